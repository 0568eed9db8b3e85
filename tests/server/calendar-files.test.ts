import { expect, test } from 'vitest';
import { eventRow } from '../../src/adapters/postgres/events/postgres-events';
import { programRow } from '../../src/adapters/postgres/programs/postgres-programs';
import { signupRow } from '../../src/adapters/postgres/signups/postgres-signups';
import type { Role } from '../../src/core/access/role';
import type { Event } from '../../src/core/events/event';
import { ownFeedsApi } from '../../src/core/feeds/own-feeds.api';
import type { Signup } from '../../src/core/signups/signup';
import { READERS } from '../support/calendar-builder';
import { anEvent, aShift, aSignup, pacific } from '../support/event-builder';
import { aProgram } from '../support/program-builder';
import { anyDatabase } from '../support/test-database';
import { TestServer } from '../support/test-server';

const { empty } = await anyDatabase();
const NOW = pacific('2026-11-25 09:00');

/** A server with these events and sign-ups, asked from a network that a test may change. */
async function setUp(events: readonly Event[], signups: readonly Signup[] = []) {
  const database = await empty();
  const network = { address: '203.0.113.1' };
  const server = new TestServer(database, {}, () => network.address);
  server.time.setNow(NOW);
  if (events.length > 0) await database.insertInto('event').values(events.map(eventRow)).execute();
  if (signups.length > 0) await database.insertInto('signup').values(signups.map(signupRow)).execute();
  return {
    database,
    server,
    network,
    /** The path of a new calendar address of somebody. */
    addressFor: async (user: { readonly id: string; readonly name: string }) => {
      const made = await server.service(ownFeedsApi, user).make();
      if (!made.ok) throw new Error(made.failure.code);
      return new URL(made.value.address).pathname;
    },
  };
}

const [nodeIcal, iamcal] = READERS;
async function summariesIn(response: Response): Promise<readonly string[]> {
  const text = await response.text();
  const [one, other] = [await nodeIcal?.read(text), await iamcal?.read(text)];
  expect(one).toEqual(other);
  return (one ?? []).map(({ summary }) => summary);
}

const at = (day: string): Pick<Event, 'startsAt' | 'endsAt'> => ({
  startsAt: pacific(`${day} 10:00`),
  endsAt: pacific(`${day} 14:00`),
});
const PUBLIC = anEvent({ invited: ['everybody'] });
const CANCELED = anEvent({
  ...at('2026-11-26'),
  id: 'canceled',
  invited: ['everybody'],
  state: 'canceled',
  title: 'Library Hour',
  cancelReason: 'Repairs.',
  sequence: 1,
});
const EVENTS = [
  PUBLIC,
  CANCELED,
  anEvent({ ...at('2026-10-26'), id: 'month', invited: ['everybody'], title: 'A month ago' }),
  anEvent({ ...at('2026-10-25'), id: 'older', invited: ['everybody'], title: 'Longer ago' }),
  anEvent({ id: 'draft', invited: ['everybody'], state: 'draft', title: 'Draft' }),
  anEvent({ id: 'private', invited: ['volunteers', 'beneficiaries'], title: 'Private' }),
];

test('everybody gets the public events, canceled ones too, from 30 days back on', async () => {
  const { server } = await setUp(EVENTS);
  const response = await server.request('/events.ics');
  expect(response.status).toBe(200);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'cache-control': 'public, max-age=900',
    'content-disposition': 'attachment; filename="events.ics"',
    etag: expect.stringMatching(/^".+"$/),
  });
  const copy = response.clone();
  expect(await summariesIn(response)).toEqual(['A month ago', 'Canceled: Library Hour', 'Fitting Day']);
  const text = await copy.text();
  expect(text).toContain('UID:event-fitting@localhost\r\n');
  expect(text).toContain('URL:http://localhost:4173/events#fitting\r\n');
});

test('a calendar that is asked for at another host is answered like a missing file, its own address too', async () => {
  const { server } = await setUp(EVENTS);
  for (const file of ['/events.ics', '/events/fitting.ics', `/calendar/${'x'.repeat(43)}.ics`])
    for (const host of ['evil.example', 'localhost', 'localhost:4174', 'localhost:4173.evil.example', '']) {
      const response = await server.request(file, { headers: { Host: host } });
      expect([host, response.status, await response.text()]).toEqual([host, 404, 'Not found\n']);
    }
  // Names of hosts have no upper and lower case.
  expect((await server.request('/events.ics', { headers: { Host: 'LOCALHOST:4173' } })).status).toBe(200);
});

