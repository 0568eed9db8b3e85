import { expect, test } from 'vitest';
import { sampleCampaigns } from '../../../src/adapters/mock/campaigns/sample-campaigns';
import { sampleGifts } from '../../../src/adapters/mock/gifts/sample-gifts';
import { SAMPLE_CAMPAIGN_GIFTS, sampleGiftsTo } from '../../../src/adapters/mock/gifts/stored-gifts';
import { raisedDollars } from '../../../src/core/campaigns/campaign';
import { figuresOf, sumOfCampaign } from '../../../src/core/gifts/figures';
import { netCents } from '../../../src/core/gifts/net-cents';
import { calendarDateAt } from '../../../src/core/shared/time/calendar';
import { giftBookContract } from '../../contracts/gift-book.contract';
import { FakeStorage } from '../../support/fake-storage';
import { aGift, aGiftDraft, aGiftQuery, anImportRow, moneyOf } from '../../support/gift-builder';
import { simulatedGiftBook } from '../../support/simulated-gift-book';

const DAY_MS = 24 * 60 * 60 * 1000;

giftBookContract('GiftsService on records of the browser', (gifts, goods) =>
  simulatedGiftBook({ gifts, goods }),
);
giftBookContract('GiftsService on records of the browser, each work run twice', (gifts, goods) =>
  simulatedGiftBook({ gifts, goods, isRunTwice: true }),
);

test('a reload keeps what was recorded', async () => {
  const storage = new FakeStorage();
  const first = simulatedGiftBook({ place: { storage, tell: () => undefined }, gifts: [aGift()] });
  await first.time.run(first.book.record({ id: 'new', ...aGiftDraft({ receivedOn: '2026-11-20' }) }));
  const second = simulatedGiftBook({ place: { storage, tell: () => undefined } });
  const listed = await second.time.run(second.book.list(aGiftQuery()));
  expect(listed.ok && moneyOf(listed.value).map(({ id }) => id)).toEqual(['new', 'check']);
});

test('a full storage refuses the whole import', async () => {
  const storage = new FakeStorage();
  const { book, time } = simulatedGiftBook({ place: { storage, tell: () => undefined }, gifts: [aGift()] });
  await time.run(book.list(aGiftQuery()));
  storage.writeFault = new DOMException('full', 'QuotaExceededError');
  const draft = {
    provider: 'Form',
    fileName: 'a.csv',
    rows: [anImportRow(), anImportRow({ externalId: 'F-2' })],
  };
  expect(await time.run(book.import({ id: 'import-1', ...draft }))).toEqual({
    ok: false,
    failure: { code: 'quota' },
  });
  const listed = await time.run(book.list(aGiftQuery()));
  expect(listed).toMatchObject({ value: { totals: { gifts: 1 } } });
});

test.each(['donor', 'program_manager', 'volunteer'] as const)('the simulation refuses a %s', async (role) => {
  const { book, run } = simulatedGiftBook({ role });
  const forbidden = { ok: false, failure: { code: 'forbidden' } };
  expect(await run(book.list(aGiftQuery()))).toEqual(forbidden);
  const file = { id: 'import-1', provider: 'Form', fileName: 'a.csv', rows: [] };
  expect(await run(book.import(file))).toEqual(forbidden);
});

test.each([
  '2026-01-01T08:00:00Z',
  '2026-02-28T20:00:00Z',
  '2028-02-29T20:00:00Z',
  '2031-12-31T23:59:00Z',
  '2045-07-04T12:00:00Z',
])('sample gifts around %s are plausible, and agree with the campaigns', (moment) => {
  const now = Date.parse(moment);
  const gifts = sampleGifts(now);
  const today = calendarDateAt(now);
  expect(new Set(gifts.map(({ id }) => id)).size).toBe(gifts.length);
  for (const gift of gifts) {
    expect(gift.receivedOn <= today, gift.id).toBe(true);
    expect(gift.createdAt).toBeLessThanOrEqual(now + DAY_MS);
    expect(netCents(gift)).toBeGreaterThanOrEqual(0);
  }
  const numbers = gifts.flatMap(({ source }) => (source ? [`${source.provider} ${source.externalId}`] : []));
  expect(new Set(numbers).size).toBe(numbers.length);
  const figures = figuresOf(gifts);
  const raised: number[] = [];
  for (const { id, startDate, currentAmount } of sampleCampaigns(now)) {
    const own = gifts.filter(({ campaignId }) => campaignId === id);
    expect(own).toHaveLength(SAMPLE_CAMPAIGN_GIFTS[id]?.length ?? 0);
    for (const { receivedOn } of own) expect(receivedOn >= calendarDateAt(startDate)).toBe(true);
    expect(sumOfCampaign(figures, id).cents).toBe(sampleGiftsTo(id) * 100);
    expect(currentAmount).toBeGreaterThan(0);
    raised.push(raisedDollars({ currentAmount, giftCents: sumOfCampaign(figures, id).cents }));
  }
  expect(raised).toEqual([6_500, 8_750, 3_200]);
});
