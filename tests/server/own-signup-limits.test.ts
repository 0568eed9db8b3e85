// Somebody presses far more often than anybody signs up.
import { expect, test } from 'vitest';
import type { Fetch } from '../../src/adapters/http/http-calls';
import { ownSignupsTexts } from '../../src/ui/signups/own/own-signups.texts';
import { calendarIn, storeCalendar } from '../support/calendar-harness';
import { anEvent, aShift } from '../support/event-builder';
import { aProgram } from '../support/program-builder';
import { anyDatabase } from '../support/test-database';
import { TestServer } from '../support/test-server';

const { database, empty } = await anyDatabase();

const DAY = 24 * 60 * 60_000;
/** What signups.api.ts takes of one person within ten minutes. */
const TAKEN = 60;
const ids = Array.from({ length: TAKEN + 1 }, (_, at) => `event-${at}`);
const [FIRST = '', LAST = ''] = [ids[0], ids.at(-1)];

/** As many events as somebody may sign up for, and one more; each on a day of its own. */
const events = ids.map((id, at) => {
  const { startsAt, endsAt } = aShift();
  const times = { startsAt: startsAt + at * DAY, endsAt: endsAt + at * DAY };
  return anEvent({ ...times, id, shifts: [aShift({ ...times, wanted: 100 })] });
});

/** Sends a command; answers the status and what came back. */
async function send(fetch: Fetch, path: string, body: unknown) {
  const answer = await fetch(`/api/${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json' },
  });
  return { status: answer.status, json: await answer.json() };
}

const take = (fetch: Fetch, eventId: string) =>
  send(fetch, 'own-signups/take', { eventId, shiftId: 'desk', wait: false });
const REFUSED = { status: 429, json: { code: 'too-many' } };

async function open() {
  await empty();
  const server = new TestServer(database);
  const manager = await server.signedInAs('program_manager');
  const volunteer = await server.signedIn('volunteer');
  const programs = [aProgram({ managerIds: [manager.user.id], volunteersNeedApproval: false })];
  await storeCalendar(database, { people: [], programs, events, signups: [] });
  return { server, manager: manager.fetch, volunteer };
}

test('60 own sign-ups and withdrawals in ten minutes are taken, presses that repeat one are not counted, and others go on', async () => {
  const { server, volunteer } = await open();
  const first = await take(volunteer, FIRST);
  expect(first).toMatchObject({ status: 200, json: { state: 'going' } });
  for (let press = 0; press < 2 * TAKEN; press += 1) expect(await take(volunteer, FIRST)).toEqual(first);

  for (const id of ids.slice(1, TAKEN)) {
    const taken = await take(volunteer, id);
    expect([id, taken.status]).toEqual([id, 200]);
    expect(await take(volunteer, id)).toEqual(taken);
  }
  const { id, revision: base } = first.json;
  // What was refused is refused again, however often it is pressed.
  for (let press = 0; press < 3; press += 1) {
    expect(await take(volunteer, LAST)).toEqual(REFUSED);
    expect(await send(volunteer, 'own-signups/withdraw', { id, base })).toEqual(REFUSED);
  }
  expect(ownSignupsTexts.failed['too-many']).toBe(
    'Too many changes in a short time. Wait a minute, then try again.',
  );
  expect(await take(volunteer, FIRST)).toEqual(first);
  const kept = await calendarIn(database).signups();
  expect(kept.map(({ eventId, state }) => `${eventId} ${state}`).sort()).toEqual(
    ids
      .slice(0, TAKEN)
      .map((one) => `${one} going`)
      .sort(),
  );

  const other = await server.signedIn('volunteer', 'other@fsr.example');
  expect((await take(other, LAST)).status).toBe(200);
  await server.time.advance(10 * 60_000);
  expect((await take(volunteer, LAST)).status).toBe(200);
});

test('taking a shift and giving it back again and again counts each time', async () => {
  const { volunteer } = await open();
  const statuses = [];
  for (let change = 0; change <= TAKEN; change += 2) {
    const taken = await take(volunteer, FIRST);
    const { id, revision: base } = taken.json;
    statuses.push(taken.status);
    if (taken.status !== 200) break;
    // Its answer was lost.
    expect(await take(volunteer, FIRST)).toEqual(taken);
    statuses.push((await send(volunteer, 'own-signups/withdraw', { id, base })).status);
  }
  expect(statuses).toEqual([...Array.from({ length: TAKEN }, () => 200), 429]);
  for (let press = 0; press < 3; press += 1) expect(await take(volunteer, FIRST)).toEqual(REFUSED);
});

test('a lost withdrawal is answered once more at the limit', async () => {
  const { volunteer } = await open();
  for (const id of ids.slice(0, TAKEN - 1)) expect((await take(volunteer, id)).status).toBe(200);
  const { id, revision: base } = (await take(volunteer, FIRST)).json;
  const withdraw = () => send(volunteer, 'own-signups/withdraw', { id, base });
  const withdrawn = await withdraw();
  expect(withdrawn).toMatchObject({ status: 200, json: { state: 'withdrawn' } });
  expect(await withdraw()).toEqual(withdrawn);
  expect(await take(volunteer, FIRST)).toEqual(REFUSED);
  expect(await withdraw()).toEqual(withdrawn);
});

test('staff give places as often as they like', async () => {
  const { manager } = await open();
  for (let at = 0; at <= TAKEN; at += 1) {
    const guest = { personId: null, name: `Robin ${at}`, contact: '', override: false };
    const given = await send(manager, 'signups/assign', {
      ...guest,
      id: `guest-${at}`,
      eventId: FIRST,
      shiftId: 'desk',
    });
    expect([at, given.status]).toEqual([at, 200]);
  }
});
