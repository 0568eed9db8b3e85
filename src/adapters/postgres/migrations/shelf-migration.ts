import { sql } from 'kysely';
import { statements } from './statements';

/** The log of the shelf, and which goods wait to be sorted: those that come from now on. */
export const shelf = statements(
  sql`create table shelf_move (
    id text primary key, place int8 not null, at int8 not null, by_id text not null,
    cut text not null, size float8 not null, wide boolean not null, count int4 not null, kind text not null,
    pickup_id text, application_id text, event_id text, reverses text, note text not null
  )`,
  sql`create unique index shelf_move_reverses on shelf_move (reverses) where reverses is not null`,
  sql`create index shelf_move_list on shelf_move (at desc, place desc, id)`,
  sql`create index shelf_move_place on shelf_move (place)`,
  sql`create index shelf_move_pickup on shelf_move (pickup_id) where pickup_id is not null`,
  sql`create index shelf_move_application on shelf_move (application_id) where application_id is not null`,
  sql`create index application_running on application (program_id)
    where role = 'participant' and state = 'approved' and ended_at is null`,
  sql`alter table pickup_request add column sorting text`,
  sql`create index pickup_to_sort on pickup_request (id) where sorting in ('waits', 'changed')`,
  sql`insert into change_count (thing) values ('shelf')`,
);
