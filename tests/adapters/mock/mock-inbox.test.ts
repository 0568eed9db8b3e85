import { expect, test } from 'vitest';
import { MockInbox } from '../../../src/adapters/mock/mock-inbox';
import { MockPickups } from '../../../src/adapters/mock/mock-pickups';
import { wholePickup } from '../../../src/core/donations/pickup';
import { instantAt, timeAt } from '../../../src/core/shared/pacific-time';
import { inboxContract } from '../../contracts/inbox.contract';
import { pickupsContract } from '../../contracts/pickups.contract';
import { CountingIds } from '../../support/counting-ids';
import { FakeStorage, SharedStorage } from '../../support/fake-storage';
import { FakeTime } from '../../support/fake-time';
import { aMessage } from '../../support/message-builder';

const ALL = { search: '', from: null, to: null, state: null, page: 1, size: 20 };

function open(storage = new FakeStorage(), told: string[] = []) {
  const time = new FakeTime();
  const ports = { clock: time, ids: new CountingIds(), scheduler: time };
  const place = { storage, tell: (key: string) => void told.push(key) };
  return { time, place, ports };
}

inboxContract('MockInbox', (messages) => {
  const { time, place, ports } = open();
  return { inbox: new MockInbox(place, ports, () => messages), run: (answer) => time.run(answer) };
});

pickupsContract('MockPickups', (pickups) => {
  const { time, place, ports } = open();
  return { pickups: new MockPickups(place, ports, () => pickups), run: (answer) => time.run(answer) };
});

test('a message of this browser’s contact form is in the inbox of its other tabs, and they are told', async () => {
  const shared = new SharedStorage();
  const told: string[] = [];
  const here = open(new FakeStorage(shared), told);
  new MockInbox(here.place, here.ports).receive({
    name: 'Ada',
    email: 'ada@mail.example',
    message: 'Boots?',
  });
  expect(told).toEqual(['simulation:messages']);
  const there = open(new FakeStorage(shared));
  const listed = await there.time.run(new MockInbox(there.place, there.ports).list(ALL));
  expect(listed).toMatchObject({ value: { counts: { unread: 4, read: 1, answered: 1, archived: 1 } } });
  expect(listed.ok && listed.value.items[0]).toMatchObject({
    name: 'Ada',
    beginning: 'Boots?',
    state: 'unread',
  });
});

test('a pickup that this browser’s form asks for waits among the samples', async () => {
  const { time, place, ports } = open();
  const pickups = new MockPickups(place, ports);
  const request = {
    name: 'Ada',
    email: 'a@mail.example',
    phone: '1',
    address: 'x',
    items: 'boots',
    message: '',
  };
  pickups.receive(request);
  const listed = await time.run(pickups.list({ search: '', state: 'requested', page: 1, size: 20 }));
  const [first] = listed.ok ? listed.value.items : [];
  expect(first && wholePickup(first)).toMatchObject({ ...request, scheduledAt: null, reason: '' });
  expect(listed.ok && listed.value.total).toBe(3);
});

test('samples fit the day on which they are first seen: none is from the future, two drives are tomorrow', async () => {
  const { time, place, ports } = open();
  const messages = await time.run(new MockInbox(place, ports).list(ALL));
  if (!messages.ok) throw new Error(messages.failure.code);
  for (const { receivedAt } of messages.value.items) expect(receivedAt).toBeLessThan(time.now());
  const tomorrow = await time.run(new MockPickups(place, ports).onDay('2026-11-22'));
  expect(tomorrow.ok && tomorrow.value.map(({ scheduledAt }) => timeAt(scheduledAt ?? 0))).toEqual([
    '09:30',
    '13:00',
  ]);
  expect(instantAt('2026-11-22', '09:30')).toBe(Date.UTC(2026, 10, 22, 17, 30));
});

test('what this browser cannot keep is refused, and nothing is changed', async () => {
  const storage = new FakeStorage();
  const { time, place, ports } = open(storage);
  const inbox = new MockInbox(place, ports, () => [aMessage()]);
  await time.run(inbox.list(ALL));
  storage.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  expect(await time.run(inbox.mark('m1', 'read', 'first'))).toEqual({
    ok: false,
    failure: { code: 'quota' },
  });
  expect(await time.run(inbox.get('m1'))).toMatchObject({ value: { state: 'unread' } });
});
