import type { Gift } from '../gifts/gift';
import { isEmailAddress } from '../shared/text/email-address';
import { calendarDateAt, daysAfter } from '../shared/time/calendar';

/** Gifts of so many days before receipts began to be sent by themselves get one, too. */
export const DAYS_BEFORE = 30;

/**
 * Whether a gift gets its receipt by itself, where receipts are sent so since an instant in ms: one is owed, nothing of it went back,
 * there is an address, and it is not of long before. The letters of a year hold older ones.
 */
export function isReceiptDue(
  { state, receipt, donor, receivedOn }: Pick<Gift, 'state' | 'receipt' | 'donor' | 'receivedOn'>,
  since: number,
): boolean {
  return (
    state === 'settled' &&
    receipt === 'owed' &&
    isEmailAddress(donor.email.trim()) &&
    receivedOn >= daysAfter(calendarDateAt(since), -DAYS_BEFORE)
  );
}
