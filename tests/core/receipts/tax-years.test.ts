import { expect, test } from 'vitest';
import { ownGifts } from '../../../src/core/gifts/own/own-gifts';
import { type OwnPickup, ownPickups } from '../../../src/core/pickups/own-pickup';
import type { Receipt } from '../../../src/core/receipts/receipt';
import { latestNumber } from '../../../src/core/receipts/receipt-query';
import { taxYears } from '../../../src/core/receipts/tax-years';
import { donorIdentity } from '../../../src/core/shared/who-is-who';
import { aDonor, aGift } from '../../support/gift-builder';
import { aPickup } from '../../support/message-builder';
import { issuedReceipt } from '../../support/receipt-builder';

const gifts = [
  aGift({ id: 'this', receivedOn: '2026-11-02' }),
  aGift({ id: 'last', receivedOn: '2025-12-31' }),
  aGift({ id: 'promised', receivedOn: '2023-05-05', state: 'pending' }),
];
const own = {
  gifts: ownGifts(gifts, { personId: '', email: aDonor().email }, new Map()),
  pickups: [] as OwnPickup[],
};

test('each year has its sum, the statement that holds, and its other receipts', () => {
  const ask = { kind: 'statement', donorKey: donorIdentity(aDonor()), year: 2025 } as const;
  const source = { gifts, goods: [] };
  const before = {
    ...issuedReceipt(ask, source, 1),
    state: 'voided' as const,
    voided: { on: '2026-02-01', cause: 'refund' as const, reason: '', replacedBy: 'receipt-2025-0003' },
  };
  const single = issuedReceipt({ kind: 'single', giftId: 'last' }, source, 2);
  const statement = issuedReceipt(ask, source, 3);
  const listed = [before, single, statement].sort(latestNumber);
  expect(taxYears(listed, own)).toEqual([
    {
      year: 2026,
      given: { year: 2026, gifts: 1, cents: 10_000 },
      withoutReceipt: 0,
      hasStatement: true,
      statement: null,
      leftOut: 0,
      others: [],
    },
    {
      year: 2025,
      given: { year: 2025, gifts: 1, cents: 10_000 },
      withoutReceipt: 0,
      hasStatement: true,
      statement,
      leftOut: 0,
      others: [single, before],
    },
  ]);
});

test('a gift for which no receipt is owed is in no sum and counted apart', () => {
  const without = { receipt: 'none', noReceiptReason: 'fund' } as const;
  const some = [
    aGift({ id: 'owed' }),
    aGift({ id: 'fund', ...without }),
    aGift({ id: 'promised', state: 'pending', ...without }),
    aGift({ id: 'alone', receivedOn: '2025-12-31', ...without }),
  ];
  const given = ownGifts(some, { personId: '', email: aDonor().email }, new Map());
  expect(taxYears([], { gifts: given, pickups: [] })).toMatchObject([
    { year: 2026, given: { gifts: 1, cents: 10_000 }, withoutReceipt: 1, hasStatement: true },
    { year: 2025, given: null, withoutReceipt: 1, hasStatement: false },
  ]);
});

test('a promise makes no year, and a receipt alone does', () => {
  expect(taxYears([], { gifts: [], pickups: [] })).toEqual([]);
  const receipt = issuedReceipt({ kind: 'single', giftId: 'last' }, { gifts, goods: [] }, 1);
  expect(taxYears([receipt], { gifts: [], pickups: [] })).toMatchObject([
    { year: 2025, given: null, others: [{ id: receipt.id }] },
  ]);
});

test('what came after the statement of its year is counted, money and goods, and a single receipt does not change that', () => {
  const ask = { kind: 'statement', donorKey: donorIdentity(aDonor()), year: 2025 } as const;
  const statement = issuedReceipt(ask, { gifts, goods: [] }, 1);
  const later = [
    aGift({ id: 'late', receivedOn: '2025-12-30' }),
    aGift({ id: 'waits', receivedOn: '2025-12-30', state: 'pending' }),
    aGift({
      id: 'gone',
      receivedOn: '2025-12-30',
      state: 'refunded',
      refund: { cents: 10_000, on: '2026-01-02' },
    }),
  ];
  const scheduledAt = Date.UTC(2026, 0, 1, 7, 59);
  const boots = aPickup({ ...aDonor(), id: 'boots', state: 'collected', scheduledAt });
  const given = {
    gifts: ownGifts([...gifts, ...later], { personId: '', email: aDonor().email }, new Map()),
    pickups: ownPickups([boots, { ...boots, id: 'asked', state: 'requested' }], aDonor().email),
  };
  const single = issuedReceipt({ kind: 'single', giftId: 'late' }, { gifts: later, goods: [] }, 2);
  const leftOut = (receipts: readonly Receipt[]) =>
    taxYears(receipts, given).map(({ year, leftOut: count }) => [year, count]);
  expect(leftOut([single, statement])).toEqual([
    [2026, 0],
    [2025, 2],
  ]);
  expect(leftOut([single])).toEqual([
    [2026, 0],
    [2025, 0],
  ]);
});
