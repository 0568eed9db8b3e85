import type { Clock } from '../../core/shared/time/clock.port';
import { PostgresAccountLinkRepository } from './account/postgres-account-link-repository';
import { PostgresPasswords } from './account/postgres-passwords';
import { PostgresSessions } from './account/postgres-sessions';
import { PostgresAudit } from './audit/postgres-audit';
import type { Database } from './database';
import { giftOf, giftRow } from './gifts/gift-row';
import { PostgresOutbox } from './mail/postgres-outbox';
import { type CountedMessages, PostgresMessages } from './messages/postgres-messages';
import { PostgresAvatars } from './people/postgres-avatars';
import { PostgresPeople } from './people/postgres-people';
import { PostgresPickups } from './pickups/postgres-pickups';
import { PostgresPersonalRecords } from './privacy/postgres-personal-records';
import { PostgresReceipts } from './receipts/postgres-receipts';
import { PostgresStatementRuns } from './receipts/postgres-statement-runs';
import { PostgresSettings } from './settings/postgres-settings';
import { TableRepository } from './table-repository';

/** The repositories of every area, on a database or within a transaction; there `find` locks what it finds. */
export function postgresRepositories(clock: Clock) {
  const counted: CountedMessages = { last: null };
  return (database: Database) => ({
    audit: new PostgresAudit(database),
    avatars: new PostgresAvatars(database, clock),
    gifts: new TableRepository(database, 'gift', { rowOf: giftRow, recordOf: giftOf }),
    links: new PostgresAccountLinkRepository(database),
    messages: new PostgresMessages(database, counted),
    outbox: new PostgresOutbox(database),
    passwords: new PostgresPasswords(database),
    people: new PostgresPeople(database),
    pickups: new PostgresPickups(database),
    receipts: new PostgresReceipts(database),
    records: new PostgresPersonalRecords(database),
    sessions: new PostgresSessions(database),
    settings: new PostgresSettings(database, clock),
    statementRuns: new PostgresStatementRuns(database),
  });
}
