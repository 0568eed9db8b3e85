import { expect, test } from 'vitest';
import { MockAccountLinks } from '../../../src/adapters/mock/mock-account-links';
import { MockInbox } from '../../../src/adapters/mock/mock-inbox';
import { MockOldRecords } from '../../../src/adapters/mock/mock-old-records';
import { SimulatedPeople } from '../../../src/adapters/mock/simulated-people';
import { LINK_LIFETIME_MS } from '../../../src/core/auth/account-links.port';
import { FIRST_SETTINGS } from '../../../src/core/settings/settings';
import { oldRecordsContract } from '../../contracts/old-records.contract';
import { aContactMessage } from '../../support/contact-builder';
import { CountingIds } from '../../support/counting-ids';
import { FakeStorage } from '../../support/fake-storage';
import { FakeTime } from '../../support/fake-time';
import { aPerson } from '../../support/person-builder';

function make() {
  const time = new FakeTime();
  const storage = new FakeStorage();
  const place = { storage, tell: () => {} };
  const ports = { clock: time, ids: new CountingIds(), scheduler: time };
  const people = new SimulatedPeople(place, () => [], null);
  const inbox = new MockInbox(place, ports, () => []);
  const links = new MockAccountLinks({
    ...{ ...ports, place, people, outbox: { put: () => {} }, addressOf: (path) => path },
    subjects: { invitation: 'Your account', password: 'Your password' },
  });
  const settings = { kept: () => ({ ...FIRST_SETTINGS, keepMessagesDays: 60 }) };
  let number = 0;
  return {
    storage,
    records: new MockOldRecords(inbox, links, settings),
    keep: async (message: string, receivedAt: number, linkExpiresAt: number) => {
      time.setNow(receivedAt);
      inbox.receive(aContactMessage({ message }));
      time.setNow(linkExpiresAt - LINK_LIFETIME_MS.invitation);
      number += 1;
      links.invite(aPerson({ id: `person-${number}` }));
    },
    kept: async () => {
      const messages = inbox.of(aContactMessage().email).map(({ text }) => text);
      const stored = storage.getItem('simulation:account-links') ?? '';
      return { messages, links: stored.split('"secret"').length - 1 };
    },
  };
}

oldRecordsContract('MockOldRecords', make);

test('what finds no room to be removed stays, and is removed the next time', async () => {
  const { storage, records, keep, kept } = make();
  await keep('old', 0, 0);
  storage.writeFault = new DOMException('full', 'QuotaExceededError');
  const before = { now: Date.UTC(2026, 10, 21), mailsBefore: 1, linksBefore: 1 };
  expect(await records.remove(before)).toMatchObject({ value: { messages: 0, links: 0 } });
  storage.writeFault = null;
  expect(await records.remove(before)).toMatchObject({ value: { messages: 1, links: 1 } });
  expect(await kept()).toEqual({ messages: [], links: 0 });
});
