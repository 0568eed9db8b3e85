import type { FieldFault } from '../shared/forms/field-rule';
import { isEqual } from '../shared/is-equal';
import { isEmailAddress, tidyEmail } from '../shared/text/email-address';
import { type CalendarDate, calendarDateAt, pastDayFault } from '../shared/time/calendar';
import { type Gift, type GiftDonor, MOST_CENTS, NO_DONOR, RECEIPT_OWED, tidyDonor } from './gift';

/** What an admin may correct of a gift: all that was typed in. Where it came from and what became of it stays. */
export type GiftCorrection = Pick<
  Gift,
  | 'donor'
  | 'cents'
  | 'benefit'
  | 'campaignId'
  | 'receivedOn'
  | 'method'
  | 'note'
  | 'receipt'
  | 'noReceiptReason'
>;

/** A gift that somebody records by hand: a check, cash, a transfer. Its cents are NaN where the text is not an amount. */
export interface GiftDraft extends GiftCorrection {
  /** Whether the money is there already. */
  readonly isSettled: boolean;
}

/** One fault of a draft, in the order of the form. */
export type GiftFault = FieldFault<
  'name' | 'email' | 'cents' | 'receivedOn' | 'benefitDescription' | 'benefitCents' | 'noReceiptReason',
  'missing' | 'malformed' | 'invalid' | 'too-much' | 'future' | 'refunded'
>;

/**
 * What is wrong with a draft: a missing name, an invalid email address, an amount of 0 or less or above the maximum for
 * one gift, an invalid or future day, a benefit without a description or worth more than the gift, or no reason why no
 * receipt is owed.
 */
export function findGiftFaults(draft: GiftCorrection, today: CalendarDate): GiftFault[] {
  const faults: GiftFault[] = [];
  const { donor, cents, benefit, receivedOn } = draft;
  const email = tidyEmail(donor.email);
  if (donor.name.trim() === '') faults.push({ field: 'name', fault: 'missing' });
  if (email !== '' && !isEmailAddress(email)) faults.push({ field: 'email', fault: 'malformed' });
  if (!Number.isSafeInteger(cents) || cents < 1) faults.push({ field: 'cents', fault: 'invalid' });
  else if (cents > MOST_CENTS) faults.push({ field: 'cents', fault: 'too-much' });
  const dayFault = pastDayFault(receivedOn, today);
  if (dayFault) faults.push({ field: 'receivedOn', fault: dayFault });
  if (benefit) {
    if (benefit.description.trim() === '') faults.push({ field: 'benefitDescription', fault: 'missing' });
    if (!Number.isSafeInteger(benefit.cents) || benefit.cents < 0)
      faults.push({ field: 'benefitCents', fault: 'invalid' });
    else if (benefit.cents > cents) faults.push({ field: 'benefitCents', fault: 'too-much' });
  }
  if (draft.receipt === 'none' && draft.noReceiptReason === null)
    faults.push({ field: 'noReceiptReason', fault: 'missing' });
  return faults;
}

/** The fields that a write sets in addition to the draft. */
interface Write {
  readonly revision: string;
  /** ms since the epoch. */
  readonly now: number;
}

/** The gift that a draft records. */
export function newGift(id: string, draft: GiftDraft, { revision, now }: Write): Gift {
  return {
    ...draftFields(draft),
    id,
    revision,
    personId: null,
    planId: null,
    origin: 'hand',
    source: null,
    importId: null,
    state: draft.isSettled ? 'settled' : 'pending',
    refund: null,
    createdAt: now,
    correctedAt: null,
  };
}

/** Whether a gift is already what the draft would make, so that a creation that is asked for again is not done twice. */
export function isMadeOf(gift: Gift, draft: GiftDraft): boolean {
  return gift.origin === 'hand' && isEqual(draftFields(gift), draftFields(draft));
}

/** What a draft says of a gift, without spaces around its texts. */
function draftFields(draft: GiftCorrection): GiftCorrection {
  const { donor, cents, benefit, campaignId, receivedOn, method, note, receipt, noReceiptReason } = draft;
  return {
    donor: tidyDonor(donor),
    cents,
    benefit: benefit && { description: benefit.description.trim(), cents: benefit.cents },
    campaignId,
    receivedOn,
    method,
    note: note.trim(),
    receipt,
    noReceiptReason: receipt === 'none' ? noReceiptReason : null,
  };
}

/** A gift that somebody pledged on the website and is led on to pay: pending, since nobody has seen its money. */
export function pledgedGift(
  id: string,
  { cents, note, ...donor }: Pick<Gift, 'cents' | 'note'> & Partial<GiftDonor>,
  write: Write,
): Gift {
  const draft: GiftDraft = {
    ...RECEIPT_OWED,
    donor: { ...NO_DONOR, ...donor },
    cents,
    note,
    method: 'card',
    isSettled: false,
    benefit: null,
    campaignId: null,
    receivedOn: calendarDateAt(write.now),
  };
  return { ...newGift(id, draft, write), origin: 'form' };
}

/**
 * What is wrong with a correction: what is wrong with any gift, and where some of it went back, less than went back, or a
 * day after that.
 */
export function findCorrectionFaults(
  { refund }: Pick<Gift, 'refund'>,
  correction: GiftCorrection,
  today: CalendarDate,
): GiftFault[] {
  const faults = findGiftFaults(correction, today);
  if (refund && correction.cents < refund.cents) faults.push({ field: 'cents', fault: 'refunded' });
  if (refund && correction.receivedOn > refund.on) faults.push({ field: 'receivedOn', fault: 'refunded' });
  return faults;
}

/** The gift after a correction; null when it is not possible. `now` is in ms. */
export function correctedGift(
  gift: Gift,
  correction: GiftCorrection,
  today: CalendarDate,
  now: number,
): Gift | null {
  if (findCorrectionFaults(gift, correction, today).length > 0) return null;
  return { ...gift, ...draftFields(correction), correctedAt: now };
}

/** What can be corrected, in the order of the form, and whether receipts say it. */
const FIELDS: Readonly<Record<keyof GiftCorrection, boolean>> = {
  donor: true,
  cents: true,
  benefit: true,
  campaignId: false,
  receivedOn: true,
  method: true,
  note: false,
  // No receipt holds a gift that is marked, or was until now.
  receipt: false,
  noReceiptReason: false,
};

/** What a correction changed, without the values: some of them are people's own. */
export function correctedFields(before: Gift, after: Gift): readonly (keyof GiftCorrection)[] {
  const fields = Object.keys(FIELDS) as readonly (keyof GiftCorrection)[];
  return fields.filter((field) => !isEqual(before[field], after[field]));
}

/** Whether a receipt says anything of what was corrected: then it is no longer true, and has to be voided. */
export function isOnReceipts(fields: readonly (keyof GiftCorrection)[]): boolean {
  return fields.some((field) => FIELDS[field]);
}
