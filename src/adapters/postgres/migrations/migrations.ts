import { type Migration, sql } from 'kysely';
import { firstTables } from './first-tables/first-tables';
import { searchWordsMigration } from './search-words-migration';
import { secondFactors } from './second-factor-migration';
import { statements } from './statements';
import { whoIsWho } from './who-is-who-migration';

/** The step that makes the tables of version 0.1. */
export const FIRST_STEP = '0001-first-tables';

/**
 * Every step of the schema, in order, numbered without gaps. A step that has run anywhere is never changed or renamed, since
 * databases record the names: write the next one.
 */
export const MIGRATIONS: Readonly<Record<string, Migration>> = {
  [FIRST_STEP]: firstTables,
  '0002-who-is-who': whoIsWho,
  '0003-search-words': searchWordsMigration,
  // Hours that somebody took back are deleted, and the hours of one person are found by year without reading their sign-ups.
  '0004-own-hours': statements(
    sql`delete from signup where event_id is null and state = 'withdrawn'`,
    sql`create index signup_own_hours on signup (person_id, day desc, created_at desc, id) include (hours, minutes)
      where hours <> 'none'`,
  ),
  '0005-repeated-calls': statements(
    sql`alter table rate_count add column call text not null default '', add column inputs text not null default ''`,
  ),
  '0006-late-withdrawals': statements(sql`alter table signup add column withdrew_at int8`),
  '0007-second-factors': secondFactors,
  // Who asks for shoes is found among the messages, and is a person without an account like applicants.
  '0008-message-topics': statements(
    sql`alter table contact_message add column topic text not null default 'other', add column identity text collate "C"`,
    sql`create index contact_message_shoes on contact_message (received_at desc, id) include (state) where topic = 'shoes'`,
    sql`create index contact_message_identity on contact_message (identity, id) where identity is not null`,
  ),
  // Of few gifts nobody owes a receipt: they are found without reading the others.
  '0009-gifts-without-receipt': statements(
    sql`alter table gift add column receipt text not null default 'owed', add column no_receipt_reason text`,
    sql`create index gift_without_receipt on gift (received_on desc, created_at desc, id) where receipt = 'none'`,
  ),
  // Gifts whose receipts are to be sent, and those of the last minute: both are few.
  '0010-receipts-by-themselves': statements(
    sql`alter table settings add column receipts_since int8`,
    sql`create table due_receipt (gift_id text primary key, settled_at int8 not null, try_at int8 not null, written_at int8)`,
    sql`create index due_receipt_waiting on due_receipt (try_at, settled_at, gift_id) where written_at is null`,
    sql`create index due_receipt_written on due_receipt (written_at) where written_at is not null`,
  ),
  '0011-language-of-people': statements(sql`alter table "user" add column language text`),
  '0012-language-of-what-was-sent': statements(
    sql`alter table contact_message add column language text not null default 'en'`,
    sql`alter table pickup_request add column language text not null default 'en'`,
    sql`alter table application add column language text not null default 'en'`,
  ),
  // All mails before were in English.
  '0013-language-of-mails': statements(
    sql`alter table outbox_mail add column language text not null default 'en'`,
  ),
  // What staff wrote in Spanish; null for none.
  '0014-words-in-spanish': statements(
    sql`alter table campaign add column es jsonb`,
    sql`alter table program add column es jsonb`,
    sql`alter table event add column es jsonb`,
    sql`alter table guide add column es jsonb`,
  ),
};
