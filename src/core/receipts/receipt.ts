import * as v from 'valibot';
import { donorSchema, GIFT_METHODS, type GiftDonor, type GiftOwner, isOwn } from '../gifts/gift';
import { fieldNames } from '../shared/forms/field-names';
import type { FieldFault } from '../shared/forms/field-rule';
import { LANGUAGES } from '../shared/text/language';
import { daySchema } from '../shared/time/day.schema';

/** A receipt for one gift, or the statement of all gifts that a donor made in a year. */
export const RECEIPT_KINDS = ['single', 'statement'] as const;
/** A receipt holds until it is voided; it is never changed or deleted. */
export const RECEIPT_STATES = ['issued', 'voided'] as const;
/** Why a receipt was voided: somebody said so, money went back, or an entry of the gift book was corrected. */
export const VOID_CAUSES = ['person', 'refund', 'correction'] as const;

/** A receipt for one gift, or the statement of a year. */
export type ReceiptKind = (typeof RECEIPT_KINDS)[number];
/** Whether a receipt holds. */
export type ReceiptState = (typeof RECEIPT_STATES)[number];
/** Why a receipt was voided. */
export type VoidCause = (typeof VOID_CAUSES)[number];

const cents = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const sentence = v.pipe(v.string(), v.minLength(1));

/** A gift of money as a receipt names it. */
const receiptGiftSchema = v.object({
  giftId: v.string(),
  receivedOn: daySchema,
  method: v.picklist(GIFT_METHODS),
  /** What was given in US cents, and what went back of it: never all of it. */
  cents: v.pipe(cents, v.minValue(1)),
  refundedCents: cents,
  /** What the donor got in return, with a good-faith estimate of its value in cents. */
  benefit: v.nullable(v.object({ description: v.string(), cents })),
  /** The payment provider, which may have sent a receipt of its own; null for a gift without a provider. */
  provider: v.nullable(v.string()),
});

/** Goods as a receipt names them: never with a value, which is for the donor to say. */
const receiptGoodsSchema = v.object({
  goodsId: v.string(),
  receivedOn: daySchema,
  description: v.string(),
  /** How many; null where nobody counted. */
  count: v.nullable(v.pipe(v.number(), v.safeInteger(), v.minValue(1))),
});

/** What a receipt says. It is written once, with its words, and stays as it is whatever changes elsewhere. */
export const receiptTextSchema = v.object({
  /** That of its labels and days, for everybody who looks; what the law has it say is in English. Older receipts are in English. */
  language: v.optional(v.picklist(LANGUAGES), 'en'),
  organization: v.object({
    legalName: sentence,
    /** Empty where it is not known. */
    ein: v.string(),
    signatory: v.string(),
    address: v.string(),
    phone: v.string(),
    email: v.string(),
  }),
  donor: v.omit(donorSchema, ['phone']),
  gifts: v.array(receiptGiftSchema),
  goods: v.array(receiptGoodsSchema),
  /** No receipt is without this: the sentence that nothing was given in return, or that something was. */
  inReturn: v.variant('kind', [
    v.object({ kind: v.literal('nothing'), sentence }),
    v.object({ kind: v.literal('benefits'), sentence }),
  ]),
  /** What else has to be said, in the order of the page. */
  notes: v.array(sentence),
});

export const receiptSchema = v.object({
  id: v.string(),
  /** 'YYYY-NNNN': the year of the gifts and a count without gaps. */
  number: v.pipe(v.string(), v.regex(/^\d{4}-\d{4,}$/)),
  /** The year in which the gifts were received. */
  year: v.number(),
  kind: v.picklist(RECEIPT_KINDS),
  /** Whose receipt it is, as donorIdentity says it. */
  donorKey: v.string(),
  /** The account of the donor, where it is known. */
  personId: v.nullable(v.string()),
  text: receiptTextSchema,
  issuedOn: daySchema,
  state: v.picklist(RECEIPT_STATES),
  /** Null while it holds. */
  voided: v.nullable(
    v.object({
      on: daySchema,
      cause: v.picklist(VOID_CAUSES),
      /** In one sentence; empty where the cause says it all. */
      reason: v.string(),
      /** The id of the receipt that holds in its place. */
      replacedBy: v.nullable(v.string()),
    }),
  ),
});

