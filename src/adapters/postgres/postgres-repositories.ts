import type { Clock } from '../../core/shared/time/clock.port';
import { PostgresAudit } from './audit/postgres-audit';
import type { Database } from './database';
import { giftOf, giftRow } from './gifts/gift-row';
import { PostgresOutbox } from './mail/postgres-outbox';
import { type CountedMessages, PostgresMessages } from './messages/postgres-messages';
import { PostgresPickups } from './pickups/postgres-pickups';
import { PostgresReceipts } from './receipts/postgres-receipts';
import { PostgresStatementRuns } from './receipts/postgres-statement-runs';
import { PostgresSettings } from './settings/postgres-settings';
import { TableRepository } from './table-repository';

/** The repositories of every area, on a database or within a transaction; there `find` locks what it finds. */
export function postgresRepositories(clock: Clock) {
  const counted: CountedMessages = { last: null };
  return (database: Database) => ({
    audit: new PostgresAudit(database),
    gifts: new TableRepository(database, 'gift', { rowOf: giftRow, recordOf: giftOf }),
    messages: new PostgresMessages(database, counted),
    outbox: new PostgresOutbox(database),
    pickups: new PostgresPickups(database),
    receipts: new PostgresReceipts(database),
    statementRuns: new PostgresStatementRuns(database),
    settings: new PostgresSettings(database, clock),
  });
}
