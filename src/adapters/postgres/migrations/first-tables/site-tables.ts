import { type RawBuilder, sql } from 'kysely';

/** What serves the site as a whole: settings, messages, mails, the audit log, changes and limits. */
export const siteTables: readonly RawBuilder<unknown>[] = [
  sql`create table settings (
    is_kept boolean default true primary key,
    revision text not null,
    saved_at bigint not null,
    settings json not null,
    constraint settings_is_kept_check check (is_kept)
  )`,
  sql`create table contact_message (
    id text primary key,
    received_at bigint not null,
    name text not null,
    email text not null,
    message text not null,
    state text default 'unread' not null,
    revision text default 'first' not null,
    search tsvector default '' not null
  )`,
  sql`create index contact_message_received_at on contact_message (received_at desc, id) include (state)`,
  sql`create index contact_message_search on contact_message using gin (search)`,
  sql`create index contact_message_state on contact_message (state, received_at desc, id)`,
  sql`create table outbox_mail (
    id text default gen_random_uuid()::text primary key,
    position bigint not null generated always as identity,
    kind text not null,
    to_address text not null,
    subject text not null,
    mail json,
    state text default 'waiting' not null,
    queued_at bigint default (extract(epoch from clock_timestamp()) * 1000)::bigint not null,
    sent_at bigint,
    next_try_at bigint default 0 not null,
    tries integer default 0 not null,
    trouble text,
    about_address text,
    constraint outbox_mail_state_check check (state in ('waiting', 'sent', 'failed'))
  )`,
  sql`create index outbox_mail_due on outbox_mail (state, next_try_at)`,
  sql`create index outbox_mail_position on outbox_mail (position desc)`,
  sql`create index outbox_mail_told on outbox_mail (to_address, kind, queued_at)`,
  sql`create table notice_digest (
    id text primary key,
    kind text not null,
    to_address text not null,
    count integer not null,
    due_at bigint not null,
    constraint notice_digest_kind_check check (kind in ('message', 'pickup', 'application'))
  )`,
  sql`create index notice_digest_due on notice_digest (due_at)`,
  sql`create table audit_entry (
    id text primary key,
    at bigint not null,
    actor_id text not null,
    action text not null,
    subject_id text not null,
    subject_name text not null,
    detail json not null
  )`,
  sql`create index audit_entry_action on audit_entry (action, at desc, id)`,
  sql`create index audit_entry_actor on audit_entry (actor_id, at desc, id)`,
  sql`create index audit_entry_at on audit_entry (at desc, id)`,
  sql`create index audit_entry_subject on audit_entry (subject_id, at desc, id)`,
  sql`create function refuse_audit_change() returns trigger language plpgsql
    as $$ begin raise exception 'Entries of the audit log are never changed or removed.'; end $$`,
  sql`create trigger audit_entry_append_only before delete or update or truncate on audit_entry
    for each statement execute function refuse_audit_change()`,
  sql`create table change_count (
    thing text primary key,
    count bigint default 0 not null
  )`,
  sql`insert into change_count values ('content', 0), ('campaigns', 0), ('session', 0), ('people', 0), ('messages', 0), ('pickups', 0), ('gifts', 0), ('receipts', 0), ('programs', 0), ('applications', 0), ('guides', 0), ('events', 0), ('signups', 0), ('shelf', 0)`,
  sql`create table rate_count (
    key text primary key,
    count integer not null,
    ends_at bigint not null
  )`,
];
