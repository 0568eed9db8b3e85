import { sql } from 'kysely';
import { statements } from './statements';

/** The first tables. */
export const first = statements(
  // One row at most.
  sql`create table content_head (
    is_head boolean primary key default true check (is_head),
    revision text not null, saved_at int8 not null, automatic boolean not null, content json not null
  )`,
  sql`create table content_backup (
    id text primary key, place int4 not null, revision text, saved_at int8, automatic boolean not null, content json not null
  )`,
  sql`create table campaign (
    id text primary key, position int8 not null generated always as identity,
    title text not null, description text not null, goal_amount int8 not null, current_amount int8 not null,
    start_date int8 not null, end_date int8 not null, image_url text not null, is_active boolean not null,
    created_at int8 not null, updated_at int8 not null
  )`,
  sql`create table contact_message (
    id text primary key, received_at int8 not null, name text not null, email text not null, message text not null
  )`,
  sql`create table donation (
    id text primary key, received_at int8 not null, cents text not null, name text not null, email text not null,
    phone text not null, message text not null
  )`,
  sql`create table pickup_request (
    id text primary key, received_at int8 not null, name text not null, email text not null, phone text not null,
    address text not null, items text not null, message text not null
  )`,
  sql`create index contact_message_received_at on contact_message (received_at desc, id)`,
  sql`create index donation_received_at on donation (received_at desc, id)`,
  sql`create index pickup_request_received_at on pickup_request (received_at desc, id)`,
  sql`create table picture (ref text primary key, type text not null, bytes bytea not null, added_at int8 not null)`,
);

/** Accounts and sessions, with the columns that better-auth asks for, and the counts of the rate limits. */
export const accounts = statements(
  sql`create table "user" (
    id text primary key, name text not null, email text not null unique, "emailVerified" boolean not null, image text,
    "createdAt" timestamptz not null default current_timestamp, "updatedAt" timestamptz not null default current_timestamp,
    role text not null check (role in ('admin', 'program_manager', 'volunteer', 'donor', 'beneficiary')),
    banned boolean not null default false, "banReason" text, "banExpires" timestamptz
  )`,
  sql`create table session (
    id text primary key, "expiresAt" timestamptz not null, token text not null unique,
    "createdAt" timestamptz not null default current_timestamp, "updatedAt" timestamptz not null,
    "ipAddress" text, "userAgent" text, "userId" text not null references "user" (id) on delete cascade,
    "impersonatedBy" text
  )`,
  sql`create table account (
    id text primary key, "accountId" text not null, "providerId" text not null,
    "userId" text not null references "user" (id) on delete cascade,
    "accessToken" text, "refreshToken" text, "idToken" text, "accessTokenExpiresAt" timestamptz,
    "refreshTokenExpiresAt" timestamptz, scope text, password text,
    "createdAt" timestamptz not null default current_timestamp, "updatedAt" timestamptz not null
  )`,
  sql`create table verification (
    id text primary key, identifier text not null, value text not null, "expiresAt" timestamptz not null,
    "createdAt" timestamptz not null default current_timestamp, "updatedAt" timestamptz not null default current_timestamp
  )`,
  sql`create index "session_userId" on session ("userId")`,
  sql`create index "account_userId" on account ("userId")`,
  sql`create index verification_identifier on verification (identifier)`,
  sql`create table rate_count (key text primary key, count int4 not null, ends_at int8 not null)`,
);

/** What `publishChange` counts up; a row for each thing that can change. */
export const changes = statements(
  sql`create table change_count (thing text primary key, count int8 not null default 0)`,
  sql`insert into change_count (thing) values ('content'), ('campaigns'), ('session')`,
);

/** A revision for each campaign, and an index for the list of the active ones in the order of their creation. */
export const campaignRevisions = statements(
  sql`alter table campaign add column revision text not null default 'none'`,
  sql`alter table campaign alter column revision drop default`,
  sql`create index campaign_active on campaign (is_active, position)`,
);

/** What admins decide about the foundation's work; one row at most. */
export const settings = statements(sql`create table settings (
  is_kept boolean primary key default true check (is_kept),
  revision text not null, saved_at int8 not null, settings json not null
)`);

/** Smaller copies of a picture next to it, 640 and 1280 px wide; null if the picture has no such copy. */
export const pictureCopies = statements(
  sql`alter table picture add column bytes_640 bytea, add column bytes_1280 bytea`,
);

/** Links with which people choose a password, each by the hash of its secret. */
export const accountTokens = statements(
  sql`create table account_token (
    hash text primary key, "userId" text not null references "user" (id) on delete cascade,
    purpose text not null check (purpose in ('invitation', 'password')), expires_at int8 not null, used_at int8
  )`,
  sql`create index "account_token_userId" on account_token ("userId")`,
);

/** Deletes the counts of rate limits, whose keys held emails and addresses in clear. They would last minutes anyway. */
export const rateKeys = statements(sql`delete from rate_count`);
