import * as v from 'valibot';
import { expect, test } from 'vitest';
import { MockAuthGateway } from '../../../src/adapters/mock/account/mock-auth-gateway';
import { asHolder } from '../../../src/adapters/mock/account/this-browser';
import { OUTBOX_FORMAT } from '../../../src/adapters/mock/mail/outbox-format';
import { samplePeople } from '../../../src/adapters/mock/people/sample-people';
import { simulatedPort } from '../../../src/adapters/mock/simulated-port';
import { SimulatedRecords } from '../../../src/adapters/mock/simulation';
import type { User } from '../../../src/core/account/user';
import { peopleApi } from '../../../src/core/people/people.api';
import { PeopleService } from '../../../src/core/people/people.service';
import { ALL_PEOPLE } from '../../../src/core/people/people-query';
import { PERSON_STATES, personSchema } from '../../../src/core/people/person';
import { fail, ok } from '../../../src/core/shared/result';
import { followedUnit } from '../../../src/core/signups/following/followers';
import type { UnitOfWork } from '../../../src/core/unit-of-work/unit-of-work.port';
import { peopleGatewayContract } from '../../contracts/people-gateway.contract';
import { FakeStorage } from '../../support/fake-storage';
import { FakeTime } from '../../support/fake-time';
import { InMemorySession } from '../../support/in-memory/in-memory-session';
import { aPerson } from '../../support/person-builder';
import { rerunning } from '../../support/rerunning';
import { simulatedAccounts } from '../../support/simulated-accounts';
import { simulatedAuditLogOf } from '../../support/simulated-audit-log';
import { staySignedIn } from '../../support/stay-signed-in';

/** User Management of a simulation, for somebody who is signed in. */
function gatewayOf(
  { people, unit, letters }: ReturnType<typeof simulatedAccounts>,
  time: FakeTime,
  user: User,
  through = <T>(one: UnitOfWork<T>) => one,
) {
  const session = new InMemorySession(user);
  const serviceFor = asHolder(
    peopleApi,
    people,
    session,
    (actor) => new PeopleService(followedUnit(through(unit), letters.mails), actor, letters),
  );
  const ports = { session, keeper: staySignedIn, scheduler: time };
  return { session, gateway: simulatedPort(peopleApi, ports, async () => serviceFor) };
}

const ADA = { id: 'ada', name: 'Ada Admin', email: 'ada@fsr.example', role: 'admin' };

for (const [name, through] of [
  ['PeopleService in a browser', <T>(unit: UnitOfWork<T>) => unit],
  ['PeopleService in a browser, each work run twice', rerunning],
] as const)
  peopleGatewayContract(name, (known) => {
    const time = new FakeTime();
    const place = { storage: new FakeStorage(), tell: () => {} };
    const accounts = simulatedAccounts(place, time, () => known);
    const { gateway } = gatewayOf(accounts, time, ADA, through);
    return {
      gateway,
      audit: simulatedAuditLogOf(place, time, accounts.people),
      run: (answer) => time.run(answer),
      invited: () => new SimulatedRecords(place, OUTBOX_FORMAT).read().map(({ to }) => to),
    };
  });

test('the browser remembers the new name of the admin who changed their own', async () => {
  const time = new FakeTime();
  const place = { storage: new FakeStorage(), tell: () => {} };
  const accounts = simulatedAccounts(place, time, () => [aPerson({ ...ADA, role: 'admin' }), aPerson()]);
  const { gateway, session } = gatewayOf(accounts, time, ADA);
  expect(await time.run(gateway.signOut({ id: 'vera' }))).toMatchObject({ ok: true });
  expect(await session.read()).toEqual(ok(ADA));
  await time.run(gateway.change({ id: 'ada', name: 'Ada A.', role: 'admin', base: 'first' }));
  expect(await session.read()).toEqual(ok({ ...ADA, name: 'Ada A.' }));
});

test('only who may is answered', async () => {
  const time = new FakeTime();
  const accounts = simulatedAccounts({ storage: new FakeStorage(), tell: () => {} }, time, () => []);
  const { gateway } = gatewayOf(accounts, time, { ...ADA, role: 'volunteer' });
  expect(await time.run(gateway.list(ALL_PEOPLE))).toEqual(fail({ code: 'forbidden' }));
});

test('the sample people are in every state, each with an id and an address of their own', () => {
  const people = samplePeople(Date.UTC(2026, 0, 5));
  for (const person of people) expect(v.parse(personSchema, person)).toEqual(person);
  for (const key of ['id', 'email'] as const)
    expect(new Set(people.map((person) => person[key])).size).toBe(people.length);
  expect(new Set(people.map(({ state }) => state))).toEqual(new Set(PERSON_STATES));
});

test('a sample account that never signed in and is let in again signs in, also one that an older version deactivated', async () => {
  const samples = samplePeople(Date.UTC(2026, 0, 5));
  const [admin, older, fresh] = samples.filter(({ id }) => /^account-[125]$/.test(id));
  if (!admin || !older || !fresh) throw new Error('There are no sample accounts.');
  const time = new FakeTime();
  const storage = new FakeStorage();
  const place = { storage, tell: () => {} };
  const stored = samples.map((person) =>
    person.id === older.id ? { ...person, state: 'deactivated' as const } : person,
  );
  // As the version before kept it: without who had joined.
  new SimulatedRecords(place, {
    name: 'people',
    version: 1,
    samples: () => ({}),
    schema: v.object({ people: v.optional(v.array(personSchema)), passwords: v.optional(v.object({})) }),
  }).write({ people: stored, passwords: {} });
  const accounts = simulatedAccounts(place, time, () => samples);
  const { people } = accounts;
  const { gateway } = gatewayOf(accounts, time, { ...admin, role: 'admin' });
  expect(people.find(older.id)?.state).toBe('deactivated');
  expect(await time.run(gateway.deactivate({ id: fresh.id }))).toMatchObject({ ok: true });
  const sessions = new MockAuthGateway(time, new InMemorySession(), async () => people, time);
  for (const [id, password] of [
    [older.id, 'every-step-2'],
    [fresh.id, 'first-day-5'],
  ] as const) {
    expect(await time.run(gateway.reactivate({ id }))).toMatchObject(ok({ state: 'active' }));
    const email = people.find(id)?.email ?? '';
    expect(await time.run(sessions.signIn({ email, password }))).toMatchObject({ ok: true });
  }
});
