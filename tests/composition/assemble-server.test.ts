import { expect, test } from 'vitest';
import { openPostgres } from '../../src/adapters/postgres/connection/open-database';
import { APIS } from '../support/apis';
import { RecordingLogger } from '../support/recording-logger';
import { TestServer } from '../support/test-server';

const database = openPostgres('postgres://nobody@localhost/none', new RecordingLogger());
const server = new TestServer(database);

test('every area with an API is mounted, once', () => {
  const mounted = server.ports.apis.map(({ api }) => api.area).sort();
  expect(mounted).toEqual([...new Set(APIS.map(({ api }) => api.area))].sort());
});

test('every job can be started', () => {
  expect(server.jobs.length).toBeGreaterThan(4);
});
