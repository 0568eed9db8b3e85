import { Button, Modal } from 'antd';
import { useEffect, useId, useRef, useState } from 'react';
import { type ImportSource, textSource } from '../../../core/content/import-content';
import type { FieldProblem } from '../../../core/shared/failure';
import { DialogTitle } from '../../shared/dialog-title';
import { TextField } from '../fields/text-field';
import type { ImportState } from '../transfer/transfer.view-model';
import './dialogs.css';

interface ImportDialogProps {
  readonly state: ImportState;
  readonly onImport: (source: ImportSource) => void;
  /** The text that may have been refused is another one now. */
  readonly onMend: () => void;
  readonly onClose: () => void;
}

/** More reasons than a person reads are counted. */
const MOST_REASONS = 8;

/** Brings exported content in, from a file or from pasted text; it arrives as unsaved changes. */
export function ImportDialog({ state, onImport, onMend, onClose }: ImportDialogProps) {
  const id = useId();
  const [text, setText] = useState('');
  const [source, setSource] = useState<'file' | 'text'>('file');
  const textForm = useRef<HTMLFormElement>(null);
  const refusal = useRef<HTMLDivElement>(null);
  const busy = state.status === 'reading';
  const isRefused = state.status === 'refused';
  useEffect(() => {
    if (!isRefused) return;
    if (source === 'text') textForm.current?.querySelector('textarea')?.focus();
    refusal.current?.scrollIntoView({ block: 'nearest' });
  }, [isRefused, source]);
  return (
    <Modal
      open={state.status !== 'closed'}
      title={<DialogTitle>Import content</DialogTitle>}
      footer={null}
      onCancel={onClose}
      afterClose={() => setText('')}
      destroyOnHidden
    >
      <div className="editor-dialog">
        <p>
          Choose a file that was exported here, or paste its text. What it holds comes in as unsaved changes,
          so that you can look at it first.
        </p>
        <p className="editor-dialog__file">
          <label htmlFor={`${id}-file`}>Content file</label>
          <input
            id={`${id}-file`}
            type="file"
            accept=".json,application/json"
            aria-invalid={isRefused && source === 'file'}
            aria-describedby={isRefused && source === 'file' ? `${id}-refusal` : undefined}
            // Not disabled: that would take away the focus of whoever chose the file.
            aria-disabled={busy}
            onClick={(event) => {
              if (busy) event.preventDefault();
            }}
            onChange={({ target }) => {
              const file = target.files?.[0];
              setSource('file');
              if (file) onImport({ size: file.size, read: () => file.text() });
              target.value = '';
            }}
          />
        </p>
        <form
          className="editor-dialog"
          aria-label="Import pasted text"
          ref={textForm}
          onSubmit={(event) => {
            event.preventDefault();
            setSource('text');
            onImport(textSource(text));
          }}
        >
          <TextField
            label="Content text"
            rows={6}
            value={text}
            onChange={(typed) => {
              setText(typed);
              onMend();
            }}
            refusedBy={isRefused && source === 'text' ? `${id}-refusal` : undefined}
          />
          <div role="alert" ref={refusal}>
            {state.status === 'refused' && (
              <div className="editor-dialog__refusal" id={`${id}-refusal`}>
                <p>{state.message}</p>
                <Reasons problems={state.problems} />
              </div>
            )}
          </div>
          <p className="editor-dialog__actions">
            <Button onClick={onClose}>Cancel</Button>
            <Button type="primary" htmlType="submit" loading={busy} disabled={text.trim() === ''}>
              Import text
            </Button>
          </p>
        </form>
      </div>
    </Modal>
  );
}

function Reasons({ problems }: { readonly problems: readonly FieldProblem[] }) {
  const left = problems.length - MOST_REASONS;
  if (problems.length === 0) return null;
  return (
    <ul>
      {problems.slice(0, MOST_REASONS).map(({ field, message }) => (
        <li key={field}>
          {field !== '' && <code>{field}</code>} {message}
        </li>
      ))}
      {left > 0 && <li>and {left} more</li>}
    </ul>
  );
}
