import { sql } from 'kysely';
import { statements } from './statements';

/**
 * Second steps: with how much a session was opened, people's factors, sign-ins that wait, and browsers that are known; whether a password
 * is an easy guess, and when a calendar address ended.
 */
export const secondFactors = statements(
  sql`alter table session
    add column assurance text not null default 'password' check (assurance in ('password', 'second')),
    add column confirmed_at int8 not null default 0`,
  sql`create table second_factor (
    "userId" text primary key references "user" (id) on delete cascade,
    last_step int8 not null default -1, factors json not null
  )`,
  sql`create table sign_in_challenge (
    hash text primary key, "userId" text not null references "user" (id) on delete cascade,
    expires_at int8 not null, tries int4 not null, passkey text
  )`,
  sql`create index sign_in_challenge_expires_at on sign_in_challenge (expires_at)`,
  sql`create table known_browser (
    hash text primary key, "userId" text not null references "user" (id) on delete cascade, expires_at int8 not null
  )`,
  sql`create index "known_browser_userId" on known_browser ("userId")`,
  sql`alter table account add column is_easy boolean not null default false`,
  sql`alter table calendar_feed add column ended_at int8`,
);
