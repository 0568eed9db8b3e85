// A page that was opened before a deployment calls the paths of its version.
import { expect, test } from 'vitest';
import { queueMail } from '../../src/adapters/postgres/mail/queue-mail';
import { FIRST_SETTINGS } from '../../src/core/settings/settings';
import { aGift, aGiftDraft, aGiftQuery, anImportRow } from '../support/gift-builder';
import { aMail } from '../support/mail-builder';
import { aMessage, aPickup, storeMessages, storePickups } from '../support/message-builder';
import { storeReceiptSetUp } from '../support/receipt-rows';
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

test('pickups are read and decided by their paths of the version before', async () => {
  const database = await empty();
  await storePickups(database, [aPickup(), aPickup({ id: 'p2', receivedAt: 0 })]);
  const admin = await new TestServer(database).signedIn('admin');
  const json = async (path: string, request: RequestInit = { method: 'GET' }) => {
    const response = await admin(`/api/pickups${path}`, request);
    return [response.status, await response.json()];
  };
  const asked = (question: object) => `?q=${encodeURIComponent(JSON.stringify(question))}`;
  expect(await json(asked({ search: '', state: null, page: 1, size: 20 }))).toMatchObject([
    200,
    { items: [{ id: 'p1' }, { id: 'p2' }], total: 2 },
  ]);
  expect(await json('/p1')).toEqual([200, aPickup()]);
  expect(await json('/nobody')).toEqual([404, { code: 'not-found' }]);
  expect(await json('/counts')).toMatchObject([200, { requested: 2 }]);
  const decide = (id: string, body: object) =>
    json(`/${id}`, {
      ...{ method: 'PUT', body: JSON.stringify(body) },
      headers: { 'Content-Type': 'application/json' },
    });
  const scheduled = { state: 'scheduled', at: Date.UTC(2026, 10, 23, 17), base: 'first' };
  // Whatever the body says, the path names the pickup.
  expect(await decide('p1', { ...scheduled, id: 'p2' })).toMatchObject([
    200,
    { id: 'p1', state: 'scheduled' },
  ]);
  expect(await decide('p1', scheduled)).toEqual([409, { code: 'conflict' }]);
  expect(await decide('p2', { ...scheduled, role: 'admin' })).toMatchObject([422, { code: 'validation' }]);
  expect(await json(`/on-day${asked({ day: '2026-11-23' })}`)).toMatchObject([200, [{ id: 'p1' }]]);
});

test('own plans are started and changed by their paths of the version before', async () => {
  const donor = await new TestServer(await empty()).signedIn('donor');
  const send = async (method: string, path: string, body: object) => {
    const headers = { 'Content-Type': 'application/json' };
    const request = { method, body: JSON.stringify(body), headers };
    const response = await donor(`/api/own-giving/plans${path}`, request);
    return [response.status, await response.json()] as const;
  };
  const draft = { cents: 2_500, interval: 'monthly', startsOn: '2026-12-01' };
  const [status, started] = await send('POST', '', { id: 'mine', ...draft });
  expect([status, started]).toMatchObject([200, { id: 'mine', standing: 'active', cents: 2_500 }]);
  const change = { change: 'pause', base: started.revision };
  expect(await send('PUT', '/mine', change)).toMatchObject([200, { standing: 'paused' }]);
});

test('the gift book is read and changed by its paths of the version before', async () => {
  const admin = await new TestServer(await empty()).signedIn('admin');
  const send = async (method: string, path: string, body?: object) => {
    const sent = body && { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } };
    const response = await admin(`/api/gift-book${path}`, { method, ...sent });
    return [response.status, await response.json()] as const;
  };
  const [, gift] = await send('POST', '/gifts', { id: 'new', ...aGiftDraft({ isSettled: false }) });
  expect(await send('GET', '/gifts/new')).toEqual([200, gift]);
  expect(await send('GET', `?q=${encodeURIComponent(JSON.stringify(aGiftQuery()))}`)).toMatchObject([
    200,
    { totals: { gifts: 1 } },
  ]);
  const on = { on: '2026-11-20', base: gift.revision };
  const [, settled] = await send('PUT', '/gifts/new/settled', on);
  expect(settled).toMatchObject({ id: 'new', state: 'settled' });
  const file = { provider: 'Form', rows: [anImportRow()] };
  expect(await send('POST', '/comparison', file)).toEqual([200, [{ kind: 'new' }]]);
  expect(await send('PUT', '/imports/i1', { ...file, fileName: 'a.csv' })).toMatchObject([200, { added: 1 }]);
  expect(await send('DELETE', '/imports/i1')).toMatchObject([200, { id: 'i1', added: 1 }]);
});

