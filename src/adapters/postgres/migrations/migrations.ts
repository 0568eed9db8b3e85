import { type Migration, sql } from 'kysely';
import { auditMigration } from './audit-migration';
import { calendarFeeds } from './calendar-feed-migration';
import { eraseMoreMigration } from './erase-more-migration';
import { events, ownHours } from './event-migrations';
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
import { searchWordsMigration } from './search-words-migration';
import { secondFactors } from './second-factor-migration';
import { shelf } from './shelf-migration';
import { statements } from './statements';
import { textLimitsMigration } from './text-limits-migration';
import { whoIsWho } from './who-is-who-migration';

/**
 * Every step of the schema, in order, numbered without gaps. A step that has run anywhere is never changed or renamed, since
 * databases record the names: write the next one. Some had other names once (earlier-names.ts).
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
  '0011-picture-copies': pictureCopies,
  '0012-account-tokens': accountTokens,
  '0013-lists': lists,
  '0014-receipts': receipts,
  '0015-plans': plans,
  '0016-gift-corrections': giftCorrections,
  '0017-goods': goods,
  '0018-outbox-about': outboxAbout,
  '0019-stored-words': storedWords,
  '0020-letters-job': lettersJob,
  '0021-rate-keys': rateKeys,
  '0022-text-limits': textLimitsMigration,
  '0023-erase-more': eraseMoreMigration,
  // The program decides which roles there are.
  '0024-any-role': statements(sql`alter table "user" drop constraint user_role_check`),
  '0025-programs': programs,
  '0026-application-notices': applicationNotices,
  '0027-guides': guides,
  '0028-events': events,
  '0029-calendar-feeds': calendarFeeds,
  '0030-shelf': shelf,
  '0031-named-people': namedPeople,
  '0032-who-is-who': whoIsWho,
  '0033-search-words': searchWordsMigration,
  '0034-own-hours': ownHours,
  '0035-repeated-calls': statements(
    sql`alter table rate_count add column call text not null default '', add column inputs text not null default ''`,
  ),
  '0036-late-withdrawals': statements(sql`alter table signup add column withdrew_at int8`),
  '0037-second-factors': secondFactors,
};
