// A page that was opened before a deployment calls the paths of its version.
import { expect, test } from 'vitest';
import { aCampaignDraft } from '../support/campaign-builder';
import { anyDatabase } from '../support/test-database';
import { TestServer } from '../support/test-server';

const { empty } = await anyDatabase();

test('campaigns are read, created and changed by their paths of the version before', async () => {
  const admin = await new TestServer(await empty()).signedIn('admin');
  const json = async (path: string, method = 'GET', body?: object) => {
    const sent = body && { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } };
    const response = await admin(`/api/campaigns${path}`, { method, ...sent });
    return [response.status, await response.json()];
  };
  const draft = aCampaignDraft({ title: 'New Boots' });
  const created = await json('', 'POST', { ...draft, id: 'new-boots' });
  expect(created).toMatchObject([200, { id: 'new-boots', title: 'New Boots' }]);
  expect(await json('/new-boots')).toEqual(created);
  expect(await json('')).toEqual([200, [created[1]]]);
  const base = (created[1] as { revision: string }).revision;
  // Whatever the body says, the path names the campaign.
  const changed = await json('/new-boots', 'PUT', { ...draft, title: 'Old Boots', base, id: 'other' });
  expect(changed).toMatchObject([200, { id: 'new-boots', title: 'Old Boots' }]);
  expect(await json('/nobody')).toEqual([404, { code: 'not-found' }]);
});
