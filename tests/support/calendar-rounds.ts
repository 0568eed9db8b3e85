import { expect } from 'vitest';
import type { Database } from '../../src/adapters/postgres/database';
import { type KeptCalendar, storeCalendar } from './calendar-harness';
import { FakeTime } from './fake-time';
import { postgresUnit } from './postgres-unit';
import { newDatabase, openForTests } from './real-postgres';
import { RecordingLogger } from './recording-logger';

const ROUNDS = 10;

const logger = new RecordingLogger();

/** Units of work on a database, with ids of their own and a log that calendarRounds finds empty. */
export const unitOn = (database: Database, time = new FakeTime()) =>
  postgresUnit(database, { time, ids: { next: () => crypto.randomUUID() }, logger });

/** What two do at once, on connections of their own to the database at `url`. */
export type Round = (one: Database, other: Database, round: number, url: string) => Promise<void>;

/** Runs what two do at once, many times; each time with the same records. */
export async function calendarRounds(check: Round, kept: KeptCalendar, count = ROUNDS): Promise<void> {
  const url = await newDatabase();
  const [one, other] = [openForTests(url), openForTests(url)];
  for (let round = 0; round < count; round += 1) {
    for (const table of ['signup', 'event', 'program', 'user', 'outbox_mail'] as const)
      await one.deleteFrom(table).execute();
    await storeCalendar(one, kept);
    await check(one, other, round, url);
  }
  expect(logger.entries).toEqual([]);
}
