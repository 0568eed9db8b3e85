import { sql } from 'kysely';
import { statements } from './statements';

/**
 * Programs, the applications to them, and what staff note about those. The database itself lets no person have two open
 * applications to a program in one role: one that waits, or was approved and has not ended.
 */
export const programs = statements(
  sql`create table program (
    id text primary key, revision text not null, state text not null check (state in ('draft', 'active', 'archived')),
    title text not null, kind text, summary text not null, description text not null, manager_ids json not null,
    places int4, intake text not null, answer_days int4 not null, contact_name text not null,
    contact_phone text not null, next_step text not null, asks_sizes boolean not null,
    volunteers_need_approval boolean not null, questions json not null, created_at int8 not null, archived_at int8
  )`,
  sql`create table application (
    id text primary key, revision text not null, program_id text not null,
    role text not null check (role in ('participant', 'volunteer')), person_id text, person_key text not null,
    name text not null, contact text not null, access text not null, pairs json not null, answers json not null,
    adult boolean, guardian text not null, consent_seen_on text, received_at int8 not null,
    state text not null check (state in ('pending', 'approved', 'denied', 'withdrawn')), decided_at int8,
    decided_by json, message text not null, reason_kind text, reason text not null, told_at int8,
    ended_at int8, ended_how text, erased_at int8, search tsvector not null default ''
  )`,
  sql`create table staff_note (id text primary key, revision text not null, text text not null)`,
  sql`create unique index application_open on application (person_id, program_id, role)
    where state = 'pending' or (state = 'approved' and ended_at is null)`,
  sql`create index application_person on application (person_id, received_at desc)`,
  // Covers the counts of a program, so that they read no rows.
  sql`create index application_program on application (program_id, state)
    include (role, ended_at, decided_at, person_key)`,
  sql`create index application_list on application (decided_at desc nulls first, received_at, id)`,
  sql`create index application_search on application using gin (search)`,
  sql`insert into change_count (thing) values ('programs'), ('applications')`,
);
