import type { FieldFault } from '../shared/forms/field-rule';
import { isEqual } from '../shared/is-equal';
import { isEmailAddress } from '../shared/text/email-address';
import { type CalendarDate, calendarDateAt, isCalendarDate } from '../shared/time/calendar';
import { type Gift, type GiftDonor, type GiftMethod, MOST_CENTS } from './gift';

/** A gift that somebody records by hand: a check, cash, a transfer. */
export interface GiftDraft {
  readonly donor: GiftDonor;
  /** US cents; NaN where the text is not an amount. */
  readonly cents: number;
  readonly benefit: Gift['benefit'];
  readonly campaignId: string | null;
  readonly receivedOn: CalendarDate;
  readonly method: GiftMethod;
  readonly note: string;
  /** Whether the money is there already. */
  readonly isSettled: boolean;
}

/** One fault of a draft, in the order of the form. */
export type GiftFault = FieldFault<
  'name' | 'email' | 'cents' | 'receivedOn' | 'benefitDescription' | 'benefitCents',
  'missing' | 'malformed' | 'invalid' | 'too-much' | 'future' | 'refunded'
>;

/**
 * What is wrong with a draft: a missing name, an invalid email address, an amount of 0 or less or above the maximum for
 * one gift, an invalid or future day, or a benefit without a description or worth more than the gift.
 */
export function findGiftFaults(draft: GiftDraft, today: CalendarDate): GiftFault[] {
  const faults: GiftFault[] = [];
  const { donor, cents, benefit, receivedOn } = draft;
  const email = donor.email.trim();
  if (donor.name.trim() === '') faults.push({ field: 'name', fault: 'missing' });
  if (email !== '' && !isEmailAddress(email)) faults.push({ field: 'email', fault: 'malformed' });
  if (!Number.isSafeInteger(cents) || cents < 1) faults.push({ field: 'cents', fault: 'invalid' });
  else if (cents > MOST_CENTS) faults.push({ field: 'cents', fault: 'too-much' });
  if (!isCalendarDate(receivedOn)) faults.push({ field: 'receivedOn', fault: 'invalid' });
  else if (receivedOn > today) faults.push({ field: 'receivedOn', fault: 'future' });
  if (benefit) {
    if (benefit.description.trim() === '') faults.push({ field: 'benefitDescription', fault: 'missing' });
    if (!Number.isSafeInteger(benefit.cents) || benefit.cents < 0)
      faults.push({ field: 'benefitCents', fault: 'invalid' });
    else if (benefit.cents > cents) faults.push({ field: 'benefitCents', fault: 'too-much' });
  }
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
export function draftFields({
  donor,
  cents,
  benefit,
  campaignId,
  receivedOn,
  method,
  note,
}: Omit<GiftDraft, 'isSettled'>): Omit<GiftDraft, 'isSettled'> {
  return {
    donor: {
      name: donor.name.trim(),
      email: donor.email.trim(),
      phone: donor.phone.trim(),
      address: donor.address.trim(),
    },
    cents,
    benefit: benefit && { description: benefit.description.trim(), cents: benefit.cents },
    campaignId,
    receivedOn,
    method,
    note: note.trim(),
  };
}

/** A gift that somebody announced on the website and is led on to pay. */
export interface Announcement {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly note: string;
  /** US cents, at most MOST_CENTS. */
  readonly cents: number;
}

/** The gift that is announced: pending, since nobody has seen its money. */
export function announcedGift(id: string, announced: Announcement, { revision, now }: Write): Gift {
  const { name, email, phone, note, cents } = announced;
  const receivedOn = calendarDateAt(now);
  const draft: GiftDraft = {
    donor: { name, email, phone, address: '' },
    cents,
    benefit: null,
    campaignId: null,
    receivedOn,
    method: 'card',
    note,
    isSettled: false,
  };
  return { ...newGift(id, draft, { revision, now }), origin: 'form' };
}
