import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { conflictTexts } from '../../shared/conflict/conflict.texts';
import { ConflictDialog } from '../../shared/conflict/conflict-dialog';
import { ConfirmDialog } from '../../shared/dialog/confirm-dialog';
import { editorTexts } from '../editor.texts';
import { sectionNames } from '../fields/field.texts';
import { useEditor } from '../use-editor';
import { BackupsDialog } from './backups-dialog';
import { dialogTexts } from './dialogs.texts';
import { DifferenceList } from './difference-list';
import { ImportDialog } from './import-dialog';

/** A question that the person is asked; import and backups keep their own state. */
export type Question = 'none' | 'revert' | 'conflict';

interface EditorDialogsProps {
  readonly question: Question;
  readonly onAnswered: () => void;
  /** The focus has nothing to go back to: what opened the dialog went with the answer. */
  readonly onFocusLost: () => void;
}

/** Every dialog of the editor. */
export const EditorDialogs = observer(function EditorDialogs({
  question,
  onAnswered,
  onFocusLost,
}: EditorDialogsProps) {
  const editor = useEditor();
  const { backups } = editor;
  const { canSave, conflict } = editor.document;
  const isAsking = { none: false, revert: canSave, conflict: conflict !== null }[question];
  useEffect(() => {
    // What it asked about is gone; it must not come up again by itself.
    if (question !== 'none' && !isAsking) onAnswered();
  }, [question, isAsking, onAnswered]);
  // An auto-save would publish what is about to be discarded, or push the oldest backup out of the list that is open.
  const isHeld = backups.isOpen || question === 'revert';
  useEffect(() => (isHeld ? editor.saver.hold() : undefined), [isHeld, editor]);
  const parts = (conflict ?? []).map(({ section, author, differences }) => ({
    key: section,
    name: sectionNames[section],
    author,
    versions: (
      <DifferenceList
        differences={differences}
        beforeName={conflictTexts.theirs}
        afterName={conflictTexts.mine}
        isOneSection
      />
    ),
  }));
  return (
    <>
      <ImportDialog />
      <BackupsDialog />
      {/* Nothing is chosen beforehand. */}
      <ConflictDialog
        open={question === 'conflict'}
        title={dialogTexts.conflict.title}
        intro={dialogTexts.conflict.intro}
        action={dialogTexts.conflict.submit}
        parts={parts}
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
          if (!editor.document.canSave) onFocusLost();
        }}
      >
        {editorTexts.revertQuestion.body}
      </ConfirmDialog>
    </>
  );
});
