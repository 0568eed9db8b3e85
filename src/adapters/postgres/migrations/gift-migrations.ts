import { type Kysely, type Migration, sql } from 'kysely';
import { searchWords } from '../../../core/shared/text/search-words';
import { calendarDateAt } from '../../../core/shared/time/calendar';
import { run, statements } from './statements';

/** A gift that was announced before there was a book of gifts. */
interface Announced {
  readonly id: string;
  readonly received_at: number;
  readonly cents: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly message: string;
}

/** Longer amounts are no money: there is not so much in the world. */
const MOST_DIGITS = 12;

/**
 * The book of gifts. What a campaign had raised stays in its column 'current_amount' and is its opening sum from here on;
 * the gifts that were announced on the website so far are pending.
 */
export const gifts: Migration = {
  async up(database: Kysely<unknown>) {
    await run(
      database,
      sql`create table gift_import (
        id text primary key, provider text not null, file_name text not null, imported_at int8 not null,
        added int4 not null, settled int4 not null, known int4 not null, undone_at int8
      )`,
      sql`create table gift (
        id text primary key, revision text not null,
        name text not null, email text not null, phone text not null, address text not null, person_id text,
        cents int8 not null, benefit text, benefit_cents int8, campaign_id text, plan_id text,
        received_on text not null, method text not null, note text not null, origin text not null,
        provider text, external_id text, import_id text,
        state text not null, refund_cents int8, refund_on text, created_at int8 not null,
        donor_key text not null, search text not null,
        constraint gift_source unique (provider, external_id)
      )`,
      sql`create index gift_newest on gift (received_on desc, created_at desc, id)`,
      sql`create index gift_largest on gift (cents desc, received_on desc)`,
      sql`create index gift_campaign on gift (campaign_id)`,
      sql`create index gift_import_id on gift (import_id)`,
      sql`create index gift_donor on gift (donor_key)`,
      sql`create index gift_search on gift using gin (array_to_tsvector(string_to_array(search, ' ')))`,
      sql`insert into change_count (thing) values ('gifts')`,
    );
    await takeOver(database);
    await sql`drop table donation`.execute(database);
  },
};

async function takeOver(database: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<Announced>`select * from donation`.execute(database);
  for (const { id, received_at, cents, name, email, phone, message } of rows) {
    if (cents.length > MOST_DIGITS) continue;
    await sql`insert into gift (id, revision, name, email, phone, address, cents, received_on, method, note, origin,
        state, created_at, donor_key, search)
      values (${id}, 'first', ${name}, ${email}, ${phone}, '', ${cents}::int8, ${calendarDateAt(received_at)}, 'card',
        ${message}, 'form', 'pending', ${received_at}, ${(email.trim() || name.trim()).toLowerCase()},
        ${searchWords(`${name} ${email}`).join(' ')})`.execute(database);
  }
}

/** Plans to give again and again, and the indexes that find what one person gave. */
export const plans = statements(
  sql`create table recurring_plan (
    id text primary key, revision text not null, person_id text, name text not null, email text not null,
    cents int8 not null, interval text not null, starts_on text not null, asks_from text not null,
    state text not null, created_at int8 not null
  )`,
  sql`create index recurring_plan_person on recurring_plan (person_id)`,
  sql`create index gift_person on gift (person_id)`,
  sql`create index pickup_request_email on pickup_request (lower(btrim(email)))`,
);

/** When somebody corrected what was recorded of a gift: an import whose gifts were corrected is not undone. */
export const giftCorrections = statements(sql`alter table gift add column corrected_at int8`);

/** What came with a pickup, line by line, and goods that a donor brought. */
export const goods = statements(
  sql`alter table pickup_request add column goods json not null default '[]',
    add column is_brought boolean not null default false`,
);

/**
 * Receipts with a count for each year, what each is for, what was mailed, and the letters of each year. The database
 * itself lets no two receipts of a kind hold for one gift, and no two have one number.
 */
export const receipts = statements(
  sql`create table receipt (
    id text primary key, year int4 not null, count int4 not null, kind text not null, donor_key text not null,
    donor_email text not null, person_id text, text json not null, issued_on text not null,
    state text not null check (state in ('issued', 'voided')), voided json, search text not null,
    constraint receipt_number unique (year, count)
  )`,
  sql`create table receipt_gift (
    id text primary key, receipt_id text not null, gift_id text not null, kind text not null, holds boolean not null
  )`,
  sql`create table receipt_count (year int4 primary key, last int4 not null)`,
  sql`create table receipt_mail (
    id text primary key, receipt_id text not null, mail_id text not null, queued_at int8 not null
  )`,
  sql`create table receipt_run (year int4 primary key, is_stopped boolean not null)`,
  sql`create table receipt_run_donor (
    id text primary key, year int4 not null, donor_key text not null,
    outcome text check (outcome in ('mailed', 'paper', 'none'))
  )`,
  sql`create unique index receipt_gift_holds on receipt_gift (gift_id, kind) where holds`,
  sql`create index receipt_gift_receipt on receipt_gift (receipt_id)`,
  sql`create index receipt_email on receipt (lower(donor_email))`,
  sql`create index receipt_person on receipt (person_id)`,
  sql`create index receipt_donor on receipt (year, md5(donor_key))`,
  sql`create index receipt_search on receipt using gin (array_to_tsvector(string_to_array(search, ' ')))`,
  sql`create index receipt_mail_receipt on receipt_mail (receipt_id, queued_at desc)`,
  sql`create index receipt_run_donor_year on receipt_run_donor (year, outcome)`,
  // A key may be longer than what an index can hold.
  sql`create index gift_receipt_key
    on gift (md5(donor_key || E'\\n' || case when email = '' then address else '' end), received_on)`,
  sql`insert into change_count (thing) values ('receipts')`,
);
