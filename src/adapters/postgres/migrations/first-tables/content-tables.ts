import { type RawBuilder, sql } from 'kysely';

/** The words and pictures of the site, and its campaigns. */
export const contentTables: readonly RawBuilder<unknown>[] = [
  sql`create table content_head (
    is_head boolean default true primary key,
    revision text not null,
    saved_at bigint not null,
    automatic boolean not null,
    content json not null,
    constraint content_head_is_head_check check (is_head)
  )`,
  sql`create table content_backup (
    id text primary key,
    place integer not null,
    revision text,
    saved_at bigint,
    automatic boolean not null,
    content json not null
  )`,
  sql`create table picture (
    ref text primary key,
    type text not null,
    bytes bytea not null,
    added_at bigint not null,
    bytes_640 bytea,
    bytes_1280 bytea
  )`,
  sql`create table campaign (
    id text primary key,
    position bigint not null generated always as identity,
    title text not null,
    description text not null,
    goal_amount bigint not null,
    current_amount bigint not null,
    start_date bigint not null,
    end_date bigint not null,
    image_url text not null,
    is_active boolean not null,
    created_at bigint not null,
    updated_at bigint not null,
    revision text not null
  )`,
  sql`create index campaign_active on campaign (is_active, "position")`,
];
