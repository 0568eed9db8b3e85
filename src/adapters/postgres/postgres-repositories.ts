import type { Clock } from '../../core/shared/time/clock.port';
import { PostgresAudit } from './audit/postgres-audit';
import type { Database } from './database';
import { PostgresPickups } from './pickups/postgres-pickups';
import { PostgresReceipts } from './receipts/postgres-receipts';
import { PostgresStatementRuns } from './receipts/postgres-statement-runs';
import { PostgresSettings } from './settings/postgres-settings';

/** The repositories of every area, on a database or within a transaction; there `find` locks what it finds. */
export function postgresRepositories(clock: Clock) {
  return (database: Database) => ({
    audit: new PostgresAudit(database),
    pickups: new PostgresPickups(database),
    receipts: new PostgresReceipts(database),
    statementRuns: new PostgresStatementRuns(database),
    settings: new PostgresSettings(database, clock),
  });
}
