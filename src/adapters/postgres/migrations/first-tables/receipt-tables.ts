import { type RawBuilder, sql } from 'kysely';

/** Receipts and statements with their numbers, and the letters of a year. */
export const receiptTables: readonly RawBuilder<unknown>[] = [
  sql`create table receipt (
    id text primary key,
    year integer not null,
    count integer not null,
    kind text not null,
    donor_key text not null,
    donor_email text not null,
    person_id text,
    text json not null,
    issued_on text not null,
    state text not null,
    voided json,
    search tsvector default '' not null,
    constraint receipt_state_check check (state in ('issued', 'voided')),
    constraint receipt_number unique (year, count)
  )`,
  sql`create index receipt_donor on receipt (year, md5(donor_key))`,
  sql`create index receipt_email on receipt (lower(donor_email))`,
  sql`create index receipt_list on receipt (year desc, count desc) include (id, kind, state, donor_email)`,
  sql`create index receipt_person on receipt (person_id)`,
  sql`create index receipt_search on receipt using gin (search)`,
  sql`create table receipt_gift (
    id text primary key,
    receipt_id text not null,
    gift_id text not null,
    kind text not null,
    holds boolean not null
  )`,
  sql`create unique index receipt_gift_holds on receipt_gift (gift_id, kind) where holds`,
  sql`create index receipt_gift_receipt on receipt_gift (receipt_id)`,
  sql`create table receipt_count (
    year integer primary key,
    last integer not null
  )`,
  sql`create table receipt_mail (
    id text primary key,
    receipt_id text not null,
    mail_id text not null,
    queued_at bigint not null
  )`,
  sql`create index receipt_mail_receipt on receipt_mail (receipt_id, queued_at desc)`,
  sql`create table receipt_run (
    year integer primary key,
    is_stopped boolean not null
  )`,
  sql`create table receipt_run_donor (
    id text primary key,
    year integer not null,
    donor_key text not null,
    outcome text,
    next_try_at bigint default 0 not null,
    constraint receipt_run_donor_outcome_check check (outcome in ('mailed', 'paper', 'none'))
  )`,
  sql`create index receipt_run_donor_next on receipt_run_donor (year, id) where outcome is null`,
  sql`create index receipt_run_donor_waiting on receipt_run_donor (next_try_at) where outcome is null`,
  sql`create index receipt_run_donor_year on receipt_run_donor (year, outcome)`,
];
