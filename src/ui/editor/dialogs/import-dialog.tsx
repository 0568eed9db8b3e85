import { Alert, Button, Flex, Modal } from 'antd';
import { useEffect, useId, useRef, useState } from 'react';
import type { ContentProblem } from '../../../core/content/content-problem';
import { type ImportSource, textSource } from '../../../core/content/import-content';
import { DialogTitle } from '../../shared/dialog-title';
import { FileButton } from '../../shared/file-button';
import { EditorField } from '../fields/editor-field';
import { fieldTexts } from '../fields/field.texts';
import type { ImportState } from '../transfer/transfer.view-model';
import { dialogTexts } from './dialogs.texts';

const texts = dialogTexts.import;

interface ImportDialogProps {
  readonly state: ImportState;
  readonly onImport: (source: ImportSource) => void;
  /** The text that may have been refused was changed. */
  readonly onEdit: () => void;
  readonly onClose: () => void;
}

/** More reasons than a person reads are counted. */
const MOST_REASONS = 8;

/** Brings exported content in, from a file or from pasted text; it arrives as unsaved changes. */
export function ImportDialog({ state, onImport, onEdit, onClose }: ImportDialogProps) {
  const refusalId = useId();
  const [text, setText] = useState('');
  const [source, setSource] = useState<'file' | 'text'>('file');
  const fileButton = useRef<HTMLButtonElement>(null);
  const textForm = useRef<HTMLFormElement>(null);
  const refusal = useRef<HTMLDivElement>(null);
  const busy = state.status === 'reading';
  const isRefused = state.status === 'refused' || state.status === 'no-room';
  const refusedBy = (from: typeof source) => (isRefused && source === from ? refusalId : undefined);
  useEffect(() => {
    if (!isRefused) return;
    if (source === 'text') textForm.current?.querySelector('textarea')?.focus();
    refusal.current?.scrollIntoView({ block: 'nearest' });
  }, [isRefused, source]);
  return (
    <Modal
      open={state.status !== 'closed'}
      title={<DialogTitle>{texts.title}</DialogTitle>}
      // A cross would have the focus first.
      closable={false}
      footer={null}
      afterOpenChange={(isOpen) => isOpen && fileButton.current?.focus()}
      onCancel={onClose}
      afterClose={() => setText('')}
      destroyOnHidden
    >
      <Flex vertical gap="medium">
        <p>{texts.intro}</p>
        <Flex vertical gap={4} align="start">
          <FileButton
            label={texts.file}
            accept=".json,application/json"
            busy={busy}
            buttonRef={fileButton}
            describedBy={refusedBy('file')}
            isWrong={refusedBy('file') !== undefined}
            onFile={(file) => {
              setSource('file');
              onImport({ size: file.size, read: () => file.text() });
            }}
          >
            {texts.chooseFile}
          </FileButton>
        </Flex>
        <form
          aria-label={texts.form}
          ref={textForm}
          onSubmit={(event) => {
            event.preventDefault();
            setSource('text');
            onImport(textSource(text));
          }}
        >
          <Flex vertical gap="medium">
            <EditorField
              label={texts.text}
              rows={6}
              value={text}
              onChange={(typed) => {
                setText(typed);
                onEdit();
              }}
              refusedBy={refusedBy('text')}
            />
            <div role="alert" ref={refusal}>
              {isRefused && (
                <Alert
                  type="error"
                  showIcon
                  // The element around it is the alert; it is there before the words are.
                  role="presentation"
                  id={refusalId}
                  title={state.status === 'refused' ? texts.refused : texts.noRoom}
                  description={state.status === 'refused' && <Reasons problems={state.problems} />}
                />
              )}
            </div>
            <Flex gap="small" wrap justify="end">
              <Button onClick={onClose}>{dialogTexts.cancel}</Button>
              <Button type="primary" htmlType="submit" loading={busy} disabled={text.trim() === ''}>
                {texts.submit}
              </Button>
            </Flex>
          </Flex>
        </form>
      </Flex>
    </Modal>
  );
}

function Reasons({ problems }: { readonly problems: readonly ContentProblem[] }) {
  const left = problems.length - MOST_REASONS;
  return (
    <ul>
      {problems.slice(0, MOST_REASONS).map((problem) => (
        <li key={problem.field}>
          {problem.field !== '' && <code>{problem.field}</code>} {fieldTexts.problem(problem)}
        </li>
      ))}
      {left > 0 && <li>{dialogTexts.andMore(left)}</li>}
    </ul>
  );
}