test('a calendar that has the version already gets it only after a change', async () => {
  const { server, database } = await setUp(EVENTS);
  const tag = (await server.request('/events.ics')).headers.get('etag') ?? '';
  const again = () => server.request('/events.ics', { headers: { 'If-None-Match': `W/${tag}` } });
  const unchanged = await again();
  expect([unchanged.status, await unchanged.text(), unchanged.headers.get('etag')]).toEqual([304, '', tag]);
  expect(unchanged.headers.get('cache-control')).toBe('public, max-age=900');
  await database.updateTable('event').set({ title: 'Shoes' }).where('id', '=', 'fitting').execute();
  expect((await again()).status).toBe(200);
});

test('a server that hears of every change answers with a changed event at once', async () => {
  const { server, database } = await setUp(EVENTS);
  server.changes.isPrompt = true;
  const tag = (await server.request('/events.ics')).headers.get('etag') ?? '';
  const again = () => server.request('/events.ics', { headers: { 'If-None-Match': tag } });
  expect((await again()).status).toBe(304);
  await database.updateTable('event').set({ title: 'Moved' }).where('id', '=', 'fitting').execute();
  server.changes.change('events');
  expect(await (await again()).text()).toContain('SUMMARY:Moved\r\n');
});

test('one public event is a file of its own; any other id is answered like a missing file', async () => {
  const { server } = await setUp(EVENTS);
  const one = await server.request('/events/canceled.ics');
  expect(one.headers.get('content-disposition')).toBe('attachment; filename="library-hour-2026-11-26.ics"');
  expect(await summariesIn(one)).toEqual(['Canceled: Library Hour']);
  expect((await server.request('/events/older.ics')).status).toBe(200);
  const missing = await server.request('/images/missing.png');
  const unknown = [missing.status, missing.headers.get('content-type'), await missing.text()];
  expect(unknown).toEqual([404, 'text/plain; charset=UTF-8', 'Not found\n']);
  for (const id of ['draft', 'private', 'nothing', 'a%20b', `${'x'.repeat(65)}`, '%F0%9F%91%9F']) {
    const response = await server.request(`/events/${id}.ics`);
    expect([response.status, response.headers.get('content-type'), await response.text()]).toEqual(unknown);
  }
});

test('a volunteer’s address has what they signed up for, and not what they gave back or wait for', async () => {
  const { server, database, addressFor } = await setUp(EVENTS);
  const { user } = await server.account('volunteer', 'val@fsr.example');
  const mine = (id: string, event: Event, part: Partial<Signup> = {}) =>
    signupRow(aSignup({ id, personId: user.id, shiftId: 'desk', ...part }, event));
  const [, canceled = PUBLIC, month = PUBLIC, older = PUBLIC] = EVENTS.map((event) => ({
    ...event,
    shifts: [aShift({ startsAt: event.startsAt ?? 0, endsAt: event.endsAt ?? 0 })],
  }));
  const rows = [
    mine('going', PUBLIC),
    mine('called-off', canceled),
    mine('came', month, { state: 'attended' }),
    mine('long-ago', older, { state: 'attended' }),
    mine('given-back', { ...PUBLIC, id: 'private' }, { state: 'withdrawn' }),
    mine('waiting', { ...PUBLIC, id: 'private' }, { shiftId: null, state: 'waiting' }),
    { ...mine('of-another', PUBLIC, { shiftId: null }), person_id: 'other' },
  ];
  await database.insertInto('signup').values(rows).execute();
  const path = await addressFor(user);
  const response = await server.request(path);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'cache-control': 'private, no-cache',
    'x-robots-tag': 'noindex',
    'content-disposition': 'attachment; filename="my-schedule.ics"',
  });
  expect(await summariesIn(response)).toEqual([
    'Welcome desk: A month ago',
    'Canceled: Welcome desk: Library Hour',
    'Welcome desk: Fitting Day',
  ]);
  await database.updateTable('signup').set({ state: 'withdrawn' }).where('id', '=', 'going').execute();
  expect(await summariesIn(await server.request(path))).not.toContain('Welcome desk: Fitting Day');
});

