import { expect, test } from 'vitest';
import { DAYS_BEFORE, isReceiptDue } from '../../../src/core/receipts/due-receipts';
import { daysAfter } from '../../../src/core/shared/time/calendar';
import { pacific } from '../../support/event-builder';
import { aGift } from '../../support/gift-builder';

/** When receipts began to be sent by themselves. */
const SINCE = pacific('2026-11-30 12:00');
const EARLIEST = daysAfter('2026-11-30', -DAYS_BEFORE);
const GIFT = aGift({ state: 'settled', receivedOn: EARLIEST });
const withEmail = (email: string) => ({ donor: { ...GIFT.donor, email } });

test('a settled gift with an address, for which a receipt is owed, gets one by itself', () => {
  expect(isReceiptDue({ ...GIFT, ...withEmail('rosa@fsr.example') }, SINCE)).toBe(true);
});

test.each([
  ['only pledged', { state: 'pending' }],
  ['refunded', { state: 'refunded' }],
  ['for which no receipt is owed', { receipt: 'none', noReceiptReason: 'fund' }],
  ['without an address', withEmail('')],
  ['with an address that cannot be one', withEmail('rosa')],
  ['dated long before', { receivedOn: daysAfter(EARLIEST, -1) }],
] as const)('a gift %s gets none', (_, changes) => {
  expect(isReceiptDue({ ...GIFT, ...withEmail('rosa@fsr.example'), ...changes }, SINCE)).toBe(false);
});
