import type { ChangeAuthor } from '../../../core/shared/forms/two-versions';

/** What the form of a record says where somebody else saved it meanwhile: `thing` as in 'this gift'. */
export function conflictOver(thing: string, changing = 'changing it') {
  return {
    title: `${thing.charAt(0).toUpperCase()}${thing.slice(1)} changed elsewhere`,
    intro: `Somebody else saved ${thing} while you were ${changing}. Choose for each field which version to save. Until you do, what you typed stays in the form.`,
    action: 'Save This Version',
  };
}

/** What every dialog says in which two versions of a thing meet. */
export const conflictTexts = {
  takeAll: 'Take all saved ones',
  keepAll: 'Keep all of mine',
  take: 'Take the saved one',
  keep: 'Keep mine',
  later: 'Decide later',
  theirs: 'Saved elsewhere',
  mine: 'Mine',
  authors: {
    me: 'Changed by you',
    them: 'Changed elsewhere',
    both: 'Changed by both',
  } satisfies Record<ChangeAuthor, string>,
  absent: 'not there',
  empty: 'empty',
  picture: 'Picture',
};
