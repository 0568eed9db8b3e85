import { Alert, Button, Flex } from 'antd';
import { observer } from 'mobx-react-lite';
import { useEffect, useId, useRef, useState } from 'react';
import { textSource } from '../../../core/content/backups/import-content';
import type { ContentProblem } from '../../../core/content/site-content';
import { FileButton } from '../../shared/control/file-button';
import { PlainDialog } from '../../shared/dialog/form-dialog';
import { EditorField } from '../fields/editor-field';
import { fieldTexts } from '../fields/field.texts';
import { useEditor } from '../use-editor';
import { dialogTexts } from './dialogs.texts';

const texts = dialogTexts.import;

/** More reasons than a person reads are counted. */
const MOST_REASONS = 8;

/** Brings exported content in, from a file or from pasted text; it arrives as unsaved changes. */
export const ImportDialog = observer(function ImportDialog() {
  const { transfer } = useEditor();
  const { state } = transfer;
  const refusalId = useId();
  const [text, setText] = useState('');
  const [source, setSource] = useState<'file' | 'text'>('file');
  const textForm = useRef<HTMLFormElement>(null);
  const refusal = useRef<HTMLDivElement>(null);
  const busy = state.status === 'reading';
  const problems = state.status === 'refused' ? state.problems : null;
  const refusedAs = state.status in texts.refusals ? (state.status as keyof typeof texts.refusals) : null;
  const isRefused = refusedAs !== null;
  const refusedBy = (from: typeof source) => (isRefused && source === from ? refusalId : undefined);
  useEffect(() => {
    if (!isRefused) return;
    if (source === 'text') textForm.current?.querySelector('textarea')?.focus();
    refusal.current?.scrollIntoView({ block: 'nearest' });
  }, [isRefused, source]);
  return (
    <PlainDialog
      open={state.status !== 'closed'}
      title={texts.title}
      width={520}
      onClose={() => transfer.close()}
      afterClose={() => setText('')}
    >
      <Flex vertical gap="medium">
        <p>{texts.intro}</p>
        <Flex vertical gap={4} align="start">
          <FileButton
            label={texts.file}
            accept=".json,application/json"
            busy={busy}
            describedBy={refusedBy('file')}
            isWrong={refusedBy('file') !== undefined}
            onFile={(file) => {
              setSource('file');
              void transfer.import({ size: file.size, read: () => file.text() });
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
            void transfer.import(textSource(text));
          }}
        >
          <Flex vertical gap="medium">
            <EditorField label={texts.text} refusedBy={refusedBy('text')}>
              {(control) => (
                <textarea
                  {...control}
                  rows={6}
                  value={text}
                  onChange={(event) => {
                    setText(event.target.value);
                    transfer.noteEdit();
                  }}
                />
              )}
            </EditorField>
            <div role="alert" ref={refusal}>
              {refusedAs && (
                <Alert
                  type="error"
                  showIcon
                  // The element around it is the alert; it is there before the words are.
                  role="presentation"
                  id={refusalId}
                  title={texts.refusals[refusedAs]}
                  description={problems && <Reasons problems={problems} />}
                />
              )}
            </div>
            <Flex gap="small" wrap justify="end">
              <Button onClick={() => transfer.close()}>{dialogTexts.cancel}</Button>
              <Button type="primary" htmlType="submit" loading={busy} disabled={text.trim() === ''}>
                {texts.submit}
              </Button>
            </Flex>
          </Flex>
        </form>
      </Flex>
    </PlainDialog>
  );
});

function Reasons({ problems }: { readonly problems: readonly ContentProblem[] }) {
  const left = problems.length - MOST_REASONS;
  return (
    <ul>
      {problems.slice(0, MOST_REASONS).map((problem) => (
        <li key={problem.field}>
          {problem.field !== '' && <code>{problem.field}</code>} <span>{fieldTexts.problem(problem)}</span>
        </li>
      ))}
      {left > 0 && <li>{dialogTexts.andMore(left)}</li>}
    </ul>
  );
}
