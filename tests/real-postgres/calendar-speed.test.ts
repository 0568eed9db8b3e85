import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { eventRow } from '../../src/adapters/postgres/events/postgres-events';
import { anEvent, pacific } from '../support/event-builder';
import { hasPostgres, newDatabase, openForTests } from '../support/real-postgres';
import { TestServer } from '../support/test-server';

const TRIES = 15;
/** The calendar may take so many times as long as a bare select of its rows. */
const MOST = 3;
const HOUR = 60 * 60_000;

/** The fastest of several tries, in ms, since others use the machine too. */
async function fastest(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const began = performance.now();
    await work();
    times.push(performance.now() - began);
  }
  return Math.min(...times);
}

describe.skipIf(!hasPostgres)('of 500 public events', () => {
  const database = hasPostgres ? newDatabase().then((url) => openForTests(url)) : null;

  beforeAll(async () => {
    const opened = await database;
    const begin = pacific('2026-12-01 10:00');
    const events = Array.from({ length: 500 }, (_, at) => {
      const startsAt = begin + at * HOUR;
      const times = { startsAt, endsAt: startsAt + HOUR };
      return anEvent({ ...times, id: `e${at}`, title: `Event ${at}, with shoes`, invited: ['everybody'] });
    });
    await opened?.insertInto('event').values(events.map(eventRow)).execute();
  });

  test('the calendar is answered about as fast as by a bare select, and shows a change at once', async () => {
    const opened = await database;
    if (!opened) throw new Error('There is no database.');
    const server = new TestServer(opened);
    // As on a server that hears of every change.
    server.changes.isPrompt = true;
    server.time.setNow(pacific('2026-11-25 09:00'));
    const bare = await fastest(() =>
      sql`select * from event where state in ('published', 'canceled') order by starts_at`.execute(opened),
    );
    const ask = async () => (await server.request('/events.ics')).text();
    const took = await fastest(async () => expect((await ask()).match(/BEGIN:VEVENT/g)).toHaveLength(500));
    expect(took, `${took.toFixed(1)} ms, bare ${bare.toFixed(1)} ms`).toBeLessThan(MOST * bare + 1);
    await opened.updateTable('event').set({ title: 'Moved' }).where('id', '=', 'e7').execute();
    server.changes.change('events');
    expect(await ask()).toContain('SUMMARY:Moved\r\n');
  });
});
