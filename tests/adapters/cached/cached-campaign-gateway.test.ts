import { expect, test, vi } from 'vitest';
import { browserCache } from '../../../src/adapters/cached/answer-cache';
import { CachedCampaignGateway } from '../../../src/adapters/cached/cached-campaign-gateway';
import type { CampaignGateway } from '../../../src/core/campaigns/campaign-gateway.port';
import { fail, ok } from '../../../src/core/shared/result';
import { campaignGatewayContract } from '../../contracts/campaign-gateway.contract';
import { aCampaign, aCampaignDraft } from '../../support/campaign-builder';
import { CountingIds } from '../../support/counting-ids';
import { FakeTime } from '../../support/fake-time';
import { InMemoryCampaignGateway } from '../../support/in-memory/in-memory-campaign-gateway';
import { InMemoryChanges } from '../../support/in-memory/in-memory-changes';

const MINUTE_MS = 60_000;
const unavailable = fail({ code: 'unavailable' });

campaignGatewayContract('CachedCampaignGateway', (campaigns) => {
  const time = new FakeTime();
  const inner = new InMemoryCampaignGateway(campaigns, time, new CountingIds());
  const cache = browserCache(new InMemoryChanges(), 'campaigns', { clock: time, scheduler: time });
  return {
    gateway: new CachedCampaignGateway(inner, cache, 'all'),
    run: (answer) => answer,
  };
});

function cached(overrides: Partial<CampaignGateway>, time = new FakeTime(), changes = new InMemoryChanges()) {
  const inner = new InMemoryCampaignGateway([aCampaign()], new FakeTime(), new CountingIds());
  const gateway: CampaignGateway = {
    list: (signal) => inner.list(signal),
    listActive: (signal) => inner.listActive(signal),
    get: (id, signal) => inner.get(id, signal),
    create: (id, draft) => inner.create(id, draft),
    update: (id, draft, base) => inner.update(id, draft, base),
    ...overrides,
  };
  const cache = browserCache(changes, 'campaigns', { clock: time, scheduler: time });
  return new CachedCampaignGateway(gateway, cache, 'all');
}

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
  const listActive = vi.fn(async () => {
    tries.push(time.now() - started);
    return unavailable;
  });
  const answer = cached({ listActive }, time).listActive();
  await time.advance(MINUTE_MS);
  expect(await answer).toEqual(unavailable);
  expect(tries).toEqual([0, 1000, 3000, 7000]);
});

test('a fetch that succeeds on the third try is returned, and a failed one is fetched again later', async () => {
  const time = new FakeTime();
  const listActive = vi
    .fn(async () => ok([aCampaign()]) as Awaited<ReturnType<CampaignGateway['listActive']>>)
    .mockResolvedValueOnce(unavailable)
    .mockResolvedValueOnce(unavailable);
  const answer = cached({ listActive }, time).listActive();
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
  expect(await cached({ get }).get('nobody')).toEqual({ ok: false, failure: { code: 'not-found' } });
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
  expect(await gateway.create('new', aCampaignDraft())).toEqual(unavailable);
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
  await gateway.get('winter-boots');
  expect(await gateway.update('winter-boots', aCampaignDraft(), 'first')).toMatchObject({ ok: false });
  await time.advance(MINUTE_MS);
  expect(update).toHaveBeenCalledTimes(1);
  expect(await gateway.get('winter-boots')).toMatchObject({ value: { revision: 'second' } });
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
  await gateway.update('winter-boots', aCampaignDraft({ title: 'New' }), 'first');
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
