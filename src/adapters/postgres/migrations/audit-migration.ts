import { type Kysely, type Migration, sql } from 'kysely';

/**
 * The audit log. A trigger in the database rejects every change or removal of an entry; permissions would not be enough,
 * because the server owns its tables.
 */
export const auditMigration: Migration = {
  async up(database: Kysely<unknown>) {
    await database.schema
      .createTable('audit_entry')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('at', 'int8', (column) => column.notNull())
      .addColumn('actor_id', 'text', (column) => column.notNull())
      .addColumn('action', 'text', (column) => column.notNull())
      .addColumn('subject_id', 'text', (column) => column.notNull())
      .addColumn('subject_name', 'text', (column) => column.notNull())
      .addColumn('detail', 'json', (column) => column.notNull())
      .execute();
    for (const [name, columns] of [
      ['audit_entry_at', sql`at desc, id`],
      ['audit_entry_action', sql`action, at desc, id`],
      ['audit_entry_actor', sql`actor_id, at desc, id`],
      ['audit_entry_subject', sql`subject_id, at desc, id`],
    ] as const)
      await sql`create index ${sql.ref(name)} on audit_entry (${columns})`.execute(database);
    await sql`
      create function refuse_audit_change() returns trigger language plpgsql as
      $$ begin raise exception 'Entries of the audit log are never changed or removed.'; end $$`.execute(
      database,
    );
    await sql`
      create trigger audit_entry_append_only before update or delete or truncate on audit_entry
      for each statement execute function refuse_audit_change()`.execute(database);
  },
};
