import { compare } from '../gifts/figures';
import { type Gift, NO_DONOR, type ReceivedGoods } from '../gifts/gift';
import { isReceiptable, type NotReceiptable, notReceiptableBecause } from '../gifts/receiptable';
import type { Settings } from '../settings/settings';
import { type CalendarDate, yearOf } from '../shared/time/calendar';
import { donorIdentity, NOBODY } from '../shared/who-is-who';
import { donorOnReceipt, type Receipt, type ReceiptKind, type ReceiptText, receiptedIds } from './receipt';
import { receiptWords as words } from './receipt-words';

/** What a receipt is asked for: one gift, of money or goods, or all that a donor gave in a year. */
export type ReceiptAsk =
  | { readonly kind: 'single'; readonly giftId: string }
  | { readonly kind: 'statement'; readonly donorKey: string; readonly year: number };

/** Everything that a receipt is made of. */
export interface ReceiptSource {
  /** Gifts among which all that are asked for are; others are left out. */
  readonly gifts: readonly Gift[];
  readonly goods: readonly ReceivedGoods[];
  readonly organization: ReceiptText['organization'];
  /** What the foundation says of gifts. */
  readonly giftsAre: Settings['giftsAre'];
}

/** What a new receipt says, before it has a number. */
export type ReceiptDraft = Pick<Receipt, 'kind' | 'year' | 'donorKey' | 'personId' | 'text'>;

/** Why there can be no receipt: nobody entered the legal name, the gift is not there, or no receipt may hold it. */
export type ReceiptFault = 'legal-name' | NotReceiptable;

/** The contents of a receipt if it were issued now, or why it cannot be issued. */
export function draftReceipt(ask: ReceiptAsk, source: ReceiptSource): ReceiptDraft | ReceiptFault {
  if (source.organization.legalName.trim() === '') return 'legal-name';
  // Gifts from unknown donors are not one donor's.
  if (ask.kind === 'statement' && ask.donorKey === NOBODY) return 'unknown';
  if (ask.kind === 'statement') return draftOf(ask.kind, givenInYear(ask, source), source);
  const gifts = source.gifts.filter(({ id }) => id === ask.giftId);
  const goods = source.goods.filter(({ id }) => id === ask.giftId);
  return gifts.map(notReceiptableBecause)[0] ?? draftOf(ask.kind, { gifts, goods }, source);
}

/** What the statement of a donor's year is for: the money that a receipt may hold, and goods. */
export function givenInYear(
  { donorKey: key, year }: Pick<Receipt, 'donorKey' | 'year'>,
  { gifts, goods }: Pick<ReceiptSource, 'gifts' | 'goods'>,
): Pick<ReceiptSource, 'gifts' | 'goods'> {
  const isTheirs = ({ donor, receivedOn }: Gift | ReceivedGoods) =>
    yearOf(receivedOn) === year && donorIdentity(donor) === key;
  return {
    gifts: gifts.filter((gift) => isTheirs(gift) && isReceiptable(gift)),
    goods: goods.filter(isTheirs),
  };
}

function draftOf(
  kind: ReceiptKind,
  { gifts, goods }: Pick<ReceiptSource, 'gifts' | 'goods'>,
  { organization, giftsAre }: Pick<ReceiptSource, 'organization' | 'giftsAre'>,
): ReceiptDraft | ReceiptFault {
  const donations = [...gifts, ...goods].sort(byDay);
  const last = donations.at(-1);
  if (!last) return 'unknown';
  const donor = { ...NO_DONOR, ...last.donor };
  const address = donations.map((donation) => donation.donor.address).findLast((text) => text !== '') ?? '';
  const text: Omit<ReceiptText, 'inReturn' | 'notes'> = {
    language: 'en',
    organization,
    donor: donorOnReceipt({ ...donor, address }),
    gifts: [...gifts].sort(byDay).map((gift) => ({
      giftId: gift.id,
      receivedOn: gift.receivedOn,
      method: gift.method,
      cents: gift.cents,
      refundedCents: gift.refund?.cents ?? 0,
      benefit: gift.benefit && { ...gift.benefit },
      // Who may have sent a receipt of its own.
      provider: gift.source?.provider ?? null,
    })),
    goods: [...goods]
      .sort(byDay)
      .flatMap(({ id, receivedOn, lines }) =>
        lines.map(({ description, count }) => ({ goodsId: id, receivedOn, description, count })),
      ),
  };
  return {
    kind,
    year: yearOf(last.receivedOn),
    donorKey: donorIdentity(donor),
    personId: donations.map(({ personId }) => personId).findLast((id) => id !== null) ?? null,
    text: { ...text, inReturn: inReturnOf(text), notes: notesOf(text, giftsAre) },
  };
}

function inReturnOf({ gifts, goods }: Pick<ReceiptText, 'gifts' | 'goods'>): ReceiptText['inReturn'] {
  const benefits = gifts.filter(({ benefit }) => benefit !== null).length;
  if (benefits === 0) return { kind: 'nothing', sentence: words.nothingInReturn };
  const isAll = benefits === gifts.length + goods.length;
  return { kind: 'benefits', sentence: isAll ? words.allInReturn : words.someInReturn };
}

function notesOf(
  { gifts, goods }: Pick<ReceiptText, 'gifts' | 'goods'>,
  giftsAre: ReceiptSource['giftsAre'],
): string[] {
  const isDeductible = giftsAre === 'deductible';
  return [
    isDeductible ? words.deductible : words.notDeductible,
    ...(isDeductible && gifts.some(({ benefit }) => benefit !== null) ? [words.excess] : []),
    ...(goods.length > 0 ? [words.goods] : []),
    ...(gifts.some(({ refundedCents }) => refundedCents > 0) ? [words.refunds] : []),
    ...(gifts.some(({ provider }) => provider !== null) ? [words.provider] : []),
    words.keep,
  ];
}

/** The draft with a last note where a valid receipt of the other kind holds one of its gifts, too: each gift counts once. */
export function withOtherKind(draft: ReceiptDraft, receipts: readonly Receipt[]): ReceiptDraft {
  const isStatement = draft.kind === 'statement';
  const [receiptInTheWay] = receiptsInTheWay(
    { kind: isStatement ? 'single' : 'statement', text: draft.text },
    receipts,
  );
  if (!receiptInTheWay) return draft;
  const note = isStatement ? words.hasSingles : words.hasStatement(receiptInTheWay.year);
  return { ...draft, text: { ...draft.text, notes: [...draft.text.notes, note] } };
}

/** The valid receipts that block a new one: those of the same kind for any of the same gifts. */
export function receiptsInTheWay(
  draft: Pick<Receipt, 'kind' | 'text'>,
  receipts: readonly Receipt[],
): readonly Receipt[] {
  const ids = new Set(receiptedIds(draft));
  return receipts.filter(
    (receipt) =>
      receipt.state === 'issued' &&
      receipt.kind === draft.kind &&
      receiptedIds(receipt).some((id) => ids.has(id)),
  );
}

/** The request that would issue a receipt again, from the current state of its gifts. */
export function askAgain({ kind, text, donorKey: key, year }: Receipt): ReceiptAsk {
  if (kind === 'statement') return { kind, donorKey: key, year };
  return { kind, giftId: receiptedIds({ text })[0] ?? '' };
}

function byDay(a: { readonly receivedOn: CalendarDate }, b: { readonly receivedOn: CalendarDate }) {
  return compare(a.receivedOn, b.receivedOn);
}
