/**
 * What a table of the library is given as `loading`: without it the whole table is a live region, and a screen reader
 * reads every row again that changes. What has changed is said by the page itself, in a sentence.
 */
export const QUIET = { spinning: false, 'aria-live': 'off' } as const;
