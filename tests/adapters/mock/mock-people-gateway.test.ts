import * as v from 'valibot';
import { expect, test } from 'vitest';
import { MockAuthGateway } from '../../../src/adapters/mock/account/mock-auth-gateway';
import { SimulatedAudit } from '../../../src/adapters/mock/audit/simulated-audit';
import { MockPeopleGateway } from '../../../src/adapters/mock/people/mock-people-gateway';
import { samplePeople } from '../../../src/adapters/mock/people/sample-people';
import { SimulatedPeople } from '../../../src/adapters/mock/people/simulated-people';
import { SimulatedRecords } from '../../../src/adapters/mock/simulation';
import { PERSON_STATES, personSchema } from '../../../src/core/people/person';
import { ok } from '../../../src/core/shared/result';
import { peopleGatewayContract } from '../../contracts/people-gateway.contract';
import { CountingIds } from '../../support/counting-ids';
import { FakeStorage } from '../../support/fake-storage';
import { FakeTime } from '../../support/fake-time';
import { InMemorySession } from '../../support/in-memory/in-memory-session';
import { simulatedAuditLogOf } from '../../support/simulated-audit-log';

peopleGatewayContract('MockPeopleGateway', (known) => {
  const time = new FakeTime();
  const place = { storage: new FakeStorage(), tell: () => {} };
  const people = new SimulatedPeople(place, () => known, null);
  const invited: string[] = [];
  const gateway = new MockPeopleGateway({
    people,
    audit: new SimulatedAudit(place),
    session: {
      read: async () => ok({ id: 'ada', name: 'Ada Admin', email: 'ada@fsr.example', role: 'admin' }),
    },
    hint: new InMemorySession(),
    clock: time,
    ids: new CountingIds(),
    scheduler: time,
    sendInvitation: ({ email }) => void invited.push(email),
  });
  const audit = simulatedAuditLogOf(place, time, people);
  return { gateway, audit, run: (answer) => time.run(answer), invited: () => invited };
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
    ...{ name: 'people', version: 1, samples: () => ({}) },
    schema: v.object({ people: v.optional(v.array(personSchema)), passwords: v.optional(v.object({})) }),
  }).write({ people: stored, passwords: {} });
  const people = new SimulatedPeople(place, () => samples, null);
  const audit = new SimulatedAudit(place);
  const gateway = new MockPeopleGateway({
    ...{ people, audit, clock: time, scheduler: time, ids: new CountingIds(), hint: new InMemorySession() },
    session: { read: async () => ok({ ...admin, role: 'admin' }) },
    sendInvitation: () => {},
  });
  expect(people.find(older.id)?.state).toBe('deactivated');
  expect(await time.run(gateway.deactivate(fresh.id))).toMatchObject({ ok: true });
  const sessions = new MockAuthGateway(time, new InMemorySession(), async () => people, time);
  for (const [id, password] of [
    [older.id, 'every-step-2'],
    [fresh.id, 'first-day-5'],
  ] as const) {
    expect(await time.run(gateway.reactivate(id))).toMatchObject(ok({ state: 'active' }));
    const email = people.find(id)?.email ?? '';
    expect(await time.run(sessions.signIn({ email, password }))).toMatchObject({ ok: true });
  }
});
