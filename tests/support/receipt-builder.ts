import { draftReceipt, type ReceiptAsk, type ReceiptSource } from '../../src/core/giving/issue-receipt';
import { type Receipt, receiptNumber } from '../../src/core/giving/receipt';
import type { ReceivedGoods } from '../../src/core/giving/received-goods';
import { aDonor } from './gift-builder';

/** What a receipt says of the foundation. */
export const ORGANIZATION: ReceiptSource['organization'] = {
  legalName: 'Footpath Shoe Relief',
  ein: '12-3456789',
  signatory: 'Tess Ledger, Treasurer',
  address: '100 Example Way, Las Vegas, NV 89101',
  phone: '702-555-0100',
  email: 'hello@fsr.example',
};

/** Five pairs of boots that came in November. */
export function someGoods(overrides: Partial<ReceivedGoods> = {}): ReceivedGoods {
  return {
    id: 'boots',
    donor: aDonor(),
    personId: null,
    receivedOn: '2026-11-10',
    description: 'Work boots',
    count: 5,
    ...overrides,
  };
}

/** The receipt that is asked for, issued with a number counted from 1 on the first day of the next year. */
export function issuedReceipt(
  ask: ReceiptAsk,
  source: Omit<ReceiptSource, 'organization'>,
  count: number,
): Receipt {
  const draft = draftReceipt(ask, { ...source, organization: ORGANIZATION });
  if (typeof draft === 'string') throw new Error(`There can be no such receipt: ${draft}.`);
  const number = receiptNumber(draft.year, count);
  const issued = { issuedOn: `${draft.year + 1}-01-01`, state: 'issued', voided: null } as const;
  return { id: `receipt-${number}`, number, ...draft, ...issued };
}
