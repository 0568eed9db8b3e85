import { sampleGifts } from '../../src/adapters/mock/sample-gifts';
import { samplePickups } from '../../src/adapters/mock/sample-pickups';
import { isGiftOf } from '../../src/core/giving/gift';
import { receiptKey } from '../../src/core/giving/issue-receipt';
import { netCents } from '../../src/core/giving/net-cents';
import type { Receipt } from '../../src/core/giving/receipt';
import { calendarDateAt, yearOf } from '../../src/core/shared/calendar-date';
import { issuedReceipt, someGoods } from './receipt-builder';

const DANA = { personId: 'account-4', email: 'donor@fsr.example' };

/**
 * What local storage holds of receipts once an admin has issued some for the sample donor: the statement of the last
 * year, with goods, and two single receipts of that year, of which the second was voided.
 */
export function sampleReceipts(now: number): Record<string, string> {
  const year = yearOf(calendarDateAt(now)) - 1;
  const gifts = sampleGifts(now).filter(
    (gift) => isGiftOf(gift, DANA) && yearOf(gift.receivedOn) === year && netCents(gift) > 0,
  );
  const [first, second] = gifts;
  const pickup = samplePickups(now).find(({ email, state }) => email === DANA.email && state === 'collected');
  if (!first || !second || !pickup) throw new Error('The sample donor gave nothing last year.');
  const goods = [
    someGoods({
      ...{ donor: first.donor, receivedOn: `${year}-03-04` },
      lines: [...pickup.goods, { description: 'A box of socks', count: null }],
    }),
  ];
  const statement = { kind: 'statement', donorKey: receiptKey(first.donor), year } as const;
  const receipts = [
    issuedReceipt({ kind: 'single', giftId: first.id }, { gifts, goods }, 1),
    issuedReceipt({ kind: 'single', giftId: second.id }, { gifts, goods }, 2),
    issuedReceipt(statement, { gifts, goods }, 3),
  ];
  const voided = { on: `${year + 1}-01-05`, cause: 'person', reason: 'Wrong day.', replacedBy: null };
  const value = {
    receipts: receipts.map((one, index) => (index === 1 ? { ...one, state: 'voided', voided } : one)),
    mailings: [],
    runs: [],
  };
  return { 'simulation:receipts': JSON.stringify({ version: 1, value }) };
}

/** The same, once a gift has come that is not on the statement. */
export function withoutOneGift(stored: Record<string, string>): Record<string, string> {
  const record = JSON.parse(stored['simulation:receipts'] ?? '') as { value: { receipts: Receipt[] } };
  const receipts = record.value.receipts.map((receipt) =>
    receipt.kind === 'statement'
      ? { ...receipt, text: { ...receipt.text, gifts: receipt.text.gifts.slice(1) } }
      : receipt,
  );
  const value = { ...record.value, receipts };
  return { 'simulation:receipts': JSON.stringify({ ...record, value }) };
}
