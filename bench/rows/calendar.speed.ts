import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { eventRow } from '../../src/adapters/postgres/events/postgres-events';
import { anEvent, pacific } from '../../tests/support/event-builder';
import { hasPostgres, newDatabase, openForTests } from '../../tests/support/real-postgres';
import { TestServer } from '../../tests/support/test-server';
import { expectAboutAsFast } from './as-fast-as';

const HOUR = 60 * 60_000;

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

  const BARE = sql`select * from event where state in ('published', 'canceled') order by starts_at`;

  /** A server that hears of every change. */
  const start = async () => {
    const opened = await database;
    if (!opened) throw new Error('There is no database.');
    const server = new TestServer(opened);
    server.changes.isPrompt = true;
    server.time.setNow(pacific('2026-11-25 09:00'));
    const ask = (etag = '') => server.request('/events.ics', { headers: { 'If-None-Match': etag } });
    return { ask, bare: () => BARE.execute(opened) };
  };

  test('the calendar is answered about as fast as by a bare select', async () => {
    const { ask, bare } = await start();
    const read = async () => expect((await (await ask()).text()).match(/BEGIN:VEVENT/g)).toHaveLength(500);
    await expectAboutAsFast(read, { bare });
  });

  test('who has the calendar hears as fast that it is the same', async () => {
    const { ask, bare } = await start();
    const etag = (await ask()).headers.get('etag') ?? '';
    await expectAboutAsFast(async () => expect((await ask(etag)).status).toBe(304), { bare });
  });
});
