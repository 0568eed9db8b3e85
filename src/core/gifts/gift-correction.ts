import { isEqual } from '../shared/is-equal';
import type { CalendarDate } from '../shared/time/calendar';
import type { Gift } from './gift';
import { draftFields, findGiftFaults, type GiftDraft, type GiftFault } from './gift-draft';

/** What an admin may correct of a gift: all that was typed in. Where it came from and what became of it stays. */
export type GiftCorrection = Omit<GiftDraft, 'isSettled'>;

/**
 * What is wrong with a correction: what is wrong with any gift, and where some of it went back, less than went back, or a
 * day after that.
 */
export function findCorrectionFaults(
  { refund }: Pick<Gift, 'refund'>,
  correction: GiftCorrection,
  today: CalendarDate,
): GiftFault[] {
  const faults = findGiftFaults({ ...correction, isSettled: true }, today);
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
  ...{
    donor: true,
    cents: true,
    benefit: true,
    campaignId: false,
    receivedOn: true,
    method: true,
    note: false,
  },
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
