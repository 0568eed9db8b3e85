import { beforeEach, expect, test } from 'vitest';
import { sampleCampaigns } from '../../../src/adapters/mock/campaigns/sample-campaigns';
import { simulatedPort } from '../../../src/adapters/mock/simulated-port';
import { campaignsApi } from '../../../src/core/campaigns/campaigns.api';
import { ok } from '../../../src/core/shared/result';
import { campaignsContract } from '../../contracts/campaigns.contract';
import { aCampaign, aCampaignDraft } from '../../support/campaign-builder';
import { campaignsInMemory } from '../../support/campaigns-in-memory';
import { FakeTime, settle } from '../../support/fake-time';
import { rerunning } from '../../support/rerunning';
import { staySignedIn } from '../../support/stay-signed-in';
import { aUser } from '../../support/users';

const DAY_MS = 24 * 60 * 60 * 1000;

beforeEach(() => sessionStorage.clear());

function open(storage: Pick<Storage, 'getItem' | 'setItem'>, time: FakeTime) {
  const service = campaignsInMemory(() => sampleCampaigns(time.now()), { time, storage });
  const session = { read: async () => ok(aUser({ role: 'admin' })) };
  const ports = { session, keeper: staySignedIn, scheduler: time };
  return simulatedPort(campaignsApi, ports, async () => () => service);
}

for (const [end, through] of [
  ['', undefined],
  [', each work run twice', rerunning],
] as const)
  campaignsContract(`CampaignsService on the records of a tab${end}`, (kept) => ({
    campaigns: campaignsInMemory(kept, through && { through }),
    run: (answer) => answer,
  }));

test('createdAt and updatedAt are the times of the answers', async () => {
  const time = new FakeTime();
  const start = time.now();
  const gateway = open(sessionStorage, time);
  const created = await time.run(gateway.create({ id: 'boots', ...aCampaignDraft() }), 800);
  const base = created.ok ? created.value.revision : '';
  expect(created).toMatchObject({ value: { createdAt: start + 800, updatedAt: start + 800 } });
  const updated = await time.run(gateway.update({ id: 'boots', base, ...aCampaignDraft() }), 800);
  expect(updated).toMatchObject({ value: { createdAt: start + 800, updatedAt: start + 1600 } });
});

test('a list takes 500 ms, one campaign 300 ms and a write 800 ms', async () => {
  const time = new FakeTime();
  const gateway = open(sessionStorage, time);
  const calls: [number, () => Promise<unknown>][] = [
    [500, () => gateway.list()],
    [300, () => gateway.get({ id: 'summer-sneaker-drive' })],
    [800, () => gateway.create({ id: 'boots', ...aCampaignDraft() })],
    [800, () => gateway.update({ id: 'summer-sneaker-drive', base: 'sample', ...aCampaignDraft() })],
  ];
  for (const [ms, call] of calls) {
    let answered = false;
    void call().then(() => {
      answered = true;
    });
    await time.advance(ms - 1);
    expect(answered).toBe(false);
    await time.advance(1);
    await settle();
    expect(answered).toBe(true);
  }
  expect(time.pending).toBe(0);
});

test('the samples end 30, 45 and 60 days after the first read, also after a reload', async () => {
  const time = new FakeTime();
  const firstRead = time.now() + 500;
  const read = async () => {
    const list = open(sessionStorage, time).list();
    await time.advance(500);
    const result = await list;
    return result.ok ? result.value : [];
  };
  const samples = await read();
  expect(samples.map(({ endDate }) => (endDate - firstRead) / DAY_MS)).toEqual([30, 45, 60]);
  await time.advance(10 * DAY_MS);
  expect(await read()).toEqual(samples);
});

test('a created campaign survives a reload', async () => {
  const time = new FakeTime();
  const created = open(sessionStorage, time).create({ id: 'kept', ...aCampaignDraft({ title: 'Kept' }) });
  await time.advance(800);
  await created;
  const list = open(sessionStorage, time).list();
  await time.advance(500);
  expect(await list).toMatchObject({ value: [{}, {}, {}, { title: 'Kept' }] });
});

test('campaigns that were stored before they had revisions are all there, and can be changed', async () => {
  const { revision: _, ...stored } = aCampaign();
  sessionStorage.setItem('mock:campaigns', JSON.stringify({ version: 1, campaigns: [stored] }));
  const time = new FakeTime();
  const gateway = open(sessionStorage, time);
  const read = await time.run(gateway.get({ id: stored.id }));
  if (!read.ok) throw new Error(read.failure.code);
  const { revision, ...campaign } = read.value;
  expect(campaign).toEqual(stored);
  // What was read before a reload is still the base of a change after it.
  const changed = await time.run(
    open(sessionStorage, time).update({ id: stored.id, base: revision, ...aCampaignDraft() }),
  );
  expect(changed.ok && changed.value.revision).not.toBe(revision);
  expect(changed.ok).toBe(true);
});

test.each(['no json', '{"version":2,"campaigns":[]}', '{"version":1,"campaigns":[{"id":7}]}', 'null'])(
  'a table that is none of ours (%s) gives way to the samples',
  async (stored) => {
    sessionStorage.setItem('mock:campaigns', stored);
    const time = new FakeTime();
    const list = open(sessionStorage, time).list();
    await time.advance(500);
    expect(await list).toMatchObject({ value: [{ title: 'Summer Sneaker Drive' }, {}, {}] });
  },
);

test('without storage the samples are shown, and a write fails', async () => {
  const refused = {
    getItem: () => {
      throw new DOMException('no', 'SecurityError');
    },
    setItem: () => {
      throw new DOMException('no', 'QuotaExceededError');
    },
  };
  const time = new FakeTime();
  const gateway = open(refused, time);
  const created = gateway.create({ id: 'boots', ...aCampaignDraft() });
  await time.advance(800);
  expect(await created).toEqual({ ok: false, failure: { code: 'quota' } });
  const list = gateway.list();
  await time.advance(500);
  expect(await list).toMatchObject({ value: [{}, {}, {}] });
});
