import { expect, test } from 'vitest';
import { MockOutbox } from '../../../src/adapters/mock/mail/mock-outbox';
import { MockInbox } from '../../../src/adapters/mock/messages/mock-inbox';
import { samplePickups } from '../../../src/adapters/mock/pickups/sample-pickups';
import { simulatedPickupRepository } from '../../../src/adapters/mock/pickups/simulated-pickup-repository';
import { SimulatedPickups } from '../../../src/adapters/mock/pickups/simulated-pickups';
import { simulatedPort } from '../../../src/adapters/mock/simulated-port';
import { SimulatedUnitOfWork } from '../../../src/adapters/mock/simulated-unit-of-work';
import type { Role } from '../../../src/core/access/role';
import type { User } from '../../../src/core/account/user';
import { type Pickup, wholePickup } from '../../../src/core/pickups/pickup';
import { pickupsApi } from '../../../src/core/pickups/pickups.api';
import { PickupsService } from '../../../src/core/pickups/pickups.service';
import { fail, ok } from '../../../src/core/shared/result';
import { instantAt, timeAt } from '../../../src/core/shared/time/pacific-time';
import { mailsOf } from '../../../src/server/mail/mails';
import { inboxContract } from '../../contracts/inbox.contract';
import { pickupsContract } from '../../contracts/pickups.contract';
import { CountingIds } from '../../support/counting-ids';
import { FakeStorage, SharedStorage } from '../../support/fake-storage';
import { FakeTime } from '../../support/fake-time';
import { aMessage, aPickup } from '../../support/message-builder';
import { rerunning } from '../../support/rerunning';
import { simulatedAuditLogOf } from '../../support/simulated-audit-log';
import { staySignedIn } from '../../support/stay-signed-in';
import { aUser } from '../../support/users';

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

/** Pickups of a simulation, for somebody with a role who is signed in; null for a visitor. */
function openPickups(
  samples: readonly Pickup[] | null = null,
  { role = 'admin' as Role | null, isRunTwice = false, storage = new FakeStorage() } = {},
) {
  const { time, place, ports } = open(storage);
  const kept = () => samples ?? samplePickups(time.now());
  const unit = new SimulatedUnitOfWork(
    place,
    (opened) => ({ pickups: simulatedPickupRepository(opened, kept) }),
    ports,
  );
  const mails = mailsOf('http://localhost:4173');
  const service = (actor: User) => new PickupsService(isRunTwice ? rerunning(unit) : unit, actor, mails);
  const session = { read: async () => ok(role && aUser({ role })) };
  const outbox = new MockOutbox(place, time, ports.ids, time);
  return {
    ...{ time, place, ports, storage },
    pickups: simulatedPort(
      pickupsApi,
      { session, keeper: staySignedIn, scheduler: time },
      async () => service,
    ),
    log: simulatedAuditLogOf(place, time),
    mailed: async () => {
      const listed = await time.run(outbox.list({ state: null, page: 1, size: 9 }));
      return listed.ok ? listed.value.items.map(({ to }) => to) : [];
    },
    run: <T>(answer: Promise<T>) => time.run(answer),
  };
}

pickupsContract('PickupsService on records of the browser', (pickups) => openPickups(pickups));
pickupsContract('PickupsService on records of the browser, each work run twice', (pickups) =>
  openPickups(pickups, { isRunTwice: true }),
);

test.each([
  ['donor', 'forbidden'],
  [null, 'unauthenticated'],
] as const)('the simulation asks for the right of %s before it decides', async (role, code) => {
  const { pickups, run } = openPickups([aPickup()], { role });
  const decision = { state: 'declined', reason: 'Too far.', id: 'p1', base: 'first' } as const;
  expect(await run(pickups.decide(decision))).toEqual(fail({ code }));
  expect(await run(pickups.counts())).toEqual(fail({ code }));
});

test('a decision that finds no room in the browser leaves the pickup, the log and the outbox as they were', async () => {
  const { pickups, log, mailed, storage, run } = openPickups([aPickup()]);
  await run(pickups.counts());
  storage.writeFault = new DOMException('full', 'QuotaExceededError');
  const decision = { state: 'scheduled', at: Date.UTC(2026, 10, 23, 17), id: 'p1', base: 'first' } as const;
  expect(await run(pickups.decide(decision))).toEqual(fail({ code: 'quota' }));
  expect(await run(pickups.get({ id: 'p1' }))).toEqual(ok(aPickup()));
  expect(await mailed()).toEqual([]);
  const entries = log.list({ page: 1, size: 9, action: null, person: null });
  expect(await run(entries)).toMatchObject(ok({ total: 0 }));
});

test('pickups of the version before are read without loss', async () => {
  const storage = new FakeStorage();
  // Without what came and whether it was brought, as it was kept at first.
  const { goods: _, isBrought: __, ...early } = aPickup({ id: 'early' });
  const value = [early, aPickup({ id: 'kept', isBrought: true, state: 'collected' })];
  storage.setItem('simulation:pickups', JSON.stringify({ version: 1, value }));
  const { pickups, run } = openPickups(null, { storage });
  expect(await run(pickups.get({ id: 'early' }))).toEqual(ok(aPickup({ id: 'early' })));
  expect(await run(pickups.get({ id: 'kept' }))).toEqual(ok(value[1]));
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
  const { time, place, ports, pickups } = openPickups();
  const request = {
    name: 'Ada',
    email: 'a@mail.example',
    phone: '1',
    address: 'x',
    items: 'boots',
    message: '',
  };
  new SimulatedPickups(place, ports).receive(request);
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
  const driver = openPickups();
  const tomorrow = await driver.run(driver.pickups.onDay({ day: '2026-11-22' }));
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
