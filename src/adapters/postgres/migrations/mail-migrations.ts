import { sql } from 'kysely';
import { statements } from './statements';

/** Mails that wait to be sent, were sent or were given up. */
export const outbox = statements(
  sql`create table outbox_mail (
    id text primary key default gen_random_uuid()::text, position int8 not null generated always as identity,
    kind text not null, to_address text not null, subject text not null, mail json,
    state text not null default 'waiting' check (state in ('waiting', 'sent', 'failed')),
    queued_at int8 not null default (extract(epoch from clock_timestamp()) * 1000)::int8, sent_at int8,
    next_try_at int8 not null default 0, tries int4 not null default 0, trouble text
  )`,
  sql`create index outbox_mail_due on outbox_mail (state, next_try_at)`,
  sql`create index outbox_mail_position on outbox_mail (position desc)`,
);

/**
 * Whom a mail to staff is about, by their address in small letters: its subject names them, and stays listed after the
 * mail was sent. Of mails that were sent before nobody knows it.
 */
export const outboxAbout = statements(
  sql`alter table outbox_mail add column about_address text`,
  sql`update outbox_mail set about_address = lower(mail ->> 'replyTo')
    where kind in ('message', 'pickup') and mail is not null`,
);

/** Notices of applications to those who manage programs become one mail, too, where they were too many for an hour. */
export const applicationNotices = statements(
  sql`alter table notice_digest drop constraint notice_digest_kind_check`,
  sql`alter table notice_digest add constraint notice_digest_kind_check
    check (kind in ('message', 'pickup', 'application'))`,
);

/**
 * When a donor's letter is tried next, so that one that cannot be written keeps nobody else waiting, and the index in which
 * the job finds the next letter however many are written. Notices of an hour that were too many become one mail.
 */
export const lettersJob = statements(
  sql`alter table receipt_run_donor add column next_try_at int8 not null default 0`,
  sql`create index receipt_run_donor_waiting on receipt_run_donor (next_try_at) where outcome is null`,
  sql`create table notice_digest (
    id text primary key, kind text not null check (kind in ('message', 'pickup')), to_address text not null,
    count int4 not null, due_at int8 not null
  )`,
  // How many notices somebody got within an hour.
  sql`create index outbox_mail_told on outbox_mail (to_address, kind, queued_at)`,
  sql`create index notice_digest_due on notice_digest (due_at)`,
);
