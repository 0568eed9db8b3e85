import type { ChangeAuthor } from '../../../core/shared/forms/two-versions';

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
