import { type Kysely, type Migration, sql } from 'kysely';

/**
 * Whom a mail to staff is about, by their address in small letters: its subject names them, and stays listed after the
 * mail was sent. Of mails that were sent before nobody knows it.
 */
export const outboxAboutMigration: Migration = {
  async up(database: Kysely<unknown>) {
    await database.schema.alterTable('outbox_mail').addColumn('about_address', 'text').execute();
    await sql`update outbox_mail set about_address = lower(mail ->> 'replyTo')
      where kind in ('message', 'pickup') and mail is not null`.execute(database);
  },
};
