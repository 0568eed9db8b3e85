import { CHANGED_MEANWHILE, loadFailures, saveFailures } from './failure.texts';

/** What the form of a record says where somebody else saved it meanwhile: `thing` as in 'this gift'. */
export function conflictOver(thing: string, changing = 'changing it') {
  const choose =
    'Choose for each field which version to save. Until you do, what you typed stays in the form.';
  return {
    title: `${thing.charAt(0).toUpperCase()}${thing.slice(1)} changed elsewhere`,
    intro: `Somebody else saved ${thing} while you were ${changing}. ${choose}`,
    /** Where no answer came to an earlier try of the same form, which was saved. */
    earlierTry: `Your earlier attempt to save ${thing} worked after all. ${choose}`,
    action: 'Save This Version',
  };
}

interface RecordWording {
  /** What people do who look at it. */
  readonly see?: 'see' | 'read';
  /** Who can give the right to it. */
  readonly helper?: string;
  /** Whether somebody may have no access to one without being told that it is there. */
  readonly isHidden?: boolean;
}

/**
 * What is said of the records of an area wherever they are listed, opened and saved: while they load, why they could not be
 * loaded or saved, that the list is empty, that one is gone, and that somebody else was quicker. `singular` and `plural` as in 'program' and
 * 'programs'.
 */
export function recordTexts(singular: string, plural: string, wording: RecordWording = {}) {
  const { see = 'see', helper, isHidden = false } = wording;
  return {
    list: {
      loading: `Loading ${plural}…`,
      filters: `Find ${plural}`,
      search: `Search ${plural}`,
      readFailed: loadFailures(`the ${plural}`, `${see} ${plural}`, helper),
      /** Where the search and the filters leave nothing. */
      notFound: { title: `No ${plural} match.`, next: 'Try fewer words, or clear the filters.' },
    },
    /** For an empty list; `next` says what to do then. */
    none: (next: string) => ({ title: `No ${plural} yet.`, next }),
    one: {
      loading: `Loading ${singular}…`,
      readFailed: loadFailures(`this ${singular}`, `${see} this ${singular}`, helper),
      gone: isHidden
        ? {
            title: 'This page does not exist, or you do not have access to it.',
            next: 'Go back to the list.',
          }
        : {
            title: `This ${singular} no longer exists.`,
            next: 'Go back to the list and choose another one.',
          },
    },
    /** The title above why it was not changed. */
    notDone: 'Not changed',
    /** Why it was not changed. */
    failed: {
      ...saveFailures(`change ${plural}`, helper),
      'not-found': isHidden
        ? `This ${singular} no longer exists, or you do not have access to it.`
        : `This ${singular} no longer exists.`,
      conflict: CHANGED_MEANWHILE,
    },
    conflict: conflictOver(`this ${singular}`),
    /** Where everything stays as somebody else saved it. */
    keptTheirs: (title: string) => ({
      title: 'Nothing Changed',
      description: `"${title}" stays as it was saved elsewhere.`,
    }),
  };
}
