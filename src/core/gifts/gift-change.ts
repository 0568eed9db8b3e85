import type { AuditAction } from '../audit/audit-entry';
import type { VoidCause } from '../receipts/receipt';
import type { CalendarDate } from '../shared/time/calendar-date';
import { type Gift, type Refund, refundedGift, settledGift } from './gift';
import { correctedFields, correctedGift, type GiftCorrection, isOnReceipts } from './gift-correction';

/** What becomes of a gift, what the audit log notes of it, and what it means for the gift's receipts. */
export interface GiftChange {
  /** Null where the change is not possible. */
  readonly gift: Gift | null;
  readonly action: AuditAction;
  readonly detail: Readonly<Record<string, string>>;
  /** Why the gift's receipts are voided; null where what they say stays true. */
  readonly voids: VoidCause | null;
}

/** When a change is made. */
export interface ChangeTime {
  readonly today: CalendarDate;
  /** ms since the epoch. */
  readonly now: number;
}

/** A change of a gift, which every back end makes of what it keeps. */
export type ChangeOfGift = (gift: Gift, at: ChangeTime) => GiftChange;

/** The money of a pending gift came. */
export function settling(on: CalendarDate): ChangeOfGift {
  return (gift, { today }) => ({
    gift: settledGift(gift, on, today),
    action: 'gift.settle',
    detail: { cents: `${gift.cents}` },
    voids: null,
  });
}

/** Some or all of a gift went back: its receipts no longer hold. */
export function refunding(refund: Refund): ChangeOfGift {
  return (gift, { today }) => ({
    gift: refundedGift(gift, refund, today),
    action: 'gift.refund',
    detail: { cents: `${refund.cents}` },
    voids: 'refund',
  });
}

/** A correction by an admin. The audit log names the changed fields, never their old values. */
export function correcting(correction: GiftCorrection): ChangeOfGift {
  return (before, { today, now }) => {
    const gift = correctedGift(before, correction, today, now);
    const fields = gift ? correctedFields(before, gift) : [];
    return {
      gift,
      action: 'gift.correct',
      detail: { fields: fields.join(' ') },
      voids: isOnReceipts(fields) ? 'correction' : null,
    };
  };
}
