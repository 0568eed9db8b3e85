import type { SectionKey } from '../../../core/content/site-content';
import { conflictTexts } from '../../shared/conflict/conflict.texts';
import { ConflictDialog, type ConflictPart } from '../../shared/conflict/conflict-dialog';
import type { FieldChoices } from '../../shared/conflict/field-conflict';
import type { ConflictingSection } from '../document/conflicting-sections';
import { sectionNames } from '../fields/field.texts';
import { dialogTexts } from './dialogs.texts';
import { DifferenceList } from './difference-list';

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
export function ContentConflictDialog({ sections, ...dialog }: ContentConflictDialogProps) {
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
