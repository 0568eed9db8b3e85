import { type RawBuilder, sql } from 'kysely';

/** Accounts, sessions and links to passwords, as better-auth names their columns, and the calendar addresses of their owners. */
export const accountTables: readonly RawBuilder<unknown>[] = [
  sql`create table "user" (
    id text primary key,
    name text not null,
    email text not null unique,
    "emailVerified" boolean not null,
    image text,
    "createdAt" timestamptz default current_timestamp not null,
    "updatedAt" timestamptz default current_timestamp not null,
    role text,
    banned boolean default false not null,
    "banReason" text,
    "banExpires" timestamptz,
    phone text,
    revision text default 'first' not null,
    "joinedAt" timestamptz,
    "lastSignInAt" timestamptz,
    search tsvector default '' not null
  )`,
  sql`create index user_created_at on "user" ("createdAt", id)`,
  sql`create index user_created_at_down on "user" ("createdAt" desc nulls last, id)`,
  sql`create index user_email on "user" (email collate "C", id)`,
  sql`create index user_email_down on "user" (email collate "C" desc nulls last, id)`,
  sql`create index user_last_sign_in_at on "user" ("lastSignInAt", id)`,
  sql`create index user_last_sign_in_at_down on "user" ("lastSignInAt" desc nulls last, id)`,
  sql`create index user_name_down on "user" (lower(name) collate "C" desc nulls last, id) include (name)`,
  sql`create index user_name_up on "user" (lower(name) collate "C", id) include (name)`,
  sql`create index user_role on "user" (role)`,
  sql`create index user_search on "user" using gin (search)`,
  sql`create table account (
    id text primary key,
    "accountId" text not null,
    "providerId" text not null,
    "userId" text not null references "user"(id) on delete cascade,
    "accessToken" text,
    "refreshToken" text,
    "idToken" text,
    "accessTokenExpiresAt" timestamptz,
    "refreshTokenExpiresAt" timestamptz,
    scope text,
    password text,
    "createdAt" timestamptz default current_timestamp not null,
    "updatedAt" timestamptz not null
  )`,
  sql`create index "account_userId" on account ("userId")`,
  sql`create table session (
    id text primary key,
    "expiresAt" timestamptz not null,
    token text not null unique,
    "createdAt" timestamptz default current_timestamp not null,
    "updatedAt" timestamptz not null,
    "ipAddress" text,
    "userAgent" text,
    "userId" text not null references "user"(id) on delete cascade,
    "impersonatedBy" text
  )`,
  sql`create index "session_userId" on session ("userId")`,
  sql`create table verification (
    id text primary key,
    identifier text not null,
    value text not null,
    "expiresAt" timestamptz not null,
    "createdAt" timestamptz default current_timestamp not null,
    "updatedAt" timestamptz default current_timestamp not null
  )`,
  sql`create index verification_identifier on verification (identifier)`,
  sql`create table account_token (
    hash text primary key,
    "userId" text not null references "user"(id) on delete cascade,
    purpose text not null,
    expires_at bigint not null,
    used_at bigint,
    constraint account_token_purpose_check check (purpose in ('invitation', 'password'))
  )`,
  sql`create index "account_token_userId" on account_token ("userId")`,
  sql`create table calendar_feed (
    person_id text primary key,
    hash text not null unique,
    created_at bigint not null
  )`,
];
