const TIME = new Intl.DateTimeFormat('en-US', { timeStyle: 'medium', timeZone: 'America/Los_Angeles' });

/** What the editor says about words that are on their way to visitors. */
export const publicationTexts = {
  waiting: 'Going live…',
  /** `at` in ms since the epoch. */
  live: (at: number) => `Live since ${TIME.format(at)} PT.`,
  seePage: 'See the page (opens in a new tab)',
  unknown: 'Saved. Couldn’t check whether it’s live yet. Checking again.',
  failed: 'Saved, but not live',
  failedAdvice:
    'The page couldn’t be generated, so visitors still see the previous one. Your changes are saved, and the site tries again every 30 seconds. If it keeps failing, undo your last change or restore a backup, and tell the person who runs the server.',
};