export type Receipt = Readonly<v.InferOutput<typeof receiptSchema>>;
/** What a receipt says. */
export type ReceiptText = Readonly<Receipt['text']>;
/** A gift of money as a receipt names it. */
type ReceiptGift = ReceiptText['gifts'][number];

/** What a receipt keeps of a donor. */
export function donorOnReceipt({ phone: _, ...donor }: GiftDonor): ReceiptText['donor'] {
  return donor;
}

/** Whether a receipt shows a field of its donor, in the order of the lines. */
const SHOWN: Readonly<Record<keyof ReceiptText['donor'], boolean>> = {
  name: true,
  address: true,
  email: false,
};

/** The lines that name the donor on a receipt: the name, then what is known of the rest. */
export function donorLines(donor: ReceiptText['donor']): readonly string[] {
  return fieldNames(SHOWN).flatMap((field) => (SHOWN[field] && donor[field] !== '' ? [donor[field]] : []));
}

/** Formats a receipt's number from its sequence number within the year, counted from 1. */
export function receiptNumber(year: number, count: number): string {
  return `${year}-${String(count).padStart(4, '0')}`;
}

/** The ids of what a receipt is for, money and goods, each once. */
export function receiptedIds({ text }: Pick<Receipt, 'text'>): readonly string[] {
  return [
    ...new Set([...text.gifts.map(({ giftId }) => giftId), ...text.goods.map(({ goodsId }) => goodsId)]),
  ];
}

/** What counts of a gift on a receipt, in cents: without what went back. */
export function receiptGiftCents({ cents: givenCents, refundedCents }: ReceiptGift): number {
  return givenCents - refundedCents;
}

/** The total of a receipt in cents: its gifts of money, without what went back of them. */
export function receiptCents({ gifts }: Pick<ReceiptText, 'gifts'>): number {
  return gifts.reduce((total, gift) => total + receiptGiftCents(gift), 0);
}

/** What the donor got in return according to a receipt, in cents. */
export function receiptBenefitCents({ gifts }: Pick<ReceiptText, 'gifts'>): number {
  return gifts.reduce((total, { benefit }) => total + (benefit?.cents ?? 0), 0);
}

/** What of a receipt's total is more than what the donor got in return for each gift, in cents. */
export function receiptExcessCents({ gifts }: Pick<ReceiptText, 'gifts'>): number {
  return gifts.reduce(
    (total, gift) => total + Math.max(0, receiptGiftCents(gift) - (gift.benefit?.cents ?? 0)),
    0,
  );
}

/** The receipt after it was voided. */
export function voidedReceipt(receipt: Receipt, voided: NonNullable<Receipt['voided']>): Receipt {
  return { ...receipt, state: 'voided', voided };
}

/** Whether a receipt belongs to somebody, as isOwn says. */
export function isReceiptOf({ personId, text }: Receipt, owner: GiftOwner): boolean {
  return isOwn({ personId, email: text.donor.email }, owner);
}

/** Whether a receipt is the statement of a year, and holds. */
export function isStatementThatHolds({ kind, state }: Pick<Receipt, 'kind' | 'state'>): boolean {
  return kind === 'statement' && state === 'issued';
}

/** What of that which was given no statement names that holds. */
export function onNoStatement<T extends { readonly id: string }>(
  donations: readonly T[],
  receipts: readonly Receipt[],
): readonly T[] {
  const named = new Set(receipts.filter(isStatementThatHolds).flatMap(receiptedIds));
  return donations.filter(({ id }) => !named.has(id));
}

/** What is wrong with the reason for which a receipt is voided. */
export type ReasonFault = FieldFault<'reason', 'missing' | 'too-long'>;

/** The longest reason, in UTF-16 units. */
export const LONGEST_VOID_REASON = 300;

/** What is wrong with a reason: it is missing or longer than a sentence. */
export function findReasonFaults(reason: string): ReasonFault[] {
  const { length } = reason.trim();
  if (length === 0) return [{ field: 'reason', fault: 'missing' }];
  return length > LONGEST_VOID_REASON ? [{ field: 'reason', fault: 'too-long' }] : [];
}
