import type { CalendarDate } from '../shared/time/calendar-date';
import {
  askAgain,
  draftReceipt,
  type ReceiptAsk,
  type ReceiptDraft,
  type ReceiptFault,
  type ReceiptSource,
  receiptsInTheWay,
} from './issue-receipt';
import { type Receipt, receiptedIds, receiptNumber, type VoidCause, voidedReceipt } from './receipt';

/** Why a receipt is not issued: as in issue-receipt.ts, or one of the kind holds for one of its gifts. */
export type IssueFault = ReceiptFault | 'held';

/** All receipts after a new one was issued. */
interface Issued {
  readonly receipts: readonly Receipt[];
  readonly receipt: Receipt;
}

/** Gives a draft its number and its day; `count` is its sequence number within its year. */
export function numberedReceipt(
  draft: ReceiptDraft,
  { id, on, count }: { readonly id: string; readonly on: CalendarDate; readonly count: number },
): Receipt {
  const number = receiptNumber(draft.year, count);
  return { id, number, ...draft, issuedOn: on, state: 'issued', voided: null };
}

/** Issues a receipt into all that there are. */
export function withIssued(
  receipts: readonly Receipt[],
  ask: ReceiptAsk,
  source: ReceiptSource,
  write: { readonly id: string; readonly on: CalendarDate },
): Issued | IssueFault {
  const draft = draftReceipt(ask, source);
  if (typeof draft === 'string') return draft;
  if (receiptsInTheWay(draft, receipts).length > 0) return 'held';
  // No receipt is ever removed, so that those of a year are counted by looking.
  const count = receipts.filter(({ year }) => year === draft.year).length + 1;
  const receipt = numberedReceipt(draft, { ...write, count });
  return { receipts: [...receipts, receipt], receipt };
}

/** What is noted when a receipt is voided. */
interface Voiding {
  readonly on: CalendarDate;
  readonly cause: VoidCause;
  readonly reason: string;
}

/** Voids a receipt and issues one in its place; where none can be issued, nothing is changed. */
export function withReplaced(
  receipts: readonly Receipt[],
  receipt: Receipt,
  source: ReceiptSource,
  write: Voiding & { readonly newId: string },
): Issued | IssueFault {
  const { newId, ...voiding } = write;
  const rest = withVoided(receipts, receipt, { ...voiding, replacedBy: newId });
  return withIssued(rest, askAgain(receipt), source, { id: newId, on: write.on });
}

/** All receipts after one was voided. */
export function withVoided(
  receipts: readonly Receipt[],
  receipt: Receipt,
  voided: NonNullable<Receipt['voided']>,
): readonly Receipt[] {
  return receipts.map((one) => (one.id === receipt.id ? (voidedReceipt(one, voided) ?? one) : one));
}

/** The receipts that hold and are for one of the gifts. */
export function receiptsFor(giftIds: readonly string[], receipts: readonly Receipt[]): readonly Receipt[] {
  const ids = new Set(giftIds);
  return receipts.filter(
    (receipt) => receipt.state === 'issued' && receiptedIds(receipt).some((id) => ids.has(id)),
  );
}

/**
 * After a gift was changed, each receipt that holds for it is voided; where something is left to be receipted, another
 * one holds in its place. `source` holds the gift as it is now.
 */
export function withReissued(
  receipts: readonly Receipt[],
  giftId: string,
  source: ReceiptSource,
  write: { readonly on: CalendarDate; readonly cause: VoidCause; readonly nextId: () => string },
): readonly Receipt[] {
  const { on, cause, nextId } = write;
  return receiptsFor([giftId], receipts).reduce<readonly Receipt[]>((all, receipt) => {
    const voiding = { on, cause, reason: '' };
    const replaced = withReplaced(all, receipt, source, { ...voiding, newId: nextId() });
    if (typeof replaced !== 'string') return replaced.receipts;
    return withVoided(all, receipt, { ...voiding, replacedBy: null });
  }, receipts);
}
