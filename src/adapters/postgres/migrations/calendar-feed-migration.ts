import { sql } from 'kysely';
import { statements } from './statements';

/** The addresses at which calendars read: the hash of the secret in each, one for a person. */
export const calendarFeeds = statements(
  sql`create table calendar_feed (
    person_id text primary key, hash text not null unique, created_at int8 not null
  )`,
);
