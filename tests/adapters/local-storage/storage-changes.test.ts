import { expect, test, vi } from 'vitest';
import { StorageChanges } from '../../../src/adapters/local-storage/storage-changes';
import { CHANGED_THINGS } from '../../../src/core/shared/system.port';
import { FakePageLifecycle } from '../../support/fake-page-lifecycle';
import { FakeStorage, SharedStorage } from '../../support/fake-storage';

function setUp() {
  const shared = new SharedStorage();
  const [mine, theirs] = [new FakeStorage(shared), new FakeStorage(shared)];
  const page = new FakePageLifecycle();
  const changes = new StorageChanges(mine.view, page);
  const listener = vi.fn();
  return { mine, theirs, page, listener, cancel: changes.subscribe(listener) };
}

test('what another tab does with the session or the content is told, and nothing else', () => {
  const { mine, theirs, listener } = setUp();
  mine.setItem('user', 'here');
  for (const key of ['other', 'constructor', 'siteContent:draft']) theirs.setItem(key, 'x');
  expect(listener).not.toHaveBeenCalled();
  theirs.setItem('user', 'theirs');
  theirs.setItem('siteContent', 'theirs');
  theirs.removeItem('user');
  expect(listener.mock.calls).toEqual([['session'], ['content'], ['session']]);
});

// What campaigns raised is kept with the gifts.
const OWN_RECORDS = CHANGED_THINGS.filter((thing) => !['session', 'content', 'campaigns'].includes(thing));

test.each([
  ...OWN_RECORDS.map((thing) => [thing, thing] as const),
  ['campaigns', 'gifts'],
  ['applications', 'staff-notes'],
  ['guides', 'completions'],
] as const)('that another tab changed %s is told, from what the simulation keeps as %s', (thing, name) => {
  const { theirs, listener } = setUp();
  theirs.setItem(`simulation:${name}`, 'x');
  expect(listener.mock.calls).toContainEqual([thing]);
});

test('another tab that clears everything, and a page that returns, tell of all', () => {
  const { theirs, page, listener } = setUp();
  theirs.clear();
  const everything = CHANGED_THINGS.map((thing) => [thing]);
  expect(listener.mock.calls).toEqual(everything);
  page.comeBack();
  expect(listener.mock.calls).toEqual([...everything, ...everything]);
});

test('who has ended listening is told nothing more; ending twice is harmless', () => {
  const { theirs, page, listener, cancel } = setUp();
  cancel();
  cancel();
  theirs.clear();
  page.comeBack();
  expect(listener).not.toHaveBeenCalled();
  expect(page.pending).toBe(0);
});

test('what the simulation of this tab has written is told as an own write, after its notice; of other tabs it is not', () => {
  const handlers: ((event: StorageEvent) => void)[] = [];
  const view = {
    addEventListener: (_type: string, handler: (event: StorageEvent) => void) => void handlers.push(handler),
    removeEventListener: (_type: string, handler: (event: StorageEvent) => void) =>
      void handlers.splice(handlers.indexOf(handler), 1),
  } as unknown as Window;
  const changes = new StorageChanges(view, new FakePageLifecycle());
  const told: string[] = [];
  const ends = [
    changes.subscribe((thing) => told.push(thing)),
    changes.onOwnWrite(() => told.push('own write')),
  ];
  const dispatch = (isTrusted: boolean) => {
    for (const handler of handlers) handler({ key: 'simulation:receipts', isTrusted } as StorageEvent);
  };
  dispatch(true);
  expect(told).toEqual(['receipts']);
  dispatch(false);
  expect(told).toEqual(['receipts', 'receipts', 'own write']);
  for (const end of ends) end();
  expect(handlers).toEqual([]);
});