test('a beneficiary’s address tells nothing but that there is an appointment, and where', async () => {
  const { server, database, addressFor } = await setUp(EVENTS);
  const { user } = await server.account('beneficiary', 'ben@fsr.example');
  const row = signupRow(aSignup({ personId: user.id }, EVENTS[5] ?? PUBLIC));
  await database.insertInto('signup').values(row).execute();
  const response = await server.request(await addressFor(user));
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="appointments.ics"');
  const text = await response.text();
  expect(text).toContain('SUMMARY:Appointment\r\nLOCATION:1 Main Street\\, Las Vegas\r\nSTATUS:CONFIRMED');
  expect(text).not.toMatch(/Private|FSR|localhost|Main hall|DESCRIPTION|URL/);
});

test('a manager’s address has the events of their programs, with numbers and without names', async () => {
  const { server, database, addressFor } = await setUp([
    ...EVENTS,
    anEvent({ id: 'of-others', programId: 'boots', title: 'Of others' }),
  ]);
  const { user } = await server.account('program_manager', 'parker@fsr.example');
  const programs = [
    aProgram({ id: 'walk', managerIds: [user.id] }),
    aProgram({ id: 'boots', managerIds: ['deja'] }),
  ];
  await database.insertInto('program').values(programs.map(programRow)).execute();
  const rows = [aSignup({ id: 'robin', shiftId: 'desk' }, PUBLIC), aSignup({ id: 'guest' }, PUBLIC)];
  await database.insertInto('signup').values(rows.map(signupRow)).execute();
  const response = await server.request(await addressFor(user));
  const copy = response.clone();
  expect(await summariesIn(response)).toEqual([
    'A month ago (0 of 2)',
    'Canceled: Library Hour (0 of 2)',
    'Fitting Day (1 of 2)',
    'Private (0 of 2)',
  ]);
  const text = await copy.text();
  expect(text).toContain('Welcome desk: 1 of 2\\nGuests: 1 of 12');
  expect(text).not.toContain('Robin');
});

test.each<[string, Role]>([
  ['another role', 'admin'],
  ['a deactivation', 'volunteer'],
])('an address whose row outlived %s answers nothing', async (_, role) => {
  const { server, database, addressFor } = await setUp(EVENTS);
  const { user } = await server.account('volunteer', 'val@fsr.example');
  const path = await addressFor(user);
  expect((await server.request(path)).status).toBe(200);
  const change = { role, banned: role === 'volunteer' };
  await database.updateTable('user').set(change).where('id', '=', user.id).execute();
  expect((await server.request(path)).status).toBe(404);
});

test('wrong addresses are like missing files, 60 an hour from a network; right ones go on, and no secret is logged', async () => {
  const { server, network, addressFor } = await setUp(EVENTS);
  const { user } = await server.account('volunteer', 'val@fsr.example');
  const turnedOff = await addressFor(user);
  const path = await addressFor(user);
  const offByOne = path.replace(/.(?=\.ics$)/, (last) => (last === 'A' ? 'B' : 'A'));
  const wrong = [turnedOff, offByOne, '/calendar/x.ics', path.toLowerCase(), path.replace('.ics', '=.ics')];
  for (const each of wrong) {
    const response = await server.request(each);
    expect([response.status, await response.text()]).toEqual([404, 'Not found\n']);
  }
  const statuses = new Map<number, number>();
  for (let guess = 0; guess < 70; guess++) {
    const { status } = await server.request(`/calendar/${guess}.ics`);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  }
  expect(statuses).toEqual(
    new Map([
      [404, 55],
      [429, 15],
    ]),
  );
  expect((await server.request(path)).status).toBe(200);
  network.address = '203.0.113.2';
  expect((await server.request(offByOne)).status).toBe(404);
  server.time.setNow(NOW + 60 * 60_000);
  network.address = '203.0.113.1';
  expect((await server.request(offByOne)).status).toBe(404);
  const secrets = [turnedOff, path, offByOne].map((each) => each.slice('/calendar/'.length, -4));
  const logged = JSON.stringify(server.logger);
  expect(logged).toContain('/calendar/:file');
  for (const secret of secrets) expect(logged).not.toContain(secret);
});
