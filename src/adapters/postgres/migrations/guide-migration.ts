import { sql } from 'kysely';
import { statements } from './statements';

/** Guides, and who has done which training: once a day at most. */
export const guides = statements(
  sql`create table guide (
    id text primary key, revision text not null, type text not null check (type in ('training', 'resource')),
    state text not null check (state in ('draft', 'published', 'retired')), title text not null, body text not null,
    link text not null, minutes int4, required_for json not null, redo_from text, need text, audience text not null,
    phone text not null, address text not null, hours text not null, languages text not null,
    checked_on text, checked_by text, reports json not null
  )`,
  sql`create table completion (
    id text primary key, guide_id text not null, person_id text not null, done_on text not null,
    said_by text not null check (said_by in ('self', 'staff')), unique (person_id, guide_id, done_on)
  )`,
  // Covers how many people have done each training.
  sql`create index completion_guide on completion (guide_id, done_on, person_id)`,
  sql`insert into change_count (thing) values ('guides')`,
);
