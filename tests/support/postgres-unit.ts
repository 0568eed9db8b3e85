import type { Database } from '../../src/adapters/postgres/database';
import { postgresRepositories } from '../../src/adapters/postgres/postgres-repositories';
import { PostgresUnitOfWork } from '../../src/adapters/postgres/postgres-unit-of-work';
import { type PublishChange, publishByNotice } from '../../src/adapters/postgres/publish-change';
import type { IdSource } from '../../src/core/shared/system.port';
import { CountingIds } from './counting-ids';
import { FakeTime } from './fake-time';
import { RecordingLogger } from './recording-logger';

/** Units of work on a database, over the repositories of every area. */
export function postgresUnit(
  database: Database,
  {
    time: clock = new FakeTime(),
    ids = new CountingIds(),
    logger = new RecordingLogger(),
    publishChange = publishByNotice,
  }: { time?: FakeTime; ids?: IdSource; logger?: RecordingLogger; publishChange?: PublishChange } = {},
) {
  const ports = { clock, ids, logger, publishChange };
  return new PostgresUnitOfWork(database, postgresRepositories(clock), ports);
}
