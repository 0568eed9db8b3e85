import { sql } from 'kysely';
import { statements } from './statements';

/**
 * Events, and who signed up for them or logged work. The database itself lets nobody sign up twice for one shift, or twice as a guest
 * of one event. A sign-up keeps the times of its shift or event, and its program, so that it is found by them.
 */
export const events = statements(
  sql`create table event (
    id text primary key, revision text not null, state text not null check (state in ('draft', 'published', 'canceled')),
    title text not null, program_id text, starts_at int8, ends_at int8, place text not null, address text not null,
    access text not null, description text not null, contact_name text not null, contact_phone text not null,
    invited json not null, takes_signups boolean not null, places int4, shifts json not null, walk_ins int4 not null,
    series_id text, cancel_reason text not null, sequence int4 not null, changed_at int8 not null, created_at int8 not null
  )`,
  sql`create table signup (
    id text primary key, revision text not null, person_id text, person_key text not null, name text not null,
    contact text not null, event_id text, shift_id text, program_id text, day text not null, starts_at int8, ends_at int8,
    since int8 not null, state text not null check (state in ('waiting', 'going', 'withdrawn', 'attended', 'no-show')),
    minutes int4, hours text not null check (hours in ('none', 'claimed', 'approved', 'returned')), approved_by json,
    return_reason text not null, note text not null, marked_by json, marked_at int8, reminded_at int8, call text,
    created_at int8 not null, erased_at int8
  )`,
  sql`create index event_start on event (starts_at, id)`,
  // Covers the figures of a program, whose next events are read in its order.
  sql`create index event_program on event (program_id, starts_at, id) include (state, ends_at)`,
  sql`create index event_series on event (series_id) where series_id is not null`,
  sql`create unique index signup_once on signup (person_id, event_id, coalesce(shift_id, ''))
    where person_id is not null and event_id is not null`,
  sql`create index signup_person on signup (person_id, day)`,
  // Covers the counts of an event, so that they read no rows.
  sql`create index signup_event on signup (event_id, shift_id) include (state, marked_at, hours, minutes)`,
  // Covers the hours of a program.
  sql`create index signup_program on signup (program_id, hours, day, id) include (minutes)`,
  sql`create index signup_hours on signup (hours, day, id) where hours <> 'none'`,
  sql`create index signup_to_remind on signup (starts_at) where state = 'going' and reminded_at is null`,
  sql`create index signup_waiting on signup (event_id) where state = 'waiting'`,
  sql`create index signup_during on signup (ends_at) where state in ('going', 'attended')`,
  sql`insert into change_count (thing) values ('events'), ('signups')`,
);

/**
 * Hours that somebody took back are deleted, and the hours of one person are found by year without reading their sign-ups.
 */
export const ownHours = statements(
  sql`delete from signup where event_id is null and state = 'withdrawn'`,
  sql`create index signup_own_hours on signup (person_id, day desc, created_at desc, id) include (hours, minutes)
    where hours <> 'none'`,
);
