import type { Campaign } from '../../../core/campaigns/campaign';
import { fieldNames } from '../../../core/shared/field-names';
import { type ChangeAuthor, changeAuthor, type VersionChoice } from '../../../core/shared/two-versions';
import type { CampaignFormValues } from './campaign-form-values';

/** A field of the campaign form. */
export type CampaignField = keyof CampaignFormValues;

/** Which version each field comes from. */
export type CampaignChoices = Partial<Record<CampaignField, VersionChoice>>;

/** A field that differs between what somebody else saved and what stands in the form. */
export interface ConflictingField {
  readonly field: CampaignField;
  readonly author: ChangeAuthor;
}

/** Somebody else saved the campaign while it was being changed here. */
export interface CampaignConflict {
  /** As it is kept now. */
  readonly kept: Campaign;
  readonly theirs: CampaignFormValues;
  readonly mine: CampaignFormValues;
  /** What is kept is an earlier try of this form, which was saved although no answer came. */
  readonly isOwnEarlierTry: boolean;
  /** In the order of the form; never empty. */
  readonly fields: readonly ConflictingField[];
}

/** The fields that differ, and who has changed each since `base`. */
export function conflictingFields(
  versions: Readonly<Record<'base' | VersionChoice, CampaignFormValues>>,
): readonly ConflictingField[] {
  const { base, mine, theirs } = versions;
  return fieldNames(theirs)
    .filter((field) => mine[field] !== theirs[field])
    .map((field) => ({
      field,
      author: changeAuthor({ base: base[field], mine: mine[field], theirs: theirs[field] }, Object.is),
    }));
}

/** What only one of the two has changed comes from them; where both did, nothing is chosen. */
export function presetChoices({ fields }: CampaignConflict): CampaignChoices {
  return Object.fromEntries(
    fields.flatMap(({ field, author }) =>
      author === 'both' ? [] : [[field, author === 'me' ? 'mine' : 'theirs'] as const],
    ),
  );
}

/** The values with each field from the version that was chosen for it. */
export function chosenValues(
  { theirs, mine }: CampaignConflict,
  choices: CampaignChoices,
): CampaignFormValues {
  const kept = fieldNames(mine).filter((field) => choices[field] === 'mine');
  return { ...theirs, ...Object.fromEntries(kept.map((field) => [field, mine[field]])) };
}
