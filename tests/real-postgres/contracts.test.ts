import { describe } from 'vitest';
import { listenPostgres } from '../../src/adapters/postgres/connection/listen';
import { PostgresChanges } from '../../src/adapters/postgres/postgres-changes';
import { publishByNotice } from '../../src/adapters/postgres/publish-change';
import { changesContract } from '../contracts/changes.contract';
import { FakeTime } from '../support/fake-time';
import { postgresContracts } from '../support/postgres-contracts';
import { hasPostgres, newDatabase, openForTests } from '../support/real-postgres';
import { RecordingLogger } from '../support/recording-logger';
import { emptied } from '../support/test-database';

describe.skipIf(!hasPostgres)('on a real PostgreSQL', () => {
  const place = hasPostgres
    ? newDatabase().then((url) => ({ url, database: openForTests(url) }))
    : Promise.reject(new Error('There is none.'));
  place.catch(() => {});

  postgresContracts(async () => emptied((await place).database));

  changesContract('PostgresChanges', async () => {
    const { url, database } = await place;
    const changes = new PostgresChanges(database, new FakeTime(), new RecordingLogger(), listenPostgres(url));
    await changes.start();
    return { changes, change: (thing) => publishByNotice(database, thing) };
  });
});
