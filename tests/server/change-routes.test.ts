import { expect, test } from 'vitest';
import { ROLES } from '../../src/core/access/role';
import type { Standing } from '../../src/core/access/second-step';
import type { Accounts } from '../../src/core/account/accounts.port';
import { fail, ok } from '../../src/core/shared/result';
import { changeRoutes } from '../../src/server/change-routes';
import { answerBy, responseOf } from '../../src/server/http';
import { aCall } from '../support/a-call';
import { FakeTime } from '../support/fake-time';
import { InMemoryChanges } from '../support/in-memory/in-memory-changes';

const standing: Standing = {
  assurance: 'password',
  secondStepFrom: null,
  hasFactor: false,
  confirmedAt: 0,
  readAt: 0,
};
const USER = { id: 'ann', name: 'Ann', email: 'ann@fsr.example', role: 'donor', standing };
type Who = Awaited<ReturnType<Accounts['whoIs']>>;

function make() {
  const [changes, time, stopping] = [new InMemoryChanges(), new FakeTime(), new AbortController()];
  const state: { who: Who } = { who: ok(USER) };
  const accounts = { whoIs: async () => state.who };
  const [route] = changeRoutes({ accounts, changes, scheduler: time }, stopping.signal);
  if (!route) throw new Error('No route.');
  const open = async (user: typeof USER | null = USER, method = 'GET') => {
    const request = new Request('http://localhost/', { method, headers: { cookie: 'session=abc' } });
    const answer = await answerBy(route, aCall({ request, user }), { take: async () => true });
    const response = responseOf(answer);
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    return { response, read: async () => (await reader?.read())?.value, cancel: () => reader?.cancel() };
  };
  return { changes, time, stopping, state, open };
}

test('it tells what was changed, and that only', async () => {
  const { changes, open } = make();
  const { response, read } = await open();
  expect(response.headers.get('content-type')).toBe('text/event-stream');
  expect(response.headers.get('cache-control')).toBe('no-store');
  changes.change('content');
  expect(await read()).toBe('event: change\ndata: content\n\n');
  changes.change('campaigns');
  expect(await read()).toBe('event: change\ndata: campaigns\n\n');
});

test('what somebody may not read they do not even hear of', async () => {
  const { changes, open, state } = make();
  const [donor, admin] = [await open(), await open({ ...USER, role: 'admin' })];
  changes.change('messages');
  changes.change('pickups');
  changes.change('content');
  expect(await donor.read()).toBe('event: change\ndata: content\n\n');
  expect(await admin.read()).toBe('event: change\ndata: messages\n\n');
  expect(await admin.read()).toBe('event: change\ndata: pickups\n\n');
  // Who has another role hears what that role may read.
  state.who = ok({ ...USER, role: 'admin' });
  changes.change('session');
  await Promise.resolve();
  changes.change('messages');
  expect(await donor.read()).toBe('event: change\ndata: messages\n\n');
});

test.each(['people', 'messages', 'pickups', 'gifts', 'receipts'] as const)(
  'of %s admins alone hear',
  async (thing) => {
    const { changes, open } = make();
    const roles = ['program_manager', 'volunteer', 'donor', 'beneficiary'];
    const others = await Promise.all(roles.map((role) => open({ ...USER, id: role, role })));
    const admin = await open({ ...USER, role: 'admin' });
    changes.change(thing);
    changes.change('campaigns');
    expect(await admin.read()).toBe(`event: change\ndata: ${thing}\n\n`);
    const heard = await Promise.all(others.map(({ read }) => read()));
    expect(heard).toEqual(roles.map(() => 'event: change\ndata: campaigns\n\n'));
  },
);

test('of applications everybody hears who may have one or answers them, and no donor', async () => {
  const { changes, open } = make();
  const roles = ['admin', 'program_manager', 'volunteer', 'beneficiary'];
  const people = await Promise.all(roles.map((role) => open({ ...USER, id: role, role })));
  const donor = await open({ ...USER, id: 'donor', role: 'donor' });
  changes.change('applications');
  changes.change('campaigns');
  const heard = await Promise.all(people.map(({ read }) => read()));
  expect(heard).toEqual(roles.map(() => 'event: change\ndata: applications\n\n'));
  expect(await donor.read()).toBe('event: change\ndata: campaigns\n\n');
});

test('a session that ended is told, and ends the stream; the session of somebody else is not', async () => {
  const { changes, state, open } = make();
  const { read } = await open();
  changes.change('session');
  changes.change('content');
  expect(await read()).toBe('event: change\ndata: content\n\n');
  state.who = ok(null);
  changes.change('session');
  expect(await read()).toBe('event: change\ndata: session\n\n');
  expect(await read()).toBeUndefined();
  expect(changes.listening).toBe(0);
});

test('a quiet stream is kept open by comments, and ends when the session ran out meanwhile', async () => {
  const { time, state, changes, open } = make();
  const { read } = await open();
  await time.advance(25_000);
  expect(await read()).toBe(': still here\n\n');
  // A database that does not answer ends nobody's session.
  state.who = fail({ code: 'unavailable' });
  await time.advance(25_000);
  expect(await read()).toBe(': still here\n\n');
  state.who = ok(null);
  await time.advance(25_000);
  expect(await read()).toBe(': still here\n\n');
  expect(await read()).toBe('event: change\ndata: session\n\n');
  expect(await read()).toBeUndefined();
  expect([time.pending, changes.listening]).toEqual([0, 0]);
});

test('streams end when the server stops, and none begins after that', async () => {
  const { stopping, time, changes, open } = make();
  const { read } = await open();
  stopping.abort();
  expect(await read()).toBeUndefined();
  expect(await (await open()).read()).toBeUndefined();
  expect([time.pending, changes.listening]).toEqual([0, 0]);
});

test('a person has eight streams at once; one that was left makes room', async () => {
  const { changes, time, open } = make();
  const streams = [];
  for (let at = 0; at < 8; at += 1) streams.push(await open());
  expect((await open()).response.status).toBe(429);
  expect((await open({ ...USER, id: 'ben' })).response.status).toBe(200);
  await streams[0]?.cancel();
  await time.advance(0);
  expect(changes.listening).toBe(8);
  expect((await open()).response.status).toBe(200);
  expect((await open()).response.status).toBe(429);
});

test('nobody follows without being signed in, and HEAD leaves nothing open', async () => {
  const { changes, time, open } = make();
  expect((await open(null)).response.status).toBe(401);
  for (let at = 0; at < 10; at += 1) expect((await open(USER, 'HEAD')).response.status).toBe(200);
  await time.advance(0);
  expect([time.pending, changes.listening]).toEqual([0, 0]);
});

test('of programs everybody who is signed in hears: they are offered to all', async () => {
  const { changes, open } = make();
  const streams = await Promise.all(ROLES.map((role) => open({ ...USER, id: role, role })));
  changes.change('programs');
  const heard = await Promise.all(streams.map(({ read }) => read()));
  expect(heard).toEqual(ROLES.map(() => 'event: change\ndata: programs\n\n'));
});
