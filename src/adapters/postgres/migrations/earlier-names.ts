/**
 * The names under which earlier versions recorded steps, in databases and backups, each with the step's name of today. Numbers
 * were left out then. These are facts about databases that exist: never change a pair, and add none.
 */
export const EARLIER_NAMES: ReadonlyMap<string, string> = new Map([
  ['0012-picture-copies', '0011-picture-copies'],
  ['0014-account-tokens', '0012-account-tokens'],
  ['0015-lists', '0013-lists'],
  ['0016-receipts', '0014-receipts'],
  ['0017-plans', '0015-plans'],
  ['0018-gift-corrections', '0016-gift-corrections'],
  ['0021-goods', '0017-goods'],
  ['0022-outbox-about', '0018-outbox-about'],
  ['0023-stored-words', '0019-stored-words'],
  ['0024-letters-job', '0020-letters-job'],
  ['0025-rate-keys', '0021-rate-keys'],
  ['0026-text-limits', '0022-text-limits'],
  ['0027-erase-more', '0023-erase-more'],
  ['0028-any-role', '0024-any-role'],
  ['0029-programs', '0025-programs'],
  ['0030-application-notices', '0026-application-notices'],
  ['0031-guides', '0027-guides'],
  ['0032-events', '0028-events'],
  ['0033-calendar-feeds', '0029-calendar-feeds'],
  ['0034-shelf', '0030-shelf'],
  ['0035-named-people', '0031-named-people'],
]);

/** Today's name of a step, under whichever name a database or a backup records it; an unknown name as it is. */
export function todaysName(recorded: string): string {
  return EARLIER_NAMES.get(recorded) ?? recorded;
}
