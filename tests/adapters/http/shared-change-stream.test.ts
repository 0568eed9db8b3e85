import { expect, test } from 'vitest';
import { HttpChanges } from '../../../src/adapters/http/http-changes';
import { KnownUser } from '../../../src/adapters/http/known-user';
import { openChangeStream } from '../../../src/adapters/http/shared-change-stream';
import { CHANGED_THINGS, type ChangedThing } from '../../../src/core/shared/system.port';
import { changesContract } from '../../contracts/changes.contract';
import { CountingIds } from '../../support/counting-ids';
import { FakeChangeStream } from '../../support/fake-change-stream';
import { FakeChannels } from '../../support/fake-channels';
import { FakeLocks } from '../../support/fake-locks';
import { FakePageLifecycle } from '../../support/fake-page-lifecycle';
import { FakeTime, settle } from '../../support/fake-time';
import { InMemoryChanges } from '../../support/in-memory/in-memory-changes';
import { InMemorySession } from '../../support/in-memory/in-memory-session';
import { aUser } from '../../support/users';

/** A browser in which somebody is signed in, and can have tabs open. */
function aBrowser({ refusesLocks = false, without = '' as '' | 'locks' | 'channel' } = {}) {
  const locks = new FakeLocks();
  const channels = new FakeChannels();
  const ids = new CountingIds();
  const time = new FakeTime();
  const streams: FakeChangeStream[] = [];
  const refuse = { request: () => Promise.reject(new DOMException('no', 'SecurityError')) };
  /** Opens a tab that listens. */
  const openTab = async (isInView = true) => {
    const owner = {};
    const page = new FakePageLifecycle(true, isInView);
    const known = new KnownUser(new InMemorySession());
    const told: ChangedThing[] = [];
    const own: FakeChangeStream[] = [];
    const open = () => {
      const stream = new FakeChangeStream();
      streams.push(stream);
      own.push(stream);
      return stream;
    };
    const ports = {
      ids,
      open,
      locks: without === 'locks' ? null : refusesLocks ? refuse : locks.of(owner),
      channel: without === 'channel' ? null : channels.of(owner),
    };
    const changes = new HttpChanges({
      open: (address, userId) => openChangeStream(ports, address, userId),
      onOwnWrite: () => () => {},
      otherTabs: new InMemoryChanges(),
      known,
      page,
      scheduler: time,
      clock: time,
    });
    await known.set(aUser());
    const listen = () => changes.subscribe((thing) => told.push(thing));
    const end = listen();
    await settle();
    return {
      changes,
      known,
      page,
      end,
      /** What was told since the last time. */
      news: () => told.splice(0),
      get isLeading() {
        return own.some(({ isOpen }) => isOpen);
      },
      /** Closes the tab: nothing of it runs any more. */
      close: async () => {
        for (const stream of own) stream.close();
        channels.release(owner);
        locks.release(owner);
        await settle();
      },
    };
  };
  const send = async (type: string, data?: string) => {
    for (const stream of streams.filter(({ isOpen }) => isOpen)) stream.send(type, data);
    await settle();
  };
  return {
    openTab,
    send,
    time,
    channels,
    /** How many tabs wait for a lock. */
    waiting: async () => (await locks.of({}).query()).pending?.length,
    get openStreams() {
      return streams.filter(({ isOpen }) => isOpen).length;
    },
    get everOpened() {
      return streams.length;
    },
  };
}

/** Three tabs whose one stream, the first tab's, is open. */
async function threeTabs() {
  const browser = aBrowser();
  const first = await browser.openTab();
  await browser.send('open');
  const [second, third] = [await browser.openTab(), await browser.openTab()];
  const tabs = [first, second, third];
  return { browser, first, second, third, news: () => tabs.map((tab) => tab.news()) };
}

for (const [name, leads] of [
  ['the leading tab', true],
  ['a tab that does not lead', false],
] as const)
  changesContract(`HttpChanges in ${name}`, async () => {
    const browser = aBrowser();
    const [first, second] = [await browser.openTab(), await browser.openTab()];
    return {
      changes: (leads ? first : second).changes,
      change: (thing) => browser.send('change', thing),
    };
  });

