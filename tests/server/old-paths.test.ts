// A page that was opened before a deployment calls the paths of its version.
import { expect, test } from 'vitest';
import { FIRST_SETTINGS } from '../../src/core/settings/settings';
import { testDatabase } from '../support/test-database';
import { TestServer } from '../support/test-server';

const { empty } = await testDatabase();

test('the settings and the audit log are read and saved by their paths of the version before', async () => {
  const admin = await new TestServer(await empty()).signedIn('admin');
  const json = async (path: string, request: RequestInit = { method: 'GET' }) => {
    const response = await admin(path, request);
    return [response.status, await response.json()];
  };
  expect(await json('/api/settings')).toEqual([200, { settings: FIRST_SETTINGS, revision: 'first' }]);
  const body = JSON.stringify({ ...FIRST_SETTINGS, legalName: 'Example', base: 'first' });
  const headers = { 'Content-Type': 'application/json' };
  expect(await json('/api/settings', { method: 'PUT', body, headers })).toMatchObject([
    200,
    { settings: { legalName: 'Example' } },
  ]);
  const query = encodeURIComponent(JSON.stringify({ action: null, person: null, page: 1, size: 9 }));
  expect(await json(`/api/audit?q=${query}`)).toMatchObject([
    200,
    { items: [{ action: 'settings.save', detail: { fields: 'legalName' } }], total: 1 },
  ]);
});
