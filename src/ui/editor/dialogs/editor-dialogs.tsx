import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { ConfirmDialog } from '../../shared/confirm-dialog';
import { editorTexts } from '../editor.texts';
import type { EditorViewModel } from '../editor.view-model';
import { BackupsDialog } from './backups-dialog';
import { ConflictDialog } from './conflict-dialog';
import { ImportDialog } from './import-dialog';

/** A question that the person is asked; import and backups keep their own state. */
export type Question = 'none' | 'revert' | 'conflict';

interface EditorDialogsProps {
  readonly editor: EditorViewModel;
  readonly question: Question;
  readonly onAnswered: () => void;
  /** The focus has nothing to go back to: what opened the dialog went with the answer. */
  readonly onFocusLost: () => void;
}

/** Every dialog of the editor. */
export const EditorDialogs = observer(function EditorDialogs({
  editor,
  question,
  onAnswered,
  onFocusLost,
}: EditorDialogsProps) {
  const { backups, transfer, conflict, canRevert } = editor;
  const isAsking = { none: false, revert: canRevert, conflict: conflict !== null }[question];
  useEffect(() => {
    // What it asked about is gone; it must not come up again by itself.
    if (question !== 'none' && !isAsking) onAnswered();
  }, [question, isAsking, onAnswered]);
  // An auto-save would publish what is about to be discarded, or push the oldest backup out of the list that is open.
  const isHeld = backups.isOpen || question === 'revert';
  useEffect(() => (isHeld ? editor.holdAutoSave() : undefined), [isHeld, editor]);
  return (
    <>
      <ImportDialog
        state={transfer.state}
        onImport={(source) => void transfer.import(source)}
        onEdit={() => transfer.noteEdit()}
        onClose={() => transfer.close()}
      />
      <BackupsDialog
        open={backups.isOpen}
        backups={backups.state.status === 'listed' ? backups.state.backups : null}
        error={backups.error}
        readOnly={editor.readOnlyReason !== null}
        onRestore={(id) => void backups.restore(id)}
        onClose={() => backups.close()}
      />
      <ConflictDialog
        open={question === 'conflict'}
        sections={conflict ?? []}
        onResolve={(choices) => {
          editor.resolveConflict(choices);
          onAnswered();
        }}
        onClose={onAnswered}
        onClosed={() => {
          // It went back to the field from which Save was pressed; the button of the notice is gone.
          if (document.activeElement === document.body) onFocusLost();
        }}
      />
      <ConfirmDialog
        open={question === 'revert'}
        title={editorTexts.revertQuestion.title}
        action={editorTexts.revertQuestion.confirm}
        dismissal={editorTexts.revertQuestion.dismiss}
        onConfirm={() => {
          void editor.revert();
          onAnswered();
        }}
        onDismiss={onAnswered}
        onClosed={() => {
          if (!editor.canRevert) onFocusLost();
        }}
      >
        {editorTexts.revertQuestion.body}
      </ConfirmDialog>
    </>
  );
});