test('three tabs have one stream, and all hear of what it tells, once', async () => {
  const { browser, first, news } = await threeTabs();
  expect([browser.openStreams, browser.everOpened, first.isLeading]).toEqual([1, 1, true]);
  expect(news()).toEqual([[], [], []]);
  await browser.send('change', 'people');
  expect(news()).toEqual([['people'], ['people'], ['people']]);
});

test.each(['closed', 'hidden', 'done'] as const)(
  'when the leading tab is %s, another leads, and those that are left read everything again',
  async (how) => {
    const { browser, first, second, third } = await threeTabs();
    if (how === 'closed') await first.close();
    else if (how === 'hidden') first.page.show(false);
    else first.end();
    await settle();
    expect([browser.openStreams, second.isLeading]).toEqual([1, true]);
    expect([second.news(), third.news()]).toEqual([[], []]);
    await browser.send('open');
    expect([second.news(), third.news()]).toEqual([CHANGED_THINGS, CHANGED_THINGS]);
    await browser.send('change', 'gifts');
    expect([first.news(), second.news(), third.news()]).toEqual([[], ['gifts'], ['gifts']]);
  },
);

test('a tab that was hidden reads everything again, and does not lead any more', async () => {
  const { browser, first, second, third } = await threeTabs();
  first.page.show(false);
  await settle();
  await browser.send('open');
  second.news();
  third.news();
  first.page.show(true);
  await settle();
  expect([first.news(), second.news(), third.news()]).toEqual([CHANGED_THINGS, [], []]);
  expect([browser.openStreams, second.isLeading]).toEqual([1, true]);
});

test('a tab that was opened out of view does not lead until somebody looks at it', async () => {
  const browser = aBrowser();
  const tab = await browser.openTab(false);
  expect([browser.everOpened, browser.channels.open]).toEqual([0, 0]);
  tab.page.show(true);
  await settle();
  expect(tab.isLeading).toBe(true);
});

test('a tab that ends, or is hidden, while it waits does not wait any more, and does not lead later', async () => {
  const { browser, first, second, third } = await threeTabs();
  expect(await browser.waiting()).toBe(2);
  second.end();
  expect(await browser.waiting()).toBe(1);
  third.page.show(false);
  expect(await browser.waiting()).toBe(0);
  third.page.show(true);
  await first.close();
  expect([second.isLeading, third.isLeading, browser.openStreams]).toEqual([false, true, 1]);
  third.end();
  await settle();
  expect([browser.openStreams, browser.channels.open]).toEqual([0, 0]);
});

test('when the stream is lost, every tab asks about the session, and one of them opens it again', async () => {
  const { browser, news } = await threeTabs();
  await browser.send('error');
  expect(news()).toEqual([['session'], ['session'], ['session']]);
  await browser.time.advance(999);
  expect(browser.openStreams).toBe(0);
  await browser.time.advance(1);
  expect([browser.openStreams, browser.everOpened]).toEqual([1, 2]);
  await browser.send('open');
  expect(news()).toEqual([CHANGED_THINGS, CHANGED_THINGS, CHANGED_THINGS]);
});

test('somebody else who signs in does not follow the stream of the person before', async () => {
  const { browser, first, second, third } = await threeTabs();
  await second.known.set({ ...aUser(), id: 'somebody-else' });
  await settle();
  expect([browser.openStreams, second.isLeading]).toEqual([2, true]);
  for (const tab of [first, third]) await tab.known.set({ ...aUser(), id: 'somebody-else' });
  await settle();
  expect([browser.openStreams, second.isLeading]).toEqual([1, true]);
  await browser.send('open');
  expect(second.news()).toEqual(CHANGED_THINGS);
});

test('who signs out has no stream in any tab', async () => {
  const { browser, first, second, third } = await threeTabs();
  for (const tab of [first, second, third]) await tab.known.set(null);
  await settle();
  expect([browser.openStreams, browser.channels.open]).toEqual([0, 0]);
});

test.each([{ without: 'locks' }, { without: 'channel' }, { refusesLocks: true }] as const)(
  'with %j each tab has a stream of its own',
  async (browserWith) => {
    const browser = aBrowser(browserWith);
    const [first, second] = [await browser.openTab(), await browser.openTab()];
    expect([first.isLeading, second.isLeading, browser.openStreams]).toEqual([true, true, 2]);
    await browser.send('change', 'people');
    expect([first.news(), second.news()]).toEqual([['people'], ['people']]);
    first.end();
    expect(browser.openStreams).toBe(1);
  },
);
