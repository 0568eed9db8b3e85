import { expect, test } from 'vitest';
import { openPostgres } from '../../src/adapters/postgres/connection/open-database';
import type { Api } from '../../src/core/api/api';
import { APIS } from '../support/apis';
import { RecordingLogger } from '../support/recording-logger';
import { TestServer } from '../support/test-server';

const database = openPostgres('postgres://nobody@localhost/none', new RecordingLogger());
const server = new TestServer(database);

const addressesOf = ({ area, calls }: Api) => Object.keys(calls).map((name) => `${area}/${name}`);

test('every call of every API is mounted, once', () => {
  const mounted = server.ports.apis.flatMap(({ api }) => addressesOf(api)).sort();
  expect(mounted).toEqual([...new Set(APIS.flatMap(({ api }) => addressesOf(api)))].sort());
});

test('every job can be started', () => {
  expect(server.jobs.length).toBeGreaterThan(4);
});
