import { test as anyTest, fc } from '@fast-check/vitest';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { sampleGifts } from '../../../src/adapters/mock/gifts/sample-gifts';
import { samplePickups } from '../../../src/adapters/mock/pickups/sample-pickups';
import { sampleReceipts } from '../../../src/adapters/mock/receipts/sample-receipts';
import { goodsOfPickup, isGiftOf } from '../../../src/core/gifts/gift';
import { netCents } from '../../../src/core/gifts/net-cents';
import {
  isReceiptOf,
  receiptCents,
  receiptedIds,
  receiptNumber,
  receiptSchema,
} from '../../../src/core/receipts/receipt';
import { countLeftOut } from '../../../src/core/receipts/receipt-query';
import { calendarDateAt, yearOf } from '../../../src/core/shared/time/calendar';
import { aGift } from '../../support/gift-builder';

const DANA = { personId: 'account-4', email: 'donor@fsr.example' };
const HOUR = 60 * 60 * 1000;

function samplesAt(now: number) {
  const gifts = sampleGifts(now);
  const goods = samplePickups(now).flatMap((pickup) => goodsOfPickup(pickup) ?? []);
  return { gifts, goods, receipts: sampleReceipts(now, { gifts, goods }) };
}

const anyHour = fc.integer({ min: Date.UTC(2024, 0, 1) / HOUR, max: Date.UTC(2045, 0, 1) / HOUR });
anyTest.prop([anyHour])('at any hour the sample receipts are such as could have been issued', (hour) => {
  const now = hour * HOUR;
  const today = calendarDateAt(now);
  const { gifts, goods, receipts } = samplesAt(now);
  const counts = new Map<number, number>();
  for (const receipt of receipts) {
    expect(v.is(receiptSchema, receipt)).toBe(true);
    const count = (counts.get(receipt.year) ?? 0) + 1;
    counts.set(receipt.year, count);
    expect(receipt.number).toBe(receiptNumber(receipt.year, count));
    expect(receipt.issuedOn <= today && receipt.issuedOn >= `${receipt.year}-01-01`).toBe(true);
    const own = gifts.filter(({ id }) => receiptedIds(receipt).includes(id));
    expect(receiptCents(receipt.text)).toBe(own.reduce((sum, gift) => sum + netCents(gift), 0));
    for (const gift of own) expect(gift.receivedOn <= receipt.issuedOn).toBe(true);
    expect(countLeftOut(receipt, { gifts, goods }, receipts)).toBe(0);
  }
  expect(new Set(receipts.map(({ id }) => id)).size).toBe(receipts.length);
});

anyTest.prop([anyHour])('the sample donor always has both statements, and one that was replaced', (hour) => {
  const now = hour * HOUR;
  const year = yearOf(calendarDateAt(now));
  const own = samplesAt(now).receipts.filter((receipt) => isReceiptOf(receipt, DANA));
  const statements = own.filter(({ kind }) => kind === 'statement');
  expect(statements.map((one) => [one.year, one.state, one.text.donor.address !== ''])).toEqual([
    [year - 2, 'issued', true],
    [year - 1, 'voided', false],
    [year - 1, 'issued', true],
  ]);
  const [, voided, held] = statements;
  expect(voided?.voided).toMatchObject({ cause: 'person', replacedBy: held?.id });
  expect(own.filter(({ kind }) => kind === 'single')).toHaveLength(1);
});

test('they are for the gifts that are kept, and there is none without sample gifts', () => {
  const now = Date.UTC(2026, 10, 21, 20);
  expect(sampleReceipts(now, { gifts: [aGift()], goods: [] })).toEqual([]);
  const gifts = sampleGifts(now).map((gift) => (isGiftOf(gift, DANA) ? { ...gift, cents: 100 } : gift));
  const [first] = sampleReceipts(now, { gifts, goods: [] });
  expect(first && receiptCents(first.text)).toBe(100 * (first?.text.gifts.length ?? 0));
});
