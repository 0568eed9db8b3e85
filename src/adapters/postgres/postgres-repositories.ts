import type { Clock } from '../../core/shared/time/clock.port';
import { PostgresAccountLinkRepository } from './account/postgres-account-link-repository';
import { PostgresPasswords } from './account/postgres-passwords';
import { PostgresSessions } from './account/postgres-sessions';
import { PostgresAudit } from './audit/postgres-audit';
import type { Database } from './database';
import { PostgresAvatars } from './people/postgres-avatars';
import { PostgresPeople } from './people/postgres-people';
import { PostgresPickups } from './pickups/postgres-pickups';
import { PostgresPersonalRecords } from './privacy/postgres-personal-records';
import { PostgresSettings } from './settings/postgres-settings';

/** The repositories of every area, on a database or within a transaction; there `find` locks what it finds. */
export function postgresRepositories(clock: Clock) {
  return (database: Database) => ({
    audit: new PostgresAudit(database),
    avatars: new PostgresAvatars(database, clock),
    links: new PostgresAccountLinkRepository(database),
    passwords: new PostgresPasswords(database),
    people: new PostgresPeople(database),
    pickups: new PostgresPickups(database),
    records: new PostgresPersonalRecords(database),
    sessions: new PostgresSessions(database),
    settings: new PostgresSettings(database, clock),
  });
}
