import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { SectionKey } from '../../../core/content/site-content';
import { conflictTexts } from '../../shared/conflict/conflict.texts';
import { ConflictDialog, type ConflictPart } from '../../shared/conflict/conflict-dialog';
import type { FieldChoices } from '../../shared/conflict/field-conflict';
import { ConfirmDialog } from '../../shared/dialog/confirm-dialog';
import type { ConflictingSection } from '../document/editor-document';
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
  return (
    <>
      <ImportDialog />
      <BackupsDialog />
      <ContentConflictDialog
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
          if (!editor.document.canSave) onFocusLost();
        }}
      >
        {editorTexts.revertQuestion.body}
      </ConfirmDialog>
    </>
  );
});

const texts = dialogTexts.conflict;

interface ContentConflictDialogProps {
  readonly open: boolean;
  readonly sections: readonly ConflictingSection[];
  readonly onResolve: (choices: FieldChoices<SectionKey>) => void;
  readonly onClose: () => void;
  /** When it is gone, whatever was answered. */
  readonly onClosed: () => void;
}

/** The content was saved elsewhere while it was being edited here. Nothing is chosen beforehand. */
function ContentConflictDialog({ sections, ...dialog }: ContentConflictDialogProps) {
  const parts = sections.map(
    ({ section, author, differences }): ConflictPart<SectionKey> => ({
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
    }),
  );
  return (
    <ConflictDialog title={texts.title} intro={texts.intro} action={texts.submit} parts={parts} {...dialog} />
  );
}