test('receipts are read, changed and sent by their paths of the version before', async () => {
  const database = await empty();
  const gifts = [aGift({ id: 'rosa' }), aGift({ id: 'late' })];
  await storeReceiptSetUp(database, { gifts, hasGoods: false, hasLegalName: true });
  const admin = await new TestServer(database).signedIn('admin');
  const json = async (path: string, method = 'GET', body?: object) => {
    const headers = { 'Content-Type': 'application/json' };
    const response = await admin(path, body ? { method, body: JSON.stringify(body), headers } : { method });
    return [response.status, await response.json()];
  };
  const asked = (question: object) => `?q=${encodeURIComponent(JSON.stringify(question))}`;
  const page = { search: '', page: 1, size: 20 };
  const single = { id: 'r1', ask: { kind: 'single', giftId: 'rosa' } };
  expect(await json('/api/receipts', 'POST', single)).toMatchObject([200, { number: '2026-0001' }]);
  const all = { ...page, year: null, kind: null, state: null, isPaper: false };
  expect(await json(`/api/receipts${asked(all)}`)).toMatchObject([200, { items: [{ id: 'r1' }], total: 1 }]);
  expect(await json(`/api/receipts/donors${asked({ ...page, year: 2026 })}`)).toMatchObject([
    200,
    { total: 1 },
  ]);
  expect(await json('/api/receipts/r1')).toMatchObject([200, { id: 'r1', leftOut: 0 }]);
  expect(await json('/api/receipts/nobody')).toEqual([404, { code: 'not-found' }]);
  const sent = [200, { items: [{ to: 'rosa@mail.example', state: 'waiting' }], sends: true }];
  expect(await json('/api/receipts/r1/mailings', 'POST')).toMatchObject(sent);
  expect(await json('/api/receipts/r1/mailings')).toMatchObject(sent);
  expect(await json('/api/receipts/r1/replaced', 'PUT', { newId: 'r2', reason: 'Wrong' })).toMatchObject([
    200,
    { id: 'r2', number: '2026-0002' },
  ]);
  expect(await json('/api/receipts/r2/voided', 'PUT', { reason: ' ' })).toMatchObject([
    422,
    { code: 'validation', fields: [{ field: 'reason' }] },
  ]);
  expect(await json('/api/receipts/r2/voided', 'PUT', { reason: 'Wrong' })).toMatchObject([
    200,
    { state: 'voided' },
  ]);
  expect(await json('/api/receipts/runs/2026')).toEqual([200, null]);
  expect(await json('/api/receipts/runs/2026', 'PUT')).toMatchObject([200, { year: 2026, state: 'running' }]);
  expect(await json('/api/receipts/runs/2026', 'DELETE')).toMatchObject([200, { state: 'stopped' }]);
  expect(await json('/api/receipts/runs/20-26', 'PUT')).toMatchObject([415, {}]);
  expect(await json('/api/own-receipts')).toEqual([200, []]);
  expect(await json('/api/own-receipts/r1')).toEqual([404, { code: 'not-found' }]);
});

test('messages are read and marked by their paths of the version before', async () => {
  const database = await empty();
  await storeMessages(database, [aMessage(), aMessage({ id: 'm2', receivedAt: 0 })]);
  const admin = await new TestServer(database).signedIn('admin');
  const json = async (path: string, request: RequestInit = { method: 'GET' }) => {
    const response = await admin(`/api/messages${path}`, request);
    return [response.status, await response.json()];
  };
  const question = { search: '', from: null, to: null, state: null, page: 1, size: 20 };
  expect(await json(`?q=${encodeURIComponent(JSON.stringify(question))}`)).toMatchObject([
    200,
    { items: [{ id: 'm1' }, { id: 'm2' }], total: 2 },
  ]);
  expect(await json('/m1')).toEqual([200, aMessage()]);
  expect(await json('/counts')).toMatchObject([200, { unread: 2 }]);
  const mark = (id: string, body: object) =>
    json(`/${id}`, {
      ...{ method: 'PUT', body: JSON.stringify(body) },
      headers: { 'Content-Type': 'application/json' },
    });
  expect(await mark('m1', { state: 'read', base: 'first' })).toMatchObject([
    200,
    { id: 'm1', state: 'read' },
  ]);
  expect(await mark('m1', { state: 'read', base: 'first' })).toEqual([409, { code: 'conflict' }]);
});

test('mails are listed and tried again by their paths of the version before', async () => {
  const database = await empty();
  for (const to of ['a', 'b', 'c']) await queueMail(database, aMail({ to: `${to}@fsr.example` }));
  const admin = await new TestServer(database).signedIn('admin');
  const json = async (path: string) => {
    // As fetch does.
    const moved = await admin(`/api/outbox${path}`, { method: 'GET' });
    return (await admin(moved.headers.get('location') ?? '', { method: 'GET' })).json();
  };
  const { items, total } = await json('?page=2&size=2');
  expect([items, total]).toMatchObject([[{ to: 'a@fsr.example' }], 3]);
  expect(await json('?page=1&size=20&state=sent')).toMatchObject({ items: [], total: 0 });
  expect(await json('?page=0&size=20')).toMatchObject({ code: 'validation' });
  const tryAgain = async (id: string) => (await admin(`/api/outbox/${id}/try`, { method: 'POST' })).status;
  expect([await tryAgain(items[0].id), await tryAgain('nothing')]).toEqual([204, 404]);
});
