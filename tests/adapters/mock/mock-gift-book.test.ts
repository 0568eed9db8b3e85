import { expect, test } from 'vitest';
import { SimulatedJournal } from '../../../src/adapters/mock/audit/simulated-journal';
import { sampleCampaigns } from '../../../src/adapters/mock/campaigns/sample-campaigns';
import { MockGiftBook } from '../../../src/adapters/mock/gifts/mock-gift-book';
import { SAMPLE_CAMPAIGN_GIFTS, sampleGiftsTo } from '../../../src/adapters/mock/gifts/sample-campaign-gifts';
import { sampleGifts } from '../../../src/adapters/mock/gifts/sample-gifts';
import { SimulatedGifts } from '../../../src/adapters/mock/gifts/simulated-gifts';
import { MockReceiptLedger } from '../../../src/adapters/mock/receipts/mock-receipt-ledger';
import { raisedDollars } from '../../../src/core/campaigns/campaign';
import { figuresOf, sumOfCampaign } from '../../../src/core/gifts/figures';
import type { Gift } from '../../../src/core/gifts/gift';
import { netCents } from '../../../src/core/gifts/net-cents';
import type { Pickup } from '../../../src/core/pickups/pickup';
import type { RecurringPlan } from '../../../src/core/plans/plan';
import { ok } from '../../../src/core/shared/result';
import { calendarDateAt } from '../../../src/core/shared/time/calendar-date';
import { giftBookContract } from '../../contracts/gift-book.contract';
import { CountingIds } from '../../support/counting-ids';
import { FakeStorage } from '../../support/fake-storage';
import { FakeTime } from '../../support/fake-time';
import { aGift, aGiftDraft, aGiftQuery, anImportRow, moneyOf } from '../../support/gift-builder';
import { KeptGoods } from '../../support/kept-goods';
import { simulatedAuditLogOf } from '../../support/simulated-audit-log';
import { simulatedReceiptUnit } from '../../support/simulated-receipts';
import { aUser } from '../../support/users';

const DAY_MS = 24 * 60 * 60 * 1000;

function open(
  storage: FakeStorage,
  samples: readonly Gift[] = [],
  goods: readonly Pickup[] = [],
  plans: readonly RecurringPlan[] = [],
) {
  const time = new FakeTime();
  const place = { storage, tell: () => undefined };
  const gifts = new SimulatedGifts(place, () => samples);
  const ids = new CountingIds();
  const ledger = new MockReceiptLedger(simulatedReceiptUnit(place, { clock: time, ids }));
  const journal = new SimulatedJournal(place, { read: async () => ok(aUser({ role: 'admin' })) }, time, ids);
  const log = simulatedAuditLogOf(place, time);
  const kept = new KeptGoods(goods);
  const book = new MockGiftBook(gifts, ledger, kept, journal, time, ids, time, undefined, () => plans);
  return { book, log, time };
}

giftBookContract('MockGiftBook', (gifts, goods, plans) => {
  const { time, ...made } = open(new FakeStorage(), gifts, goods, plans);
  return { ...made, run: (answer) => time.run(answer) };
});

test('a reload keeps what was recorded', async () => {
  const storage = new FakeStorage();
  const first = open(storage, [aGift()]);
  await first.time.run(first.book.record('new', aGiftDraft({ receivedOn: '2026-11-20' })));
  const second = open(storage);
  const listed = await second.time.run(second.book.list(aGiftQuery()));
  expect(listed.ok && moneyOf(listed.value).map(({ id }) => id)).toEqual(['new', 'check']);
});

test('a full storage refuses the whole import', async () => {
  const storage = new FakeStorage();
  const { book, time } = open(storage, [aGift()]);
  await time.run(book.list(aGiftQuery()));
  storage.writeFault = new DOMException('full', 'QuotaExceededError');
  const draft = {
    provider: 'Form',
    fileName: 'a.csv',
    rows: [anImportRow(), anImportRow({ externalId: 'F-2' })],
  };
  expect(await time.run(book.import('import-1', draft))).toEqual({ ok: false, failure: { code: 'quota' } });
  const listed = await time.run(book.list(aGiftQuery()));
  expect(listed).toMatchObject({ value: { totals: { gifts: 1 } } });
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
