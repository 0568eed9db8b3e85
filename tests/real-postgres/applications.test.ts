import { afterAll, describe, expect, test } from 'vitest';
import type { Database } from '../../src/adapters/postgres/database';
import { mailsOf } from '../../src/composition/shared/mails-of';
import type { User } from '../../src/core/account/user';
import { ApplicationsService } from '../../src/core/applications/applications.service';
import { OwnApplicationsService } from '../../src/core/applications/own/own-applications.service';
import { followedUnit } from '../../src/core/signups/following/followers';
import { aSite } from '../support/a-site';
import { anApplication, anApplicationForm } from '../support/application-builder';
import { applicationMailsIn, storeApplications } from '../support/applications-harness';
import { FakeTime } from '../support/fake-time';
import { aPerson } from '../support/person-builder';
import { postgresUnit } from '../support/postgres-unit';
import { aProgram } from '../support/program-builder';
import { closeDatabases, hasPostgres, newDatabase, openForTests } from '../support/real-postgres';
import { RecordingLogger } from '../support/recording-logger';
import { aUser } from '../support/users';

const AVERY = aUser({ id: 'avery', name: 'Avery', role: 'admin' });
const PARKER = aUser({ id: 'parker', name: 'Parker', role: 'program_manager' });
const BEN = aUser({ id: 'ben', role: 'beneficiary' });
const ROUNDS = 10;

const logger = new RecordingLogger();
const mails = mailsOf(aSite('http://localhost:4173'));
const unitOn = (database: Database) =>
  postgresUnit(database, { ids: { next: () => crypto.randomUUID() }, logger });
const staffOn = (database: Database, actor: User) =>
  new ApplicationsService(followedUnit(unitOn(database), mails), actor, mails, new FakeTime());
const ownOn = (database: Database, actor: User = BEN) =>
  new OwnApplicationsService(followedUnit(unitOn(database), mails), actor, mails);
const approve = { base: 'first', message: '', consentSeenOn: null };
const deny = { base: 'first', reasonKind: 'other', reason: 'Full.' } as const;

/** Runs what two do at once, many times, on connections of their own; each time with the same records. */
async function rounds(
  check: (one: Database, other: Database, round: number) => Promise<void>,
  applications = [anApplication({ id: 'a' }), anApplication({ id: 'b', personKey: 'other' })],
): Promise<void> {
  const url = await newDatabase();
  const [one, other] = [openForTests(url), openForTests(url)];
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const table of ['application', 'staff_note', 'program', 'user', 'outbox_mail'] as const)
      await one.deleteFrom(table).execute();
    await storeApplications(one, {
      applications,
      staffNotes: [],
      programs: [aProgram({ places: 1, managerIds: ['parker'] })],
      people: [aPerson({ id: 'ben', role: 'beneficiary' })],
    });
    await check(one, other, round);
  }
  expect(logger.entries).toEqual([]);
}

const statesIn = async (database: Database) => {
  const rows = await database.selectFrom('application').select(['id', 'state']).orderBy('id').execute();
  return rows.map(({ state }) => state);
};

describe.skipIf(!hasPostgres)('applications on a real PostgreSQL', () => {
  afterAll(closeDatabases);

  test('of two managers who approve for the last place, one does, and the other hears that it is full', () =>
    rounds(async (one, other) => {
      const done = await Promise.all([
        staffOn(one, AVERY).approve({ ...approve, id: 'a' }),
        staffOn(other, PARKER).approve({ ...approve, id: 'b' }),
      ]);
      expect(done.filter(({ ok }) => ok)).toHaveLength(1);
      expect(done).toContainEqual({ ok: false, failure: { code: 'conflict', reason: 'full', count: 1 } });
      expect((await statesIn(one)).toSorted()).toEqual(['approved', 'pending']);
    }));

  test('of two who approve and deny the same one, one is done and mailed', () =>
    rounds(
      async (one, other) => {
        const done = await Promise.all([
          staffOn(one, AVERY).approve({ ...approve, id: 'a' }),
          staffOn(other, PARKER).deny({ ...deny, id: 'a' }),
        ]);
        expect(done.filter(({ ok }) => ok)).toHaveLength(1);
        expect(done).toContainEqual({ ok: false, failure: { code: 'conflict' } });
        expect(await applicationMailsIn(one)).toEqual(['ben@mail.example: News about your request']);
      },
      [anApplication({ id: 'a', contact: 'ben@mail.example' })],
    ));

  test('an applicant withdraws or changes while a manager approves: one is done, the other is told', () =>
    rounds(
      async (one, other, round) => {
        const own = ownOn(other);
        const isChange = round % 2 === 0;
        const [staff, applicant] = await Promise.all([
          staffOn(one, PARKER).approve({ ...approve, id: 'a' }),
          isChange
            ? own.change({ ...anApplicationForm({ name: 'Benny' }), id: 'a', base: 'first' })
            : own.withdraw({ id: 'a', base: 'first' }),
        ]);
        expect([staff.ok, applicant.ok].filter(Boolean)).toHaveLength(1);
        if (!staff.ok) expect(staff.failure).toEqual({ code: 'conflict' });
        if (!applicant.ok) expect(applicant.failure).toEqual({ code: 'conflict', reason: 'answered' });
      },
      [anApplication({ id: 'a', personId: 'ben' })],
    ));

  test('somebody who presses twice, or in two tabs, has one application', () =>
    rounds(async (one, other) => {
      const form = { ...anApplicationForm(), programId: 'walk' };
      const sent = await Promise.all([
        ownOn(one).send({ ...form, id: 'same' }),
        ownOn(other).send({ ...form, id: 'same' }),
        ownOn(other).send({ ...form, id: 'other' }),
      ]);
      const ids = await one.selectFrom('application').select(['id', 'person_key']).execute();
      expect(ids).toHaveLength(1);
      const refused = sent.filter(({ ok }) => !ok);
      for (const { failure } of refused as { failure: unknown }[])
        expect(failure).toEqual({ code: 'conflict', reason: 'applied-already' });
      expect(refused.length).toBe(ids[0]?.id === 'same' ? 1 : 2);
    }, []));

  test('a note that two begin at once is written once', () =>
    rounds(async (one, other) => {
      const note = { id: 'a', base: 'none' };
      const done = await Promise.all([
        staffOn(one, AVERY).saveNote({ ...note, text: 'Mine.' }),
        staffOn(other, PARKER).saveNote({ ...note, text: 'Yours.' }),
      ]);
      expect(done.filter(({ ok }) => ok)).toHaveLength(1);
      expect(done).toContainEqual({ ok: false, failure: { code: 'conflict' } });
    }));
});
