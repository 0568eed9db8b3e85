const TIME = new Intl.DateTimeFormat('en-US', { timeStyle: 'medium', timeZone: 'America/Los_Angeles' });

/** What the editor says about words that are on their way to visitors. */
export const publicationTexts = {
  waiting: 'Going live…',
  /** `at` in ms since the epoch. */
  live: (at: number) => `Live since ${TIME.format(at)} PT.`,
  seePage: 'See the page (opens in a new tab)',
  unknown: 'Saved. The server could not be asked whether it is live; it is asked again.',
  failed: 'Saved, but not live',
  failedAdvice:
    'The page could not be made from these words, so visitors still see the page before. Your words are kept, and it is tried again every 30 seconds. If it stays like this, take back your last change or restore a backup, and tell whoever looks after the server.',
};
