import { MockAccountLinks } from '../../../src/adapters/mock/mock-account-links';
import { MockInbox } from '../../../src/adapters/mock/mock-inbox';
import { MockOutbox } from '../../../src/adapters/mock/mock-outbox';
import { MockPersonalData } from '../../../src/adapters/mock/mock-personal-data';
import { MockPickups } from '../../../src/adapters/mock/mock-pickups';
import { SimulatedGifts } from '../../../src/adapters/mock/simulated-gifts';
import { SimulatedPeople } from '../../../src/adapters/mock/simulated-people';
import { simulatedPlans } from '../../../src/adapters/mock/simulated-plans';
import { simulatedReceipts } from '../../../src/adapters/mock/simulated-receipts';
import type { AuditEntry } from '../../../src/core/audit/audit-entry';
import { figuresOf } from '../../../src/core/giving/figures';
import { ok } from '../../../src/core/shared/result';
import { moreOf, personalDataContract } from '../../contracts/personal-data.contract';
import { aContactMessage } from '../../support/contact-builder';
import { CountingIds } from '../../support/counting-ids';
import { FakeStorage } from '../../support/fake-storage';
import { FakeTime } from '../../support/fake-time';
import { aGift, aPlan } from '../../support/gift-builder';
import { aPerson } from '../../support/person-builder';
import { plantedReceipt } from '../../support/receipt-builder';

const EMAIL = 'Planted.Person@mail.example';
const PASSWORD = 'planted-password';

personalDataContract('MockPersonalData', async () => {
  const time = new FakeTime();
  const storage = new FakeStorage();
  const place = { storage, tell: () => {} };
  const ids = new CountingIds();
  const ports = { clock: time, ids, scheduler: time };
  const admin = aPerson({ id: 'ada', role: 'admin' });
  const person = aPerson({ id: 'ben', email: EMAIL.toLowerCase() });
  const people = new SimulatedPeople(
    place,
    () => [admin, person],
    async (text) => text,
  );
  await people.setPassword(person, PASSWORD);
  const messages = new MockInbox(place, ports, () => []);
  messages.receive(aContactMessage({ email: EMAIL, message: 'planted-message' }));
  const pickups = new MockPickups(place, ports, () => []);
  pickups.receive({
    ...{ name: 'Planted', email: EMAIL, phone: '702-555-0100', address: '1 planted lane' },
    ...{ items: 'planted boots', message: 'planted-words' },
  });
  const donor = { name: 'Planted', email: EMAIL, phone: '', address: '1 planted lane' };
  const planted = aGift({ donor, note: 'planted-note', cents: 4200 });
  const gifts = new SimulatedGifts(place, () => [planted, ...moreOf(person.id, EMAIL)]);
  gifts.read();
  const plans = simulatedPlans(place, () => [
    aPlan({ personId: person.id, name: 'planted-plan', email: EMAIL }),
  ]);
  plans.read();
  const receipts = simulatedReceipts(place, () => [plantedReceipt(EMAIL)]);
  receipts.read();
  const outbox = new MockOutbox(place, time, ids, time);
  const links = new MockAccountLinks({
    ...{ ...ports, place, people, outbox, audit: { record: () => {} } },
    addressOf: (path) => `https://www.fsr.example${path}`,
    subjects: { invitation: 'Your account', password: 'Your password' },
  });
  links.invite(person);
  const text = (name: string) => (storage.getItem(`simulation:${name}`) ?? '').toLowerCase();
  const entries: AuditEntry[] = [];
  return {
    data: new MockPersonalData({
      ...{ people, ...ports },
      audit: { record: (entry) => void entries.push(entry) },
      session: { read: async () => ok({ id: 'ada', name: 'Ada', email: admin.email, role: 'admin' }) },
      records: async () => ({ messages, pickups, gifts, plans, receipts, outbox, links }),
    }),
    run: <T>(answer: Promise<T>) => time.run(answer),
    adminId: 'ada',
    person,
    everything: async () =>
      ['people', 'messages', 'pickups', 'gifts', 'plans', 'receipts', 'outbox', 'account-links']
        .map(text)
        .join('\n'),
    waysIn: async () =>
      text('people').split(PASSWORD).length - 1 + (text('account-links').split(person.id).length - 1),
    left: async () => ({
      cents: gifts.read().gifts.map(({ cents }) => cents),
      items: pickups.all().map(({ items }) => items),
    }),
    figures: async () => figuresOf(gifts.read().gifts),
    counted: async () => figuresOf(gifts.read().gifts),
    noted: async () => entries.map(({ action }) => action),
  };
});
