import { sql } from 'kysely';
import { statements } from './statements';

/**
 * The audit log. A trigger in the database rejects every change or removal of an entry; permissions would not be enough,
 * because the server owns its tables.
 */
export const auditMigration = statements(
  sql`create table audit_entry (
    id text primary key, at int8 not null, actor_id text not null, action text not null, subject_id text not null,
    subject_name text not null, detail json not null
  )`,
  sql`create index audit_entry_at on audit_entry (at desc, id)`,
  sql`create index audit_entry_action on audit_entry (action, at desc, id)`,
  sql`create index audit_entry_actor on audit_entry (actor_id, at desc, id)`,
  sql`create index audit_entry_subject on audit_entry (subject_id, at desc, id)`,
  sql`create function refuse_audit_change() returns trigger language plpgsql as
    $$ begin raise exception 'Entries of the audit log are never changed or removed.'; end $$`,
  sql`create trigger audit_entry_append_only before update or delete or truncate on audit_entry
    for each statement execute function refuse_audit_change()`,
);
