import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { BetterAuthAccounts } from '../../src/adapters/postgres/account/better-auth-accounts';
import type { Database } from '../../src/adapters/postgres/database';
import { mailsOf } from '../../src/composition/shared/mails-of';
import type { Role } from '../../src/core/access/role';
import { AuditService } from '../../src/core/audit/audit.service';
import { PeopleService } from '../../src/core/people/people.service';
import { followedUnit } from '../../src/core/signups/following/followers';
import { aSite } from '../support/a-site';
import { FakeTime } from '../support/fake-time';
import { aPerson } from '../support/person-builder';
import { personRow } from '../support/person-row';
import { postgresUnit } from '../support/postgres-unit';
import { hasPostgres, newDatabase, openForTests } from '../support/real-postgres';
import { RecordingLogger } from '../support/recording-logger';

const logger = new RecordingLogger();
const mails = mailsOf(aSite('http://localhost:4173'));

/** A gateway of an admin, through connections of its own. */
function gatewayOf(database: Database, id: string) {
  const ids = { next: () => crypto.randomUUID() };
  return new PeopleService(
    followedUnit(postgresUnit(database, { ids, logger }), mails),
    { id, name: id },
    {
      mails,
      addressOf: ({ secret }) => `https://www.fsr.example/#${secret}`,
      newSecret: ids.next,
    },
  );
}

describe.skipIf(!hasPostgres)('people on a real PostgreSQL', () => {
  test('of two admins who demote or deactivate each other at once, one stays', async () => {
    const url = await newDatabase();
    const [one, other] = [openForTests(url), openForTests(url)];
    const admins = ['ada', 'grace'].map((id) => aPerson({ id, role: 'admin' }));
    for (const write of ['demote', 'deactivate'] as const) {
      for (let round = 0; round < 8; round += 1) {
        await one.deleteFrom('user').execute();
        await one.insertInto('user').values(admins.map(personRow)).execute();
        const at = (database: Database, actor: string, victim: string) => {
          const gateway = gatewayOf(database, actor);
          return write === 'deactivate'
            ? gateway.deactivate({ id: victim })
            : gateway.change({ id: victim, name: victim, role: 'donor', base: 'first' });
        };
        const done = await Promise.all([at(one, 'ada', 'grace'), at(other, 'grace', 'ada')]);
        // The second one is no longer an admin.
        expect(done.filter(({ ok }) => ok)).toHaveLength(1);
        expect(done).toContainEqual({ ok: false, failure: { code: 'forbidden' } });
        const left = await one
          .selectFrom('user')
          .select('id')
          .where('role', '=', 'admin')
          .where('banned', '=', false)
          .execute();
        expect(left).toHaveLength(1);
      }
    }
  });

  test('of many changes from one revision one is done, and each that is done is noted', async () => {
    const url = await newDatabase();
    const [one, other] = [openForTests(url), openForTests(url)];
    await one
      .insertInto('user')
      .values([personRow(aPerson({ id: 'ada', role: 'admin' })), personRow(aPerson())])
      .execute();
    const done = await Promise.all(
      Array.from({ length: 10 }, (_, at) =>
        gatewayOf(at % 2 === 0 ? one : other, 'ada').change({
          id: 'vera',
          name: `Name ${at}`,
          role: 'donor',
          base: 'first',
        }),
      ),
    );
    expect(done.filter(({ ok }) => ok)).toHaveLength(1);
    const log = await new AuditService(postgresUnit(one)).list({
      action: null,
      person: 'vera',
      page: 1,
      size: 50,
    });
    expect(log.ok && log.value.items.map(({ action }) => action).sort()).toEqual([
      'person.change-role',
      'person.rename',
    ]);
  });

  test('another role and a deactivation end the live sessions', async () => {
    const database = openForTests(await newDatabase());
    const accounts = new BetterAuthAccounts(
      database,
      {
        publicUrl: 'http://localhost:4173',
        secret: 'x'.repeat(32),
        clock: new FakeTime(),
        isEasy: async () => false,
      },
      logger,
    );
    await database
      .insertInto('user')
      .values(personRow(aPerson({ id: 'ada', role: 'admin' })))
      .execute();
    const password = 'walk a mile in these';
    const created = await accounts.create({
      email: 'vera@fsr.example',
      name: 'Vera',
      role: 'volunteer',
      password,
    });
    const id = created.ok ? created.value.id : '';
    const signIn = async () => {
      const opened = await accounts.signIn(
        { email: 'vera@fsr.example', password },
        { address: '', agent: '' },
      );
      return opened.ok ? (opened.value.cookies[0]?.split(';')[0] ?? '') : null;
    };
    const gateway = gatewayOf(database, 'ada');
    const isSignedIn = async (cookie: string | null) => {
      const who = await accounts.whoIs(cookie ?? '');
      return who.ok && who.value !== null;
    };
    const before = await signIn();
    expect(await isSignedIn(before)).toBe(true);
    const person = await gateway.read({ id });
    const revision = person.ok ? person.value.revision : '';
    expect(
      (await gateway.change({ id, name: 'Vera', role: 'donor' satisfies Role, base: revision })).ok,
    ).toBe(true);
    expect(await isSignedIn(before)).toBe(false);
    const again = await signIn();
    expect((await gateway.signOut({ id })).ok).toBe(true);
    expect(await isSignedIn(again)).toBe(false);
    const last = await signIn();
    expect((await gateway.deactivate({ id })).ok).toBe(true);
    expect(await isSignedIn(last)).toBe(false);
    expect(await signIn()).toBe(null);
    expect((await gateway.reactivate({ id })).ok).toBe(true);
    expect(await signIn()).not.toBe(null);
  });

  test('nobody changes or removes an entry of the audit log', async () => {
    const database = openForTests(await newDatabase());
    await database
      .insertInto('user')
      .values(personRow(aPerson({ id: 'ada', role: 'admin' })))
      .execute();
    await gatewayOf(database, 'ada').signOut({ id: 'ada' });
    for (const statement of [
      'update audit_entry set action = action',
      'delete from audit_entry',
      'truncate audit_entry',
    ])
      await expect(sql.raw(statement).execute(database)).rejects.toThrow('never changed or removed');
    const log = await new AuditService(postgresUnit(database)).list({
      action: null,
      person: null,
      page: 1,
      size: 5,
    });
    expect(log.ok && log.value.total).toBe(1);
  });
});
