import { expect, test } from 'vitest';
import { WebLockTabRegistry } from '../../../src/adapters/web-locks/web-lock-tab-registry';
import { CountingIds } from '../../support/counting-ids';
import { FakeLocks } from '../../support/fake-locks';
import { FakeStorage } from '../../support/fake-storage';
import { FakeTime } from '../../support/fake-time';

const locks = new FakeLocks();
const ids = new CountingIds();

function registry(session: FakeStorage, owner: object, time = new FakeTime()): WebLockTabRegistry {
  return new WebLockTabRegistry(() => session, locks.of(owner), ids, time);
}

test('a tab keeps its name after a reload, and counts as open until it closes', async () => {
  const session = new FakeStorage();
  const page = {};
  const name = await registry(session, page).own();
  const other = registry(new FakeStorage(), {});
  expect(await other.isOpen(name)).toBe(true);
  locks.release(page);
  expect(await other.isOpen(name)).toBe(false);
  expect(await registry(session, {}).own()).toBe(name);
});

test('a duplicated tab gets a name of its own', async () => {
  const session = new FakeStorage();
  const name = await registry(session, {}).own();
  const time = new FakeTime();
  const duplicate = registry(session, {}, time).own();
  await time.advance(500);
  expect(await duplicate).not.toBe(name);
  expect(time.pending).toBe(0);
});

test('a tab has a name even without locks or session storage', async () => {
  const session = new FakeStorage();
  session.readFault = new DOMException('denied', 'SecurityError');
  session.writeFault = new DOMException('denied', 'SecurityError');
  const tabs = new WebLockTabRegistry(() => session, null, ids, new FakeTime());
  expect(await tabs.own()).toBe(await tabs.own());
  expect(await tabs.isOpen('any')).toBe(false);
});

test('a tab that is busy for long after a reload keeps its name', async () => {
  const session = new FakeStorage();
  const before = {};
  const name = await registry(session, before).own();
  locks.release(before);
  const page = {};
  const time = new FakeTime();
  const endBusy = locks.keepBusy(page);
  const again = registry(session, page, time).own();
  await time.advance(5000);
  endBusy();
  expect(await again).toBe(name);
  expect(await registry(new FakeStorage(), {}).isOpen(name)).toBe(true);
  expect(time.pending).toBe(0);
});

test('a tab that cannot learn whether its name is taken gets a new one', async () => {
  const session = new FakeStorage();
  const name = await registry(session, {}).own();
  const time = new FakeTime();
  const mute = { ...locks.of({}), query: () => Promise.reject(new DOMException('', 'SecurityError')) };
  const again = new WebLockTabRegistry(() => session, mute, ids, time).own();
  await time.advance(500);
  expect(await again).not.toBe(name);
});
