import { isDonorErased } from '../gifts/gift';
import type { FailureOf } from '../shared/result';
import { type CalendarDate, calendarDateAt } from '../shared/time/calendar';
import { donorIdentity } from '../shared/who-is-who';
import type { Unit } from '../unit-of-work/unit-of-work.port';
import {
  askAgain,
  draftReceipt,
  type ReceiptAsk,
  type ReceiptDraft,
  type ReceiptFault,
  receiptsInTheWay,
  withOtherKind,
} from './issue-receipt';
import { type Receipt, receiptedIds, receiptNumber, type VoidCause, voidedReceipt } from './receipt';
import type { ReceiptRepository } from './receipt.repository.port';

/** Why a receipt is not issued: as in issue-receipt.ts, or one of the kind holds for one of its gifts. */
export type IssueFault = ReceiptFault | 'held';

/** Gives a draft its number and its day; `count` is its sequence number within its year. */
export function numberedReceipt(
  draft: ReceiptDraft,
  { id, on, count }: { readonly id: string; readonly on: CalendarDate; readonly count: number },
): Receipt {
  const number = receiptNumber(draft.year, count);
  return { id, number, ...draft, issuedOn: on, state: 'issued', voided: null };
}

/**
 * What each of these receipts, which are of one kind, would say if it were issued now, or why it cannot be, in their order. The write
 * has locked the receipts.
 */
export async function receiptDrafts(
  receipts: ReceiptRepository,
  asks: readonly ReceiptAsk[],
): Promise<readonly (ReceiptDraft | IssueFault)[]> {
  if (asks.length === 0) return [];
  const [givenThings, organization] = [await receipts.given(asks), await receipts.organization()];
  const { giftsAre } = await receipts.policy();
  const drafts = asks.map((ask) => draftReceipt(ask, { ...givenThings, organization, giftsAre }));
  const ids = drafts.flatMap((draft) => (typeof draft === 'string' ? [] : receiptedIds(draft)));
  const holding = await receipts.holding(ids);
  return drafts.map((draft) => {
    if (typeof draft === 'string') return draft;
    return receiptsInTheWay(draft, holding).length > 0 ? 'held' : withOtherKind(draft, holding);
  });
}

/** Issues a receipt, in a write that has locked the receipts. */
export async function issueReceipt(
  receipts: ReceiptRepository,
  ask: ReceiptAsk,
  { id, on }: { readonly id: string; readonly on: CalendarDate },
): Promise<Receipt | IssueFault> {
  const [draft = 'unknown'] = await receiptDrafts(receipts, [ask]);
  if (typeof draft === 'string') return draft;
  const receipt = numberedReceipt(draft, { id, on, count: await receipts.nextCount(draft.year) });
  await receipts.add(receipt);
  return receipt;
}

/** Issues receipts of drafts at once, numbered in their order, in a write that has locked the receipts. */
export async function issueAll(
  receipts: ReceiptRepository,
  drafts: readonly ReceiptDraft[],
  { nextId, on }: Pick<Unit, 'nextId'> & { readonly on: CalendarDate },
): Promise<readonly Receipt[]> {
  const next = new Map<number, number>();
  for (const year of new Set(drafts.map((draft) => draft.year)))
    next.set(year, await receipts.nextCount(year, drafts.filter((draft) => draft.year === year).length));
  const issued = drafts.map((draft) => {
    const count = next.get(draft.year) ?? 1;
    next.set(draft.year, count + 1);
    return numberedReceipt(draft, { id: nextId(), on, count });
  });
  await receipts.addAll(issued);
  return issued;
}

/**
 * After a change of gifts or goods: voids each receipt that holds for one of them, and issues another one where something is
 * left. The write has locked the receipts before it found a gift.
 */
export async function reviseReceipts(
  receipts: ReceiptRepository,
  giftIds: readonly string[],
  cause: VoidCause,
  unit: Pick<Unit, 'now' | 'nextId' | 'publishChange'>,
): Promise<void> {
  const on = calendarDateAt(unit.now());
  for (const receipt of await receipts.holding(giftIds)) {
    const [id, voided] = [unit.nextId(), { on, cause, reason: '' }];
    await receipts.replace(voidedReceipt(receipt, { ...voided, replacedBy: id }));
    const again = askAgain(receipt);
    const left = await issueReceipt(receipts, again, { id, on });
    const renamed =
      left === 'unknown' && again.kind === 'statement' ? await renamedAsk(receipts, receipt) : null;
    const issued = renamed ? await issueReceipt(receipts, renamed, { id, on }) : left;
    if (typeof issued === 'string')
      await receipts.replace(voidedReceipt(receipt, { ...voided, replacedBy: null }));
    unit.publishChange('receipts');
  }
}

/** What asks for the statement of a donor whose name or address was corrected, so that nothing is left under the former one. */
async function renamedAsk(receipts: ReceiptRepository, receipt: Receipt): Promise<ReceiptAsk | null> {
  const [giftId = ''] = receiptedIds(receipt);
  const { gifts, goods } = await receipts.given([{ kind: 'single', giftId }]);
  const gift = [...gifts.filter((candidate) => !isDonorErased(candidate)), ...goods].find(
    ({ id }) => id === giftId,
  );
  return gift ? { kind: 'statement', donorKey: donorIdentity(gift.donor), year: receipt.year } : null;
}

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
