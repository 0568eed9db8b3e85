// Two processes on one database: each has connections of its own, and nothing but the database between them.
import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { simulatedFactorTools } from '../../src/adapters/mock/account/simulated-factors';
import { AesSecretBox } from '../../src/adapters/node/aes-secret-box';
import type { Database } from '../../src/adapters/postgres/database';
import { stepAt } from '../../src/core/account/second-factor/code-rules';
import { FIRST_SETTINGS } from '../../src/core/settings/settings';
import { fail } from '../../src/core/shared/result';
import { secondFactorContract } from '../contracts/second-factor.contract';
import { FakeTime } from '../support/fake-time';
import { personRow } from '../support/person-row';
import { postgresUnit } from '../support/postgres-unit';
import { hasPostgres, newDatabase, openForTests } from '../support/real-postgres';
import { FACTOR_PEOPLE, FACTOR_POLICY, secondFactorPlace, testCodes } from '../support/second-factor-harness';
import { emptied } from '../support/test-database';

const ROUNDS = 8;
const CALLER = { address: '127.0.0.1', agent: 'Test' };
const tools = { ...simulatedFactorTools(testCodes), box: new AesSecretBox(randomBytes(32)) };

/** Puts the people and the policy of the contract into an empty database. */
async function filled(database: Database): Promise<Database> {
  await database.insertInto('user').values(FACTOR_PEOPLE.map(personRow)).execute();
  const settings = JSON.stringify({ ...FIRST_SETTINGS, ...FACTOR_POLICY });
  await database.insertInto('settings').values({ revision: 'one', saved_at: 0, settings }).execute();
  return database;
}

describe.skipIf(!hasPostgres)('second steps on a real PostgreSQL', () => {
  const place = hasPostgres
    ? newDatabase().then((url) => ({ one: openForTests(url), other: openForTests(url) }))
    : Promise.reject(new Error('There is none.'));
  place.catch(() => {});

  /** The same people at two processes. */
  async function twoProcesses() {
    const { one, other } = await place;
    const database = await filled(await emptied(one));
    const time = new FakeTime();
    const at = (connections: Database) =>
      secondFactorPlace(
        postgresUnit(connections, { time, ids: { next: () => crypto.randomUUID() } }),
        time,
        tools,
      );
    const processes = [at(database), at(other)] as const;
    const [{ own, password }] = processes;
    const setUp = async () => {
      const begun = await own.beginAuthenticator({ password });
      if (!begun.ok) throw new Error(begun.failure.code);
      const codeOf = async () => {
        const [current] = await testCodes.codes(begun.value.secret, [stepAt(time.now())]);
        return { kind: 'code', code: current?.code ?? '' } as const;
      };
      expect((await own.finishAuthenticator({ code: (await codeOf()).code })).ok).toBe(true);
      return codeOf;
    };
    return { database, time, processes, setUp };
  }

  secondFactorContract('PostgreSQL', async () => {
    const { one } = await place;
    const time = new FakeTime();
    return secondFactorPlace(postgresUnit(await filled(await emptied(one)), { time }), time, tools);
  });

  test('the same code at two processes at once opens one session, and none afterwards', async () => {
    const { database, time, processes, setUp } = await twoProcesses();
    const codeOf = await setUp();
    for (let round = 1; round <= ROUNDS; round += 1) {
      time.setNow(time.now() + 60_000);
      const code = await codeOf();
      const signIn = async ({ signIn: steps }: (typeof processes)[number]) => {
        const begun = await steps.begin({ personId: 'ann', caller: CALLER, resetSecret: null });
        if (!begun.ok || begun.value.is !== 'waiting') throw new Error('No second step was asked for.');
        const { secret } = begun.value;
        return () => steps.prove(secret, code, CALLER);
      };
      const [first, second, later] = [
        await signIn(processes[0]),
        await signIn(processes[1]),
        await signIn(processes[1]),
      ];
      const answers = await Promise.all([first(), second()]);
      expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
      expect(answers).toContainEqual(fail({ code: 'conflict' }));
      expect(await later()).toEqual(fail({ code: 'conflict' }));
      const sessions = await database
        .selectFrom('session')
        .select('id')
        .where('userId', '=', 'ann')
        .execute();
      expect(sessions).toHaveLength(round);
    }
  });

  test('of two resets at two processes at once one link works, once', async () => {
    const { time, processes, setUp } = await twoProcesses();
    for (let round = 0; round < ROUNDS; round += 1) {
      time.setNow(time.now() + 60_000);
      await setUp();
      const resets = await Promise.all(processes.map(({ others }) => others.resetFactors({ id: 'ann' })));
      const secrets = resets.map((reset) => ((reset.ok && reset.value.link) || '').split('#')[1] ?? '');
      const open = (index: 0 | 1, resetSecret: string | undefined) =>
        processes[index].signIn.begin({ personId: 'ann', caller: CALLER, resetSecret: resetSecret ?? null });
      const opened = await Promise.all([
        open(0, secrets[0]),
        open(1, secrets[0]),
        open(0, secrets[1]),
        open(1, secrets[1]),
      ]);
      expect(opened.filter(({ ok }) => ok)).toHaveLength(1);
    }
  });
});
