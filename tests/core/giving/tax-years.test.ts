import { expect, test } from 'vitest';
import { receiptKey } from '../../../src/core/giving/issue-receipt';
import { ownGifts } from '../../../src/core/giving/own-gifts';
import { latestNumber } from '../../../src/core/giving/receipt-query';
import { taxYears } from '../../../src/core/giving/tax-years';
import { aDonor, aGift } from '../../support/gift-builder';
import { issuedReceipt } from '../../support/receipt-builder';

const gifts = [
  aGift({ id: 'this', receivedOn: '2026-11-02' }),
  aGift({ id: 'last', receivedOn: '2025-12-31' }),
  aGift({ id: 'promised', receivedOn: '2023-05-05', state: 'pending' }),
];
const own = ownGifts(gifts, { personId: '', email: aDonor().email }, new Map());

test('each year has its sum, the statement that holds, and its other receipts', () => {
  const ask = { kind: 'statement', donorKey: receiptKey(aDonor()), year: 2025 } as const;
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
    { year: 2026, given: { year: 2026, gifts: 1, cents: 10_000 }, statement: null, others: [] },
    {
      year: 2025,
      given: { year: 2025, gifts: 1, cents: 10_000 },
      statement,
      others: [single, before],
    },
  ]);
});

test('a promise makes no year, and a receipt alone does', () => {
  expect(taxYears([], [])).toEqual([]);
  const receipt = issuedReceipt({ kind: 'single', giftId: 'last' }, { gifts, goods: [] }, 1);
  expect(taxYears([receipt], [])).toMatchObject([{ year: 2025, given: null, others: [{ id: receipt.id }] }]);
});
