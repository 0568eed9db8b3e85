import { expect, test } from 'vitest';
import { OUTBOX_FORMAT } from '../../../src/adapters/mock/mail/outbox-format';
import { sampleMessages } from '../../../src/adapters/mock/messages/sample-messages';
import { simulatedMessageRepository } from '../../../src/adapters/mock/messages/simulated-message-repository';
import { simulatedPersonReads } from '../../../src/adapters/mock/people/simulated-person-reads';
import { samplePickups } from '../../../src/adapters/mock/pickups/sample-pickups';
import { simulatedPickupRepository } from '../../../src/adapters/mock/pickups/simulated-pickup-repository';
import { simulatedPort } from '../../../src/adapters/mock/simulated-port';
import { SimulatedUnitOfWork } from '../../../src/adapters/mock/simulated-unit-of-work';
import { SimulatedRecords } from '../../../src/adapters/mock/simulation';
import { mailsOf } from '../../../src/composition/shared/mails-of';
import type { Role } from '../../../src/core/access/role';
import type { User } from '../../../src/core/account/user';
import type { Message } from '../../../src/core/messages/message';
import { messagesApi } from '../../../src/core/messages/messages.api';
import { MessagesService } from '../../../src/core/messages/messages.service';
import { ReceiveMessage } from '../../../src/core/messages/receive-message';
import type { Person } from '../../../src/core/people/person';
import { type Pickup, wholePickup } from '../../../src/core/pickups/pickup';
import { pickupsApi } from '../../../src/core/pickups/pickups.api';
import { PickupsService } from '../../../src/core/pickups/pickups.service';
import { ReceivePickupRequest } from '../../../src/core/pickups/receive-pickup-request';
import { fail, ok } from '../../../src/core/shared/result';
import { instantAt, timeAt } from '../../../src/core/shared/time/calendar';
import { messagesContract } from '../../contracts/messages.contract';
import { pickupsContract } from '../../contracts/pickups.contract';
import { aSite } from '../../support/a-site';
import { CountingIds } from '../../support/counting-ids';
import { FakeStorage, SharedStorage } from '../../support/fake-storage';
import { FakeTime } from '../../support/fake-time';
import { aMessage, aPickup } from '../../support/message-builder';
import { rerunning } from '../../support/rerunning';
import { simulatedAuditLogOf } from '../../support/simulated-audit-log';
import { staySignedIn } from '../../support/stay-signed-in';
import { aUser } from '../../support/users';

const ALL = { search: '', from: null, to: null, state: null, topic: null, page: 1, size: 20 };

function open(storage = new FakeStorage(), told: string[] = []) {
  const time = new FakeTime();
  const ports = { clock: time, ids: new CountingIds(), scheduler: time };
  const place = { storage, tell: (key: string) => void told.push(key) };
  return { time, place, ports };
}

const mails = mailsOf(aSite('http://localhost:4173'));

/** Messages of a simulation, for somebody with a role who is signed in; null for a visitor. */
function openMessages(
  samples: readonly Message[] | null = null,
  { role = 'admin' as Role | null, isRunTwice = false, people = [], ...shared } = {} as MessagesOptions,
) {
  const { time, place, ports } = open(shared.storage, shared.told);
  const kept = () => samples ?? sampleMessages(time.now());
  const simulated = new SimulatedUnitOfWork(
    place,
    (opened) => ({
      messages: simulatedMessageRepository(opened, kept),
      people: simulatedPersonReads(opened, () => people),
    }),
    ports,
  );
  const unit = isRunTwice ? rerunning(simulated) : simulated;
  const session = { read: async () => ok(role && aUser({ role })) };
  return {
    place,
    messages: simulatedPort(
      messagesApi,
      { session, keeper: staySignedIn, scheduler: time },
      async () => () => new MessagesService(unit),
    ),
    receive: new ReceiveMessage(unit, mails),
    run: <T>(answer: Promise<T>) => time.run(answer),
    time,
  };
}

interface MessagesOptions {
  readonly role?: Role | null;
  readonly isRunTwice?: boolean;
  readonly people?: readonly Person[];
  readonly storage?: FakeStorage;
  readonly told?: string[];
}

messagesContract('MessagesService on records of the browser', (kept, people = []) =>
  openMessages(kept, { people }),
);
messagesContract('MessagesService on records of the browser, each work run twice', (kept, people = []) =>
  openMessages(kept, { people, isRunTwice: true }),
);

