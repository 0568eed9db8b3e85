import type { PersonChange } from '../../core/people/person-changes';
import { conflictTexts } from '../shared/conflict/conflict.texts';
import { ConflictDialog } from '../shared/conflict/conflict-dialog';
import { TextVersion, TwoVersions } from '../shared/conflict/two-versions';
import { peopleTexts as texts } from './people.texts';
import { type PersonChoices, type PersonConflict, type PersonField, presetChoices } from './person-conflict';
import { roleNames } from './roles.texts';

interface PersonConflictDialogProps {
  /** Null without a conflict. */
  readonly conflict: PersonConflict | null;
  readonly onResolve: (choices: PersonChoices) => void;
  readonly onClose: () => void;
}

/** Somebody else saved the person in the meantime: compares their version with the form. */
export function PersonConflictDialog({ conflict, ...dialog }: PersonConflictDialogProps) {
  const parts = (conflict?.fields ?? []).map(({ field, author }) => ({
    key: field,
    name: texts[field],
    author,
    versions: conflict && (
      <TwoVersions
        title={texts[field]}
        beforeName={conflictTexts.theirs}
        before={<TextVersion value={textOf(conflict.kept, field)} />}
        afterName={conflictTexts.mine}
        after={<TextVersion value={textOf(conflict.mine, field)} />}
      />
    ),
  }));
  return (
    <ConflictDialog
      open={conflict !== null}
      title={texts.conflict.title}
      intro={texts.conflict.intro}
      action={texts.conflict.action}
      parts={parts}
      preset={conflict ? presetChoices(conflict) : {}}
      {...dialog}
    />
  );
}

function textOf({ name, role }: PersonChange, field: PersonField): string {
  if (field === 'name') return name;
  return role === null ? texts.noRole : roleNames[role];
}
