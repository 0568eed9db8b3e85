import { expect, test, vi } from 'vitest';
import { browserCache } from '../../../src/adapters/cached/answer-cache';
import { cachedPort } from '../../../src/adapters/cached/cached-port';
import {
  type ActiveCampaigns,
  activeCampaignsApi,
  type Campaigns,
  campaignsApi,
} from '../../../src/core/campaigns/campaigns.api';
import { fail, ok } from '../../../src/core/shared/result';
import { campaignsContract } from '../../contracts/campaigns.contract';
import { aCampaign, aCampaignDraft } from '../../support/campaign-builder';
import { campaignsInMemory } from '../../support/campaigns-in-memory';
import { FakeTime } from '../../support/fake-time';
import { InMemoryChanges } from '../../support/in-memory/in-memory-changes';

const MINUTE_MS = 60_000;
const unavailable = fail({ code: 'unavailable' });

const API = { area: 'campaigns', calls: { ...campaignsApi.calls, ...activeCampaignsApi.calls } } as const;
type All = Campaigns & ActiveCampaigns;

function cached(overrides: Partial<All>, time = new FakeTime(), changes = new InMemoryChanges()) {
  const inner = campaignsInMemory([aCampaign()]);
  const port: All = {
    list: () => inner.list(),
    active: () => inner.active(),
    get: (input) => inner.get(input),
    create: (input) => inner.create(input),
    update: (input) => inner.update(input),
    ...overrides,
  };
  return cachedPort(API, port, browserCache(changes, 'campaigns', { clock: time, scheduler: time }));
}

campaignsContract('CachedCampaigns', (kept) => {
  const inner = campaignsInMemory(kept);
  const time = new FakeTime();
  const cache = browserCache(new InMemoryChanges(), 'campaigns', { clock: time, scheduler: time });
  return { campaigns: cachedPort(API, inner, cache), run: (answer) => answer };
});

test('who gives up gets no answer, and others who wait get theirs', async () => {
  const waiting = new AbortController();
  const gateway = cached({});
  expect(await gateway.list(undefined, AbortSignal.abort())).toEqual(fail({ code: 'cancelled' }));
  const [given, kept] = [gateway.list(undefined, waiting.signal), gateway.list()];
  waiting.abort();
  expect(await given).toEqual(fail({ code: 'cancelled' }));
  expect(await kept).toMatchObject({ ok: true });
});

test('a list is fetched once for all requests within 5 minutes of its last use', async () => {
  const list = vi.fn(async () => ok([aCampaign()]));
  const time = new FakeTime();
  const gateway = cached({ list }, time);
  await Promise.all([gateway.list(), gateway.list()]);
  await time.advance(4 * MINUTE_MS);
  await gateway.list();
  await time.advance(4 * MINUTE_MS);
  await gateway.list();
  expect(list).toHaveBeenCalledTimes(1);
  await time.advance(5 * MINUTE_MS);
  await gateway.list();
  expect(list).toHaveBeenCalledTimes(2);
});

test('a failing fetch is retried after 1 s, 2 s and 4 s, then the failure is returned', async () => {
  const time = new FakeTime();
  const started = time.now();
  const tries: number[] = [];
  const active = vi.fn(async () => {
    tries.push(time.now() - started);
    return unavailable;
  });
  const answer = cached({ active }, time).active();
  await time.advance(MINUTE_MS);
  expect(await answer).toEqual(unavailable);
  expect(tries).toEqual([0, 1000, 3000, 7000]);
});

test('a fetch that succeeds on the third try is returned, and a failed one is fetched again later', async () => {
  const time = new FakeTime();
  const active = vi
    .fn(async () => ok([aCampaign()]) as Awaited<ReturnType<ActiveCampaigns['active']>>)
    .mockResolvedValueOnce(unavailable)
    .mockResolvedValueOnce(unavailable);
  const answer = cached({ active }, time).active();
  await time.advance(3000);
  expect(await answer).toMatchObject({ ok: true });

  const failing = vi.fn(async () => unavailable);
  const gateway = cached({ list: failing }, time);
  for (const calls of [4, 8]) {
    const again = gateway.list();
    await time.advance(MINUTE_MS);
    await again;
    expect(failing).toHaveBeenCalledTimes(calls);
  }
});

test('a failure that cannot change is not retried', async () => {
  const get = vi.fn(async () => fail({ code: 'not-found' }));
  expect(await cached({ get }).get({ id: 'nobody' })).toEqual({ ok: false, failure: { code: 'not-found' } });
  expect(get).toHaveBeenCalledTimes(1);
});

test('a bug in the gateway is thrown, not hidden', async () => {
  const list = vi.fn(async () => {
    throw new TypeError('broken');
  });
  await expect(cached({ list }).list()).rejects.toThrow('broken');
  expect(list).toHaveBeenCalledTimes(1);
});

test('a write is sent once, even if it fails, and invalidates the cache', async () => {
  const list = vi.fn(async () => ok([aCampaign()]));
  const create = vi.fn(async () => unavailable);
  const time = new FakeTime();
  const gateway = cached({ list, create }, time);
  await gateway.list();
  expect(await gateway.create({ id: 'new', ...aCampaignDraft() })).toEqual(unavailable);
  await time.advance(MINUTE_MS);
  expect(create).toHaveBeenCalledTimes(1);
  await gateway.list();
  expect(list).toHaveBeenCalledTimes(2);
});

test('after a stale write the campaign is fetched as it is now', async () => {
  const get = vi
    .fn(async () => ok(aCampaign({ revision: 'second', title: 'Theirs' })))
    .mockResolvedValueOnce(ok(aCampaign({ revision: 'first', title: 'Mine' })));
  const update = vi.fn(async () => fail({ code: 'conflict' }));
  const time = new FakeTime();
  const gateway = cached({ get, update }, time);
  await gateway.get({ id: 'winter-boots' });
  expect(await gateway.update({ id: 'winter-boots', base: 'first', ...aCampaignDraft() })).toMatchObject({
    ok: false,
  });
  await time.advance(MINUTE_MS);
  expect(update).toHaveBeenCalledTimes(1);
  expect(await gateway.get({ id: 'winter-boots' })).toMatchObject({ value: { revision: 'second' } });
});

test('a fetch that was running during a write is not cached', async () => {
  let finish: (() => void) | undefined;
  const list = vi
    .fn(async () => ok([aCampaign({ title: 'New' })]))
    .mockImplementationOnce(
      () =>
        new Promise((resolve) => {
          finish = () => resolve(ok([aCampaign({ title: 'Old' })]));
        }),
    );
  const gateway = cached({ list });
  const early = gateway.list();
  await Promise.resolve();
  await gateway.update({ id: 'winter-boots', base: 'first', ...aCampaignDraft({ title: 'New' }) });
  finish?.();
  await early;
  expect(await gateway.list()).toMatchObject({ value: [{ title: 'New' }] });
});

test.each([
  ['campaigns', 2],
  ['session', 2],
  ['content', 1],
] as const)('after a change of the %s elsewhere the list has been fetched %i times', async (thing, times) => {
  const changes = new InMemoryChanges();
  const list = vi.fn(async () => ok([aCampaign()]));
  const gateway = cached({ list }, new FakeTime(), changes);
  await gateway.list();
  changes.change(thing);
  await gateway.list();
  expect(list).toHaveBeenCalledTimes(times);
});
