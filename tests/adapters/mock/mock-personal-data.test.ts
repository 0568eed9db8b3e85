import { MockInbox } from '../../../src/adapters/mock/mock-inbox';
import { MockPersonalData } from '../../../src/adapters/mock/mock-personal-data';
import { SimulatedPeople } from '../../../src/adapters/mock/simulated-people';
import type { AuditEntry } from '../../../src/core/audit/audit-entry';
import { ok } from '../../../src/core/shared/result';
import { personalDataContract } from '../../contracts/personal-data.contract';
import { aContactMessage } from '../../support/contact-builder';
import { CountingIds } from '../../support/counting-ids';
import { FakeStorage } from '../../support/fake-storage';
import { FakeTime } from '../../support/fake-time';
import { aPerson } from '../../support/person-builder';

personalDataContract('MockPersonalData', () => {
  const time = new FakeTime();
  const storage = new FakeStorage();
  const place = { storage, tell: () => {} };
  const ids = new CountingIds();
  const admin = aPerson({ id: 'ada', role: 'admin' });
  const person = aPerson({ id: 'ben', email: 'planted.person@mail.example' });
  const people = new SimulatedPeople(place, () => [admin, person], null);
  people.put(person);
  const inbox = new MockInbox(place, { clock: time, ids, scheduler: time }, () => []);
  inbox.receive(aContactMessage({ email: 'Planted.Person@mail.example', message: 'planted-message' }));
  const entries: AuditEntry[] = [];
  return {
    data: new MockPersonalData({
      ...{ place, people, clock: time, ids, scheduler: time },
      audit: { record: (entry) => void entries.push(entry) },
      session: { read: async () => ok({ id: 'ada', name: 'Ada', email: admin.email, role: 'admin' }) },
    }),
    run: <T>(answer: Promise<T>) => time.run(answer),
    adminId: 'ada',
    person,
    everything: async () =>
      ['people', 'messages']
        .map((name) => storage.getItem(`simulation:${name}`) ?? '')
        .join('\n')
        .toLowerCase(),
    noted: async () => entries.map(({ action }) => action),
  };
});
