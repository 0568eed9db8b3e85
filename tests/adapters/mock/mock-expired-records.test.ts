import { expect, test } from 'vitest';
import { LINKS_FORMAT } from '../../../src/adapters/mock/account/simulated-account-links';
import {
  applicationsFormat,
  staffNotesFormat,
} from '../../../src/adapters/mock/applications/application-formats';
import { SimulatedGifts } from '../../../src/adapters/mock/gifts/simulated-gifts';
import { messagesFormat } from '../../../src/adapters/mock/messages/simulated-message-repository';
import { pickupsFormat } from '../../../src/adapters/mock/pickups/simulated-pickup-repository';
import { MockExpiredRecords } from '../../../src/adapters/mock/privacy/mock-expired-records';
import { signupsFormat } from '../../../src/adapters/mock/signups/simulated-signup-reads';
import { SimulatedRecords } from '../../../src/adapters/mock/simulation';
import type { Application } from '../../../src/core/applications/application';
import type { Gift } from '../../../src/core/gifts/gift';
import { receivedMessage } from '../../../src/core/messages/message';
import { type Pickup, wholePickup } from '../../../src/core/pickups/pickup';
import { pageOfPickups } from '../../../src/core/pickups/pickup-query';
import { FIRST_SETTINGS } from '../../../src/core/settings/settings';
import type { Signup } from '../../../src/core/signups/signup';
import { expiredRecordsContract } from '../../contracts/expired-records.contract';
import { aContactMessage } from '../../support/contact-builder';
import { FakeStorage } from '../../support/fake-storage';
import { FakeTime } from '../../support/fake-time';
import { aGift } from '../../support/gift-builder';
import { aPickup } from '../../support/message-builder';

function make(givenPickups: readonly Pickup[] = [], givenGifts: readonly Gift[] = []) {
  const time = new FakeTime();
  const storage = new FakeStorage();
  const place = { storage, tell: () => {} };
  const messages = new SimulatedRecords(
    place,
    messagesFormat(() => []),
  );
  const links = new SimulatedRecords(place, LINKS_FORMAT);
  const pickups = new SimulatedRecords(
    place,
    pickupsFormat(() => givenPickups),
  );
  const gifts = new SimulatedGifts(place, () => givenGifts);
  const settings = () => ({ ...FIRST_SETTINGS, keepMessagesDays: 60, keepApplicationsDays: 90 });
  const none = { applications: () => [], staffNotes: () => [] };
  const applications = new SimulatedRecords(place, applicationsFormat(none));
  const staffNotes = new SimulatedRecords(place, staffNotesFormat(none));
  const signups = new SimulatedRecords(
    place,
    signupsFormat(() => []),
  );
  let number = 0;
  return {
    storage,
    records: new MockExpiredRecords({
      messages,
      pickups,
      gifts,
      links,
      settings,
      applications,
      staffNotes,
      signups,
    }),
    keep: async (message: string, receivedAt: number, linkExpiresAt: number) => {
      time.setNow(receivedAt);
      const stamp = { id: `message-${number}`, revision: 'first', receivedAt };
      messages.write([
        ...messages.read(),
        receivedMessage({ ...aContactMessage({ message }), language: 'en' }, stamp),
      ]);
      number += 1;
      const link = { purpose: 'invitation', secret: `${number}`, person: `person-${number}` } as const;
      links.write([...links.read(), { ...link, expiresAt: linkExpiresAt, isUsed: false }]);
    },
    kept: async () => {
      const stored = storage.getItem('simulation:account-links') ?? '';
      return {
        messages: messages.read().map(({ text }) => text),
        links: stored.split('"secret"').length - 1,
      };
    },
    pickups: async (search: string) => {
      const query = { search, state: null, page: 1, size: 100 };
      const { items } = pageOfPickups(pickups.read(), query);
      return items
        .flatMap((one) => wholePickup(one) ?? [])
        .toSorted((one, other) => (one.id < other.id ? -1 : 1));
    },
    keepApplication: async (application: Application) => {
      applications.write([...applications.read(), application]);
      staffNotes.write([...staffNotes.read(), { id: application.id, revision: 'first', text: 'Call.' }]);
    },
    applications: async () => [applications.read(), staffNotes.read().map(({ id }) => id)] as const,
    keepSignups: async (added: readonly Signup[]) => {
      signups.write(added);
    },
    signups: async () => signups.read(),
    gifts: async () =>
      gifts
        .read()
        .gifts.map(({ id }) => id)
        .toSorted(),
  };
}

expiredRecordsContract('MockExpiredRecords', make);

test('what finds no room to be removed stays, and is removed the next time', async () => {
  const { storage, records, keep, kept } = make(
    [aPickup({ id: 'p1', receivedAt: 0 }), aPickup({ id: 'p2', state: 'collected', scheduledAt: 0 })],
    [aGift({ origin: 'form', state: 'pending', createdAt: 0 })],
  );
  await keep('old', 0, 0);
  storage.writeFault = new DOMException('full', 'QuotaExceededError');
  const now = Date.UTC(2026, 10, 21);
  const none = {
    applications: 0,
    signups: 0,
    messages: 0,
    pickups: 0,
    shortenedPickups: 0,
    gifts: 0,
    mails: 0,
    links: 0,
  };
  expect(await records.remove(now)).toEqual({ ok: true, value: none });
  storage.writeFault = null;
  expect(await records.remove(now)).toEqual({
    ok: true,
    value: { ...none, messages: 1, pickups: 1, shortenedPickups: 1, gifts: 1, links: 1 },
  });
  expect(await kept()).toEqual({ messages: [], links: 0 });
});
