import { isDonorErased } from '../gifts/gift';
import type { PersonRepository } from '../people/person.repository.port';
import type { FailureOf } from '../shared/result';
import { normalizedEmail } from '../shared/text/email-address';
import type { Language } from '../shared/text/language';
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

/** Where receipts and the donors who may have chosen a language are kept. */
export interface LedgerRepositories {
  readonly receipts: ReceiptRepository;
  readonly people: Pick<PersonRepository, 'some' | 'withEmails'>;
}

/** What a receipt is issued with. */
interface Issuing {
  readonly id: string;
  readonly on: CalendarDate;
  /** What somebody has chosen for this receipt; that of the donor where it is left out. */
  readonly language?: Language | undefined;
  /** The receipt in whose place it comes; its language is kept for a donor who has not chosen one. */
  readonly replaces?: Receipt;
}

/** Gives a draft its number and its day; `count` is its sequence number within its year. */
export function numberedReceipt(
  draft: ReceiptDraft,
  { id, on, count }: { readonly id: string; readonly on: CalendarDate; readonly count: number },
): Receipt {
  const number = receiptNumber(draft.year, count);
  return { id, number, ...draft, issuedOn: on, state: 'issued', voided: null };
}

/**
 * What each of these receipts, which are of one kind, would say if it were issued now, or why it cannot be, in their order. Each is in
 * the language that its donor has chosen, else in `otherwise`. The write has locked the receipts.
 */
export async function receiptDrafts(
  { receipts, people }: LedgerRepositories,
  asks: readonly ReceiptAsk[],
  otherwise: Language = 'en',
): Promise<readonly (ReceiptDraft | IssueFault)[]> {
  if (asks.length === 0) return [];
  const [givenThings, organization] = [await receipts.given(asks), await receipts.organization()];
  const { giftsAre } = await receipts.policy();
  const drafts = asks.map((ask) => draftReceipt(ask, { ...givenThings, organization, giftsAre }));
  const ids = drafts.flatMap((draft) => (typeof draft === 'string' ? [] : receiptedIds(draft)));
  const holding = await receipts.holding(ids);
  const chosen = await chosenLanguages(
    people,
    drafts.flatMap((draft) => (typeof draft === 'string' ? [] : draft)),
  );
  return drafts.map((draft) => {
    if (typeof draft === 'string') return draft;
    if (receiptsInTheWay(draft, holding).length > 0) return 'held';
    return withOtherKind(inLanguage(draft, chosen(draft) ?? otherwise), holding);
  });
}

/** What tells the language that the donor of one of these drafts has chosen, by their account or by their address. */
async function chosenLanguages(
  people: LedgerRepositories['people'],
  drafts: readonly ReceiptDraft[],
): Promise<(draft: ReceiptDraft) => Language | undefined> {
  const emailOf = ({ text }: ReceiptDraft) => normalizedEmail(text.donor.email);
  const [accounts, known] = [
    await people.some(drafts.flatMap(({ personId }) => personId ?? [])),
    await people.withEmails(drafts.map(emailOf).filter((email) => email !== '')),
  ];
  const byId = new Map(accounts.map((person) => [person.id, person]));
  const byEmail = new Map(known.map((person) => [person.email, person]));
  return (draft) => (byId.get(draft.personId ?? '') ?? byEmail.get(emailOf(draft)))?.language;
}

function inLanguage(draft: ReceiptDraft, language: Language): ReceiptDraft {
  return { ...draft, text: { ...draft.text, language } };
}

/** Issues a receipt, in a write that has locked the receipts. */
export async function issueReceipt(
  repositories: LedgerRepositories,
  ask: ReceiptAsk,
  { id, on, language, replaces }: Issuing,
): Promise<Receipt | IssueFault> {
  const { receipts } = repositories;
  const [asked = 'unknown'] = await receiptDrafts(repositories, [ask], replaces?.text.language);
  if (typeof asked === 'string') return asked;
  const draft = inLanguage(asked, language ?? asked.text.language);
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
  repositories: LedgerRepositories,
  giftIds: readonly string[],
  cause: VoidCause,
  unit: Pick<Unit, 'now' | 'nextId' | 'publishChange'>,
): Promise<void> {
  const { receipts } = repositories;
  const on = calendarDateAt(unit.now());
  for (const receipt of await receipts.holding(giftIds)) {
    const [id, voided] = [unit.nextId(), { on, cause, reason: '' }];
    await receipts.replace(voidedReceipt(receipt, { ...voided, replacedBy: id }));
    const again = askAgain(receipt);
    const issuing = { id, on, replaces: receipt };
    const left = await issueReceipt(repositories, again, issuing);
    const renamed =
      left === 'unknown' && again.kind === 'statement' ? await renamedAsk(receipts, receipt) : null;
    const issued = renamed ? await issueReceipt(repositories, renamed, issuing) : left;
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

/** Whether a receipt is what is asked for, so that what is asked for again is not done twice. No language stands for any. */
export function isAskOf(receipt: Receipt, ask: ReceiptAsk, language: Language | undefined): boolean {
  if (ask.kind !== receipt.kind || receipt.text.language !== (language ?? receipt.text.language))
    return false;
  return ask.kind === 'single'
    ? receiptedIds(receipt)[0] === ask.giftId
    : receipt.donorKey === ask.donorKey && receipt.year === ask.year;
}
