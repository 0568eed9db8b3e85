import { MockAccountLinks } from '../../../src/adapters/mock/account/mock-account-links';
import { SimulatedAudit } from '../../../src/adapters/mock/audit/simulated-audit';
import { SimulatedPeople } from '../../../src/adapters/mock/people/simulated-people';
import type { Person } from '../../../src/core/people/person';
import { accountLinksContract } from '../../contracts/account-links.contract';
import { CountingIds } from '../../support/counting-ids';
import { FakeStorage } from '../../support/fake-storage';
import { FakeTime } from '../../support/fake-time';
import { aPerson } from '../../support/person-builder';
import { simulatedAuditLogOf } from '../../support/simulated-audit-log';

accountLinksContract('MockAccountLinks', () => {
  const time = new FakeTime();
  const place = { storage: new FakeStorage(), tell: () => {} };
  const active = aPerson({ id: 'ada', name: 'Ada', email: 'ada@mail.example', state: 'active' });
  const invited = aPerson({ id: 'ben', name: 'Ben', email: 'ben@mail.example', state: 'invited' });
  const people = new SimulatedPeople(
    place,
    () => [active, invited],
    async (text) => `hash of ${text}`,
  );
  const sent: { to: string; url: string }[] = [];
  const audit = new SimulatedAudit(place);
  const links = new MockAccountLinks({
    ...{ place, people, audit, clock: time, scheduler: time, ids: new CountingIds() },
    outbox: { put: ({ to, link }) => void sent.push({ to, url: link.url }) },
    addressOf: (path) => `https://www.fsr.example${path}`,
    subjects: { invitation: 'Invitation', password: 'Password' },
  });
  const log = simulatedAuditLogOf(place, time, people);
  const who = ({ name, email }: Person) => ({ name, email });
  return {
    links,
    run: <T>(answer: Promise<T>) => time.run(answer),
    active: who(active),
    invited: who(invited),
    invite: async () => void links.invite(invited),
    sentTo: async (email) => sent.filter(({ to }) => to === email).map(({ url }) => url),
    pass: async (ms) => time.setNow(time.now() + ms),
    deactivate: async () => void people.put({ ...active, state: 'deactivated' }),
    noted: async () => {
      const listed = await time.run(log.list({ action: null, person: null, page: 1, size: 50 }));
      const entries = listed.ok ? listed.value.items : [];
      return entries.map(({ actor, action, subject }) => [actor.name, action, subject.name] as const);
    },
    canSignIn: async (email, password) => {
      const person = people.findByEmail(email);
      return person !== undefined && people.hasPassword(person, password);
    },
  };
});
