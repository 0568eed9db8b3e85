import { sql } from 'kysely';
import {
  askAgain,
  draftReceipt,
  type ReceiptAsk,
  type ReceiptSource,
  receiptsInTheWay,
} from '../../../core/receipts/issue-receipt';
import { type Receipt, receiptedIds, type VoidCause } from '../../../core/receipts/receipt';
import { type IssueFault, numberedReceipt } from '../../../core/receipts/receipt-ledger';
import type { IdSource } from '../../../core/shared/id-source.port';
import { calendarDateAt } from '../../../core/shared/time/calendar-date';
import type { Clock } from '../../../core/shared/time/clock.port';
import type { Announce } from '../announce';
import type { Database } from '../database';
import { insertReceipt, receiptsHolding, voidReceipt } from './receipt-row';
import { sourceOf } from './receipt-sources';

/**
 * Makes other transactions that issue or void receipts wait until this one ends: only one at a time, across all
 * processes, assigns a number and checks a gift. Lock gifts before receipts, never after, to avoid deadlocks.
 */
export async function lockReceipts(transaction: Database): Promise<void> {
  await sql`lock table receipt_count in exclusive mode`.execute(transaction);
}

/** Issues a receipt within a transaction that has locked the receipts. A number that is rolled back is given again. */
export async function issueIn(
  transaction: Database,
  ask: ReceiptAsk,
  source: ReceiptSource,
  { id, clock }: { readonly id: string; readonly clock: Clock },
): Promise<Receipt | IssueFault> {
  const draft = draftReceipt(ask, source);
  if (typeof draft === 'string') return draft;
  const held = await receiptsHolding(transaction, receiptedIds(draft));
  if (receiptsInTheWay(draft, held).length > 0) return 'held';
  const { last } = await transaction
    .insertInto('receipt_count')
    .values({ year: draft.year, last: 1 })
    .onConflict((conflict) => conflict.column('year').doUpdateSet({ last: sql`receipt_count.last + 1` }))
    .returning('last')
    .executeTakeFirstOrThrow();
  const receipt = numberedReceipt(draft, { id, on: calendarDateAt(clock.now()), count: last });
  await insertReceipt(transaction, receipt);
  return receipt;
}

/** What changing the receipts of a gift needs. */
interface Reissue {
  readonly cause: VoidCause;
  readonly clock: Clock;
  readonly ids: IdSource;
  readonly announce: Announce;
}

/**
 * Within the transaction that has changed a gift, and locked its row before: voids each receipt that holds for it, and
 * issues another one where something is left to be receipted.
 */
export async function reissueAfter(
  transaction: Database,
  giftId: string,
  { cause, clock, ids, announce }: Reissue,
): Promise<void> {
  await lockReceipts(transaction);
  const held = await receiptsHolding(transaction, [giftId]);
  const on = calendarDateAt(clock.now());
  for (const receipt of held) {
    const ask = askAgain(receipt);
    const newId = ids.next();
    await voidReceipt(transaction, receipt.id, { on, cause, reason: '', replacedBy: newId });
    const issued = await issueIn(transaction, ask, await sourceOf(transaction, ask), { id: newId, clock });
    if (typeof issued === 'string')
      await voidReceipt(transaction, receipt.id, { on, cause, reason: '', replacedBy: null });
  }
  if (held.length > 0) await announce(transaction, 'receipts');
}
