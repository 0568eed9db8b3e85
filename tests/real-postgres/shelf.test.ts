import { sql } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';
import { applicationOf } from '../../src/adapters/postgres/applications/application-row';
import type { Database } from '../../src/adapters/postgres/database';
import { PostgresShelf } from '../../src/adapters/postgres/shelf/postgres-shelf';
import { mailsOf } from '../../src/composition/shared/mails-of';
import type { User } from '../../src/core/account/user';
import { boardOf, shelfSums } from '../../src/core/shelf/board';
import { ShelfService } from '../../src/core/shelf/shelf.service';
import { followedUnit } from '../../src/core/signups/following/followers';
import { aSite } from '../support/a-site';
import { anApplication } from '../support/application-builder';
import { storeApplications } from '../support/applications-harness';
import { aPickup, storePickups } from '../support/message-builder';
import { aPerson } from '../support/person-builder';
import { postgresUnit } from '../support/postgres-unit';
import { aProgram } from '../support/program-builder';
import { closeDatabases, hasPostgres, heldUp, newDatabase, openForTests } from '../support/real-postgres';
import { RecordingLogger } from '../support/recording-logger';
import { aMove } from '../support/shelf-harness';
import { aUser } from '../support/users';

const AVERY = aUser({ id: 'avery', name: 'Avery', role: 'admin' });
const PARKER = aUser({ id: 'parker', name: 'Parker', role: 'program_manager' });
const MEN_13 = { cut: 'men', size: 13, wide: false } as const;
const WIDE = { cut: 'women', size: 9, wide: true } as const;
const ALL = { cut: null, show: 'all', page: 1, size: 200 } as const;
const ROUNDS = 10;

const logger = new RecordingLogger();
const mails = mailsOf(aSite('http://localhost:4173'));
const shelfOn = (database: Database, actor: User) =>
  new ShelfService(
    followedUnit(postgresUnit(database, { ids: { next: () => crypto.randomUUID() }, logger }), mails),
    actor,
  );
const giving = (id: string) => ({
  applicationId: 'needs',
  eventId: null,
  anyway: false,
  pairs: [{ ...MEN_13, id, index: 0, asked: MEN_13 }],
});

/** Runs what two do at once, many times, on connections of their own; each time with three pairs, one of them wanted. */
async function rounds(
  check: (one: Database, other: Database, round: number, url: string) => Promise<void>,
): Promise<void> {
  const url = await newDatabase();
  const [one, other] = [openForTests(url), openForTests(url)];
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const table of ['shelf_move', 'pickup_request', 'application', 'program', 'user'] as const)
      await one.deleteFrom(table).execute();
    await storeApplications(one, {
      programs: [aProgram({ asksSizes: true, managerIds: ['parker'] })],
      people: [aPerson({ id: 'ben', role: 'beneficiary' })],
      applications: [
        anApplication({ id: 'needs', personId: 'ben', state: 'approved', decidedAt: 5, pairs: [MEN_13] }),
      ],
      staffNotes: [],
      moves: [aMove({ ...MEN_13, id: 'came', count: 3 })],
    });
    const collected = { state: 'collected', scheduledAt: Date.UTC(2026, 10, 19, 20) } as const;
    await storePickups(one, [aPickup({ ...collected, id: 'goods', sorting: 'waits' })]);
    await check(one, other, round, url);
  }
  expect(logger.entries).toEqual([]);
}

const logIn = async (database: Database) =>
  (await new PostgresShelf(database).page({ page: 1, size: 50 })).items;

/** The pairs of a size that the board of staff shows. */
async function shown(database: Database, { cut, size, wide }: typeof MEN_13 | typeof WIDE) {
  const board = await shelfOn(database, AVERY).board(ALL);
  if (!board.ok) throw new Error(board.failure.code);
  return board.value.page.items.find((row) => row.cut === cut && row.size === size && row.wide === wide)
    ?.onShelf;
}

describe.skipIf(!hasPostgres)('the shelf on a real PostgreSQL', () => {
  afterAll(closeDatabases);

  test('of two people who give one pair at once, one does, and the other hears when it was given', () =>
    rounds(async (one, other) => {
      const done = await Promise.all([
        shelfOn(one, AVERY).give(giving('by-avery')),
        shelfOn(other, PARKER).give(giving('by-parker')),
      ]);
      expect(done.filter(({ ok }) => ok)).toHaveLength(1);
      const given = (await logIn(one)).filter(({ kind }) => kind === 'given');
      expect(given).toMatchObject([{ ...MEN_13, count: 1, applicationId: 'needs' }]);
      const failure = { code: 'conflict', reason: 'given', at: given[0]?.at };
      expect(done).toContainEqual({ ok: false, failure });
      expect(await shown(one, MEN_13)).toBe(2);
    }));

  test('of two people who sort one pickup at once, one does, and its pairs are received once', () =>
    rounds(async (one, other) => {
      const sorting = { id: 'goods', base: 'first' };
      const done = await Promise.all([
        shelfOn(one, AVERY).sort({ ...sorting, lines: [{ ...WIDE, count: 4 }] }),
        shelfOn(other, PARKER).sort({ ...sorting, lines: [{ ...WIDE, count: 5 }] }),
      ]);
      expect(done.filter(({ ok }) => ok)).toHaveLength(1);
      expect(done).toContainEqual({ ok: false, failure: { code: 'conflict' } });
      const count = done[0]?.ok ? 4 : 5;
      const received = (await logIn(one)).filter(({ pickupId }) => pickupId === 'goods');
      expect(received).toMatchObject([{ ...WIDE, kind: 'received', count }]);
      expect(await shown(one, WIDE)).toBe(count);
    }));

  test('a count while a pair is handed over holds from its place in the log on', () =>
    rounds(async (one, other, round, url) => {
      const counted = {
        ...MEN_13,
        id: 'counted',
        kind: 'counted',
        count: 7,
        note: '',
        anyway: false,
      } as const;
      const count = () => shelfOn(one, AVERY).move(counted);
      const give = () => shelfOn(other, PARKER).give(giving('given'));
      const isCountFirst = round % 2 === 0;
      const done = await heldUp(
        { url, database: one },
        (held) => sql`lock table shelf_move in share row exclusive mode`.execute(held),
        isCountFirst ? [count, give] : [give, count],
      );
      expect(done.map(({ ok }) => ok)).toEqual([true, true]);
      const log = await logIn(one);
      const inOrder = log.toSorted((a, b) => a.place - b.place).map(({ id }) => id);
      expect(log.map(({ place }) => place).sort()).toEqual([1, 2, 3]);
      expect(inOrder).toEqual(isCountFirst ? ['came', 'counted', 'given'] : ['came', 'given', 'counted']);
      expect(await shown(one, MEN_13)).toBe(isCountFirst ? 6 : 7);

      const rows = await one.selectFrom('application').selectAll().execute();
      const replayed = boardOf(shelfSums(log, rows.map(applicationOf)), ALL);
      expect(await shelfOn(one, AVERY).board(ALL)).toEqual({ ok: true, value: replayed });
    }));
});
