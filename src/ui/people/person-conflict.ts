import type { Person } from '../../core/people/person';
import type { PersonChange } from '../../core/people/person-changes';
import { type ChangeAuthor, changeAuthor, type VersionChoice } from '../../core/shared/forms/two-versions';

/** A field of a person that an admin changes. */
export type PersonField = keyof PersonChange;

const FIELDS: readonly PersonField[] = ['name', 'role'];

/** Somebody else saved the person while they were being changed here. */
export interface PersonConflict {
  /** As they are kept now. */
  readonly kept: Person;
  readonly mine: PersonChange;
  /** Those that differ, in the order of the form; never empty. */
  readonly fields: readonly { readonly field: PersonField; readonly author: ChangeAuthor }[];
}

/** Which version each field comes from. */
export type PersonChoices = Partial<Record<PersonField, VersionChoice>>;

/** What differs between what is kept now and what was typed; null when nothing does. */
export function conflictOf(basis: PersonChange, mine: PersonChange, kept: Person): PersonConflict | null {
  const fields = FIELDS.filter((field) => mine[field] !== kept[field]).map((field) => ({
    field,
    author: changeAuthor({ base: basis[field], mine: mine[field], theirs: kept[field] }, Object.is),
  }));
  return fields.length > 0 ? { kept, mine, fields } : null;
}

/** What only one of the two has changed comes from them; where both did, nothing is chosen. */
export function presetChoices({ fields }: PersonConflict): PersonChoices {
  return Object.fromEntries(
    fields.flatMap(({ field, author }) =>
      author === 'both' ? [] : [[field, author === 'me' ? 'mine' : 'theirs'] as const],
    ),
  );
}

/** The change with each field from the version that was chosen for it. */
export function chosenChange({ kept, mine }: PersonConflict, choices: PersonChoices): PersonChange {
  const of = (field: PersonField) => (choices[field] === 'mine' ? mine : kept);
  return { name: of('name').name, role: of('role').role };
}
