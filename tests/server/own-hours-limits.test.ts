// Somebody logs, changes and takes back far more often than anybody works.
import { expect, test } from 'vitest';
import type { Fetch } from '../../src/adapters/http/http-calls';
import { ownApplicationsApi } from '../../src/core/applications/own/own-applications.api';
import { ownGuidesApi } from '../../src/core/guides/own-guides.api';
import { ownHoursApi } from '../../src/core/hours/hours.api';
import { ownHoursTexts } from '../../src/ui/hours/own/own-hours.texts';
import { calendarIn, storeCalendar } from '../support/calendar-harness';
import { aProgram } from '../support/program-builder';
import { anyDatabase } from '../support/test-database';
import { TestServer } from '../support/test-server';

const { database, empty } = await anyDatabase();

/** What hours.api.ts takes of one person within ten minutes. */
const TAKEN = 60;

async function send(fetch: Fetch, path: string, body: unknown) {
  const answer = await fetch(`/api/${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json' },
  });
  const text = await answer.text();
  return { status: answer.status, json: text === '' ? null : JSON.parse(text) };
}

test('60 changes of own hours in ten minutes are taken, whatever they are; nothing stays of what was taken back', async () => {
  await empty();
  const server = new TestServer(database);
  const volunteer = await server.signedIn('volunteer');
  await storeCalendar(database, { people: [], programs: [aProgram()], events: [], signups: [] });
  const entry = { programId: null, day: '2026-11-18', minutes: 1, note: '' };
  for (let at = 0; at < TAKEN / 2; at += 1) {
    const id = `entry-number-${at}`;
    const logged = await send(volunteer, 'own-hours/log', { ...entry, id });
    expect([at, logged.status]).toEqual([at, 200]);
    const taken = await send(volunteer, 'own-hours/takeBack', { id, base: logged.json.revision });
    expect([at, taken.status]).toEqual([at, 204]);
  }
  expect(await calendarIn(database).signups()).toEqual([]);
  const refused = { status: 429, json: { code: 'too-many' } };
  expect(await send(volunteer, 'own-hours/log', { ...entry, id: 'one-too-many' })).toEqual(refused);
  expect(ownHoursTexts.failed['too-many']).toBe('Too many changes at once. Wait a minute and try again.');
  await server.time.advance(10 * 60_000);
  expect((await send(volunteer, 'own-hours/log', { ...entry, id: 'ten-minutes-later' })).status).toBe(200);
});

test('every change of one’s own hours, applications and guides has a limit or one of its own in its service', () => {
  const unlimited = [ownHoursApi, ownApplicationsApi, ownGuidesApi].flatMap(({ area, calls }) =>
    Object.entries(calls)
      .filter(([, call]) => call.kind === 'command' && call.limit === undefined)
      .map(([name]) => `${area}/${name}`),
  );
  // Ten applications a day, which the service counts.
  expect(unlimited).toEqual(['own-applications/send']);
});
