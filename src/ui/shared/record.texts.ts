import { CHANGED_MEANWHILE, loadFailures, saveFailures } from './failure.texts';

interface ConflictWording {
  /** As in 'This gift changed elsewhere'. */
  readonly title: string;
  /** As in 'Somebody else saved this gift'. */
  readonly thing: string;
  /** As in 'while you were correcting it'. */
  readonly changing?: string;
}

/** What the form of a record says where somebody else saved it meanwhile. */
export function conflictOver({ title, thing, changing = 'changing it' }: ConflictWording) {
  const choose =
    'Choose for each field which version to save. Until you do, what you typed stays in the form.';
  return {
    title,
    intro: `Somebody else saved ${thing} while you were ${changing}. ${choose}`,
    /** Where no answer came to an earlier try of the same form, which was saved. */
    earlierTry: `Your earlier attempt to save ${thing} worked after all. ${choose}`,
    action: 'Save This Version',
  };
}

/** The records of an area in phrases that fit into the sentences, since other languages bend their words. */
interface RecordWording {
  /** 'program' */
  readonly singular: string;
  /** 'programs' */
  readonly plural: string;
  /** 'the programs' */
  readonly all: string;
  /** 'this program' */
  readonly this: string;
  /** 'This program no longer exists' */
  readonly gone: string;
  /** 'This program changed elsewhere' */
  readonly changed: string;
  /** What people do who look at it. */
  readonly see?: 'see' | 'read';
  /** Who can give the right to it. */
  readonly helper?: string;
  /** Whether somebody may have no access to one without being told that it is there. */
  readonly isHidden?: boolean;
}

/**
 * What is said of the records of an area wherever they are listed, opened and saved: while they load, why they could not be
 * loaded or saved, that the list is empty, that one is gone, and that somebody else was quicker.
 */
export function recordTexts(wording: RecordWording) {
  const { singular, plural, all, gone, changed, see = 'see', helper, isHidden = false } = wording;
  return {
    list: {
      loading: `Loading ${plural}…`,
      filters: `Find ${plural}`,
      search: `Search ${plural}`,
      readFailed: loadFailures(all, `${see} ${plural}`, helper),
      /** Where the search and the filters leave nothing. */
      notFound: { title: `No ${plural} match.`, next: 'Try fewer words, or clear the filters.' },
    },
    /** For an empty list; `next` says what to do then. */
    none: (next: string) => ({ title: `No ${plural} yet.`, next }),
    one: {
      loading: `Loading ${singular}…`,
      readFailed: loadFailures(wording.this, `${see} ${wording.this}`, helper),
      gone: isHidden
        ? {
            title: 'This page does not exist, or you do not have access to it.',
            next: 'Go back to the list.',
          }
        : { title: `${gone}.`, next: 'Go back to the list and choose another one.' },
    },
    /** The title above why it was not changed. */
    notDone: 'Not changed',
    /** Why it was not changed. */
    failed: {
      ...saveFailures(`change ${plural}`, helper),
      'not-found': isHidden ? `${gone}, or you do not have access to it.` : `${gone}.`,
      conflict: CHANGED_MEANWHILE,
    },
    conflict: conflictOver({ title: changed, thing: wording.this }),
    /** Where everything stays as somebody else saved it. */
    keptTheirs: (title: string) => ({
      title: 'Nothing Changed',
      description: `"${title}" stays as it was saved elsewhere.`,
    }),
  };
}
