import { expect, test, vi } from 'vitest';
import { HttpChanges } from '../../../src/adapters/http/http-changes';
import { KnownUser } from '../../../src/adapters/http/known-user';
import { CHANGED_THINGS, type ChangedThing } from '../../../src/core/shared/system.port';
import { changesContract } from '../../contracts/changes.contract';
import { FakeChangeStream } from '../../support/fake-change-stream';
import { FakePageLifecycle } from '../../support/fake-page-lifecycle';
import { FakeTime } from '../../support/fake-time';
import { InMemoryChanges } from '../../support/in-memory/in-memory-changes';
import { InMemorySession } from '../../support/in-memory/in-memory-session';
import { aUser } from '../../support/users';

async function setUp(user = aUser() as ReturnType<typeof aUser> | null) {
  const time = new FakeTime();
  const page = new FakePageLifecycle();
  const known = new KnownUser(new InMemorySession());
  const otherTabs = new InMemoryChanges();
  const streams: FakeChangeStream[] = [];
  const open = vi.fn((_address: string, _userId: string) => {
    const stream = new FakeChangeStream();
    streams.push(stream);
    return stream;
  });
  const writers = new Set<() => void>();
  const onOwnWrite = (listener: () => void) => {
    writers.add(listener);
    return () => writers.delete(listener);
  };
  const changes = new HttpChanges({ onOwnWrite, open, known, otherTabs, page, scheduler: time, clock: time });
  const told: ChangedThing[] = [];
  await known.set(user);
  return {
    time,
    page,
    known,
    otherTabs,
    open,
    changes,
    told,
    listen: () => changes.subscribe((thing) => told.push(thing)),
    /** What was told since the last time. */
    news: () => told.splice(0),
    get stream() {
      return streams.at(-1) ?? new FakeChangeStream();
    },
    get openStreams() {
      return streams.filter(({ isOpen }) => isOpen).length;
    },
  };
}

changesContract('HttpChanges', async () => {
  const site = await setUp();
  return { changes: site.changes, change: (thing) => site.stream.send('change', thing) };
});

test('one stream serves everybody who listens, and ends with the last of them', async () => {
  const site = await setUp();
  expect(site.openStreams).toBe(0);
  const ends = [site.listen(), site.listen()];
  expect(site.open.mock.calls).toEqual([['/api/changes', aUser().id]]);
  ends[0]?.();
  expect(site.openStreams).toBe(1);
  ends[1]?.();
  expect([site.openStreams, site.page.pending, site.otherTabs.listening]).toEqual([0, 0, 0]);
});

test('only somebody who is signed in has a stream', async () => {
  const site = await setUp(null);
  site.listen();
  expect(site.openStreams).toBe(0);
  await site.known.set(aUser());
  expect(site.openStreams).toBe(1);
  await site.known.set(null);
  expect(site.openStreams).toBe(0);
});

test('another person who signs in has a stream of their own, and is told of everything once', async () => {
  const site = await setUp();
  site.listen();
  site.stream.send('open');
  await site.known.set({ ...aUser(), id: 'somebody-else' });
  expect([site.openStreams, site.open.mock.calls.at(-1)?.[1]]).toEqual([1, 'somebody-else']);
  expect(site.news()).toEqual([]);
  site.stream.send('open');
  expect(site.news()).toEqual(CHANGED_THINGS);
});

test('what the stream says of nothing known is not told', async () => {
  const site = await setUp();
  site.listen();
  site.stream.send('change', 'passwords');
  site.stream.send('message', 'content');
  expect(site.news()).toEqual([]);
});

test('opening the first stream tells nothing: the page has just been read', async () => {
  const site = await setUp();
  site.listen();
  site.stream.send('open');
  expect(site.news()).toEqual([]);
});

test('a lost stream asks whether the session is over, is opened again, and then tells of everything', async () => {
  const site = await setUp();
  site.listen();
  site.stream.send('open');
  site.stream.send('error');
  expect(site.news()).toEqual(['session']);
  expect(site.openStreams).toBe(0);
  await site.time.advance(999);
  expect(site.open).toHaveBeenCalledTimes(1);
  await site.time.advance(1);
  expect(site.openStreams).toBe(1);
  expect(site.news()).toEqual([]);
  site.stream.send('open');
  expect(site.news()).toEqual(CHANGED_THINGS);
});

test('a server that does not answer is tried less and less often, at most every 30 s', async () => {
  const site = await setUp();
  site.listen();
  const waits: number[] = [];
  for (let attempt = 0; attempt < 7; attempt++) {
    const before = site.open.mock.calls.length;
    site.stream.send('error');
    let waited = 0;
    while (site.open.mock.calls.length === before) {
      await site.time.advance(1000);
      waited += 1;
    }
    waits.push(waited);
  }
  expect(waits).toEqual([1, 2, 4, 8, 16, 30, 30]);
  expect(site.news()).toEqual(['session']);
  site.stream.send('open');
  expect(site.news()).toEqual(CHANGED_THINGS);
  site.stream.send('error');
  await site.time.advance(1000);
  expect(site.openStreams).toBe(1);
});

test('an ended session ends the attempts', async () => {
  const site = await setUp();
  site.listen();
  site.stream.send('error');
  await site.known.set(null);
  await site.time.advance(60_000);
  expect(site.openStreams).toBe(0);
  expect(site.time.pending).toBe(0);
});

test('a page out of view has no stream; back in view it hears of everything once', async () => {
  const site = await setUp();
  site.listen();
  site.stream.send('open');
  site.page.show(false);
  expect(site.openStreams).toBe(0);
  site.page.show(true);
  expect(site.openStreams).toBe(1);
  expect(site.news()).toEqual([]);
  site.stream.send('open');
  expect(site.news()).toEqual(CHANGED_THINGS);
});

test('a page of a visitor asks again when it was out of view for 5 s', async () => {
  const site = await setUp(null);
  site.listen();
  site.page.show(false);
  await site.time.advance(4_999);
  site.page.show(true);
  expect(site.news()).toEqual([]);
  site.page.show(false);
  await site.time.advance(5_000);
  site.page.show(true);
  expect(site.news()).toEqual(CHANGED_THINGS);
});

test('of other tabs only what they do with the session counts, also without a stream', async () => {
  const site = await setUp(null);
  site.listen();
  site.otherTabs.change('content');
  site.otherTabs.change('session');
  expect(site.news()).toEqual(['session']);
});
