import type { FailureOf } from '../shared/failure';
import type { ReceiptAsk } from './issue-receipt';
import { type Receipt, receiptedIds } from './receipt';
import type { IssueFault } from './receipt-ledger';

/** What a port answers for a receipt that is not issued; its fields are named, the sentences are the page's. */
export function issueFailure(fault: IssueFault): FailureOf<'validation' | 'not-found' | 'conflict'> {
  if (fault === 'held') return { code: 'conflict' };
  if (fault === 'unknown') return { code: 'not-found' };
  const field = fault === 'legal-name' ? 'legalName' : 'gift';
  return { code: 'validation', fields: [{ field, message: fault }] };
}

/** Whether a receipt is what is asked for, so that what is asked for again is not done twice. */
export function isAskOf(receipt: Receipt, ask: ReceiptAsk): boolean {
  if (ask.kind !== receipt.kind) return false;
  return ask.kind === 'single'
    ? receiptedIds(receipt)[0] === ask.giftId
    : receipt.donorKey === ask.donorKey && receipt.year === ask.year;
}