/** Pickups of a simulation, for somebody with a role who is signed in; null for a visitor. */
function openPickups(
  samples: readonly Pickup[] | null = null,
  {
    role = 'admin' as Role | null,
    isRunTwice = false,
    storage = new FakeStorage(),
    people = [] as readonly Person[],
  } = {},
) {
  const { time, place, ports } = open(storage);
  const kept = () => samples ?? samplePickups(time.now());
  const unit = new SimulatedUnitOfWork(
    place,
    (opened) => ({
      pickups: simulatedPickupRepository(opened, kept),
      people: simulatedPersonReads(opened, () => people),
    }),
    ports,
  );
  const service = (actor: User) => new PickupsService(isRunTwice ? rerunning(unit) : unit, actor, mails);
  const session = { read: async () => ok(role && aUser({ role })) };
  return {
    time,
    place,
    ports,
    storage,
    pickups: simulatedPort(
      pickupsApi,
      { session, keeper: staySignedIn, scheduler: time },
      async () => service,
    ),
    log: simulatedAuditLogOf(place, time),
    mailed: async () => new SimulatedRecords(place, OUTBOX_FORMAT).read().map(({ to }) => to),
    receive: new ReceivePickupRequest(unit, mails),
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

test.each([
  ['donor', 'forbidden'],
  [null, 'unauthenticated'],
] as const)(
  'the simulation asks for the right of %s before it shows or marks a message',
  async (role, code) => {
    const { messages, run } = openMessages([aMessage()], { role });
    expect(await run(messages.mark({ id: 'm1', state: 'read', base: 'first' }))).toEqual(fail({ code }));
    expect(await run(messages.get({ id: 'm1' }))).toEqual(fail({ code }));
  },
);

test('messages of the version before are read without loss', async () => {
  const storage = new FakeStorage();
  // As it was kept by then: a field that is added since needs a default.
  const kept = {
    id: 'kept',
    revision: 'r1',
    receivedAt: 1_795_197_600_000,
    state: 'answered',
    name: 'Ada',
    email: 'ada@mail.example',
    text: 'Boots?',
  };
  storage.setItem('simulation:messages', JSON.stringify({ version: 1, value: [kept] }));
  const { messages, run } = openMessages(null, { storage });
  const { email: contact, ...others } = kept;
  expect(await run(messages.get({ id: 'kept' }))).toEqual(
    ok({ ...others, contact, topic: 'other', language: 'en', readsSpanish: false }),
  );
  expect(await run(messages.counts())).toEqual(ok({ unread: 0, read: 0, answered: 1, archived: 0 }));
});

test('a message of this browser’s contact form is listed in its other tabs, and they are told', async () => {
  const shared = new SharedStorage();
  const told: string[] = [];
  const here = openMessages(null, { storage: new FakeStorage(shared), told });
  await here.receive.execute({ name: 'Ada', email: 'ada@mail.example', message: 'Boots?', language: 'es' });
  expect(told).toEqual(['simulation:messages']);
  const there = openMessages(null, { storage: new FakeStorage(shared) });
  const listed = await there.run(there.messages.list(ALL));
  expect(listed).toMatchObject({ value: { counts: { unread: 4, read: 1, answered: 1, archived: 1 } } });
  expect(listed.ok && listed.value.items[0]).toMatchObject({
    name: 'Ada',
    beginning: 'Boots?',
    state: 'unread',
    language: 'es',
  });
});

test('a pickup that this browser’s form asks for waits among the samples', async () => {
  const { time, receive, pickups } = openPickups();
  const request = {
    name: 'Ada',
    email: 'a@mail.example',
    phone: '1',
    address: 'x',
    items: 'boots',
    message: '',
    language: 'es' as const,
  };
  await receive.execute(request);
  const listed = await time.run(pickups.list({ search: '', state: 'requested', page: 1, size: 20 }));
  const [first] = listed.ok ? listed.value.items : [];
  expect(first && wholePickup(first)).toMatchObject({ ...request, scheduledAt: null, reason: '' });
  expect(listed.ok && listed.value.total).toBe(3);
});

test('samples fit the day on which they are first seen: none is from the future, two drives are tomorrow', async () => {
  const { messages, run, time } = openMessages();
  const listed = await run(messages.list(ALL));
  if (!listed.ok) throw new Error(listed.failure.code);
  for (const { receivedAt } of listed.value.items) expect(receivedAt).toBeLessThan(time.now());
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
  const { messages, run } = openMessages([aMessage()], { storage });
  await run(messages.list(ALL));
  storage.writeFault = new DOMException('full', 'QuotaExceededError');
  expect(await run(messages.mark({ id: 'm1', state: 'read', base: 'first' }))).toEqual(
    fail({ code: 'quota' }),
  );
  expect(await run(messages.get({ id: 'm1' }))).toMatchObject({ value: { state: 'unread' } });
});
