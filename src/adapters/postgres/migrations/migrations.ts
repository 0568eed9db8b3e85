import { type Migration, sql } from 'kysely';
import { auditMigration } from './audit-migration';
import { calendarFeeds } from './calendar-feed-migration';
import { eraseMoreMigration } from './erase-more-migration';
import { events } from './event-migrations';
import {
  accounts,
  accountTokens,
  campaignRevisions,
  changes,
  first,
  pictureCopies,
  rateKeys,
  settings,
} from './first-migrations';
import { giftCorrections, gifts, goods, plans, receipts } from './gift-migrations';
import { guides } from './guide-migration';
import { inbox, lists, people, storedWords } from './list-migrations';
import { applicationNotices, lettersJob, outbox, outboxAbout } from './mail-migrations';
import { namedPeople } from './named-people-migration';
import { programs } from './program-migrations';
import { shelf } from './shelf-migration';
import { statements } from './statements';
import { textLimitsMigration } from './text-limits-migration';

/**
 * Every step of the schema, in order. A step that has run anywhere is never changed or renamed, since databases record the
 * names: write the next one. 11, 13, 19 and 20 were never given.
 */
export const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0001-first-tables': first,
  '0002-accounts': accounts,
  '0003-changes': changes,
  '0004-campaign-revisions': campaignRevisions,
  '0005-people': people,
  '0006-audit': auditMigration,
  '0007-settings': settings,
  '0008-outbox': outbox,
  '0009-inbox': inbox,
  '0010-gifts': gifts,
  '0012-picture-copies': pictureCopies,
  '0014-account-tokens': accountTokens,
  '0015-lists': lists,
  '0016-receipts': receipts,
  '0017-plans': plans,
  '0018-gift-corrections': giftCorrections,
  '0021-goods': goods,
  '0022-outbox-about': outboxAbout,
  '0023-stored-words': storedWords,
  '0024-letters-job': lettersJob,
  '0025-rate-keys': rateKeys,
  '0026-text-limits': textLimitsMigration,
  '0027-erase-more': eraseMoreMigration,
  // The program decides which roles there are.
  '0028-any-role': statements(sql`alter table "user" drop constraint user_role_check`),
  '0029-programs': programs,
  '0030-application-notices': applicationNotices,
  '0031-guides': guides,
  '0032-events': events,
  '0033-calendar-feeds': calendarFeeds,
  '0034-shelf': shelf,
  '0035-named-people': namedPeople,
};
