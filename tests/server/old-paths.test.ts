// A page that was opened before a deployment calls the paths of its version.
import { expect, test } from 'vitest';
import { callsOf } from '../support/apis';
import { aCampaignDraft } from '../support/campaign-builder';
import { OLD_AREAS, OLD_PATHS } from '../support/server-routes';
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

/** What may be asked without an input, in an area that has another name now. */
const renamed = callsOf('query').flatMap(({ path, sample }) =>
  Object.entries(OLD_AREAS)
    .filter(([area]) => !sample && path.startsWith(`/api/${area}/`))
    .map(([area, old]) => [path.replace(`/${area}/`, `/${old}/`), path] as const),
);

/** What may be asked without an input, and is in another area now. */
const moved = callsOf('query').flatMap(({ path, sample }) =>
  sample ? [] : (OLD_PATHS[path] ?? []).map((old) => [old, path] as const),
);

test.each([...renamed, ...moved])('%s is answered as %s, by the same right', async (old, now) => {
  const server = new TestServer(await empty());
  for (const fetch of [
    server.browser(),
    await server.signedIn('donor', 'donor@fsr.example'),
    await server.signedIn('admin', 'admin@fsr.example'),
  ]) {
    const [before, after] = [await fetch(old, { method: 'GET' }), await fetch(now, { method: 'GET' })];
    expect(before.status).toBe(after.status);
    expect(await before.text()).toBe(await after.text());
  }
});

test('a command below a name of the version before does what the one below the new name does', async () => {
  const fetch = await new TestServer(await empty()).signedIn('volunteer');
  const made = await fetch('/api/own-feed/make', { method: 'POST' });
  expect(made.status).toBe(200);
  const { createdAt } = await made.json();
  expect(await (await fetch('/api/own-feeds/get', { method: 'GET' })).json()).toEqual({ createdAt });
});

test.each(['own-gifts', 'own-giving'])(
  'a plan is started and changed below the name %s of the version before',
  async (old) => {
    const fetch = await new TestServer(await empty()).signedIn('donor');
    const post = async (name: string, body: object) => {
      const sent = { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } };
      const response = await fetch(`/api/${old}/${name}`, { method: 'POST', ...sent });
      return [response.status, await response.json()] as const;
    };
    const draft = { id: 'new', cents: 2_500, interval: 'monthly', startsOn: '2026-12-01' };
    const [status, started] = await post('startPlan', draft);
    expect([status, started]).toMatchObject([200, { id: 'new', standing: 'active' }]);
    const base = (started as { revision: string }).revision;
    const [, paused] = await post('changePlan', { id: 'new', change: 'pause', base });
    expect(paused).toMatchObject({ id: 'new', standing: 'paused' });
    expect(await (await fetch('/api/own-plans/list', { method: 'GET' })).json()).toEqual([paused]);
  },
);
