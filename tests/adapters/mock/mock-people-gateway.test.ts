import * as v from 'valibot';
import { expect, test } from 'vitest';
import { MockPeopleGateway } from '../../../src/adapters/mock/mock-people-gateway';
import { samplePeople } from '../../../src/adapters/mock/sample-people';
import { SimulatedAudit } from '../../../src/adapters/mock/simulated-audit';
import { SimulatedPeople } from '../../../src/adapters/mock/simulated-people';
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
