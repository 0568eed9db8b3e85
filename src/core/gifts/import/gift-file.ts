import type { CalendarDate } from '../../shared/time/calendar';
import type { Gift, GiftReceipt } from '../gift';
import type { FileField } from './file-columns';
import type { Zone } from './zones';

/** A gift as a provider's file has it. What went back of it is a part: of a gift that went back whole nothing is imported. */
export interface ImportRow
  extends Pick<Gift, 'donor' | 'cents' | 'receivedOn' | 'method' | 'campaignId' | 'note' | 'refund'>,
    GiftReceipt {
  readonly externalId: string;
  /** The provider's own id of the plan that it is a payment of. */
  readonly planId: string | null;
}

/** One thing that is wrong with a line of a file. */
export interface LineFault {
  readonly line: number;
  readonly field: FileField;
  readonly fault:
    | 'missing'
    | 'invalid'
    | 'negative'
    | 'too-much'
    | 'future'
    /** The day before the month, as in 31/12/2026. */
    | 'day-first'
    /** Day and month may be swapped, since another line of the file has the day first. */
    | 'swappable'
    | 'unknown-zone'
    /** A refund on a day before the gift. */
    | 'early'
    | 'duplicate'
    | 'too-long'
    | 'unstorable';
  /** What stands there, shortened. */
  readonly text: string;
  /** The line that has the same transaction ID with another gift, or the day before the month; null for any other fault. */
  readonly otherLine: number | null;
}

/** Something that is said of a line that is imported, beside what is kept of it. */
export type LineRemark =
  /** A part went back. Without a day of its own the gift's stands for it; `line` is the line of the refund, if it has one. */
  | { readonly kind: 'refund'; readonly hasDay: boolean; readonly line: number | null }
  /** The day in Las Vegas is another one than `text`, which is what the file says. */
  | { readonly kind: 'moved'; readonly text: string; readonly zone: Zone }
  | { readonly kind: 'anonymous' }
  /** `text` is no email address, and is left empty. */
  | { readonly kind: 'email'; readonly text: string }
  /** The amount is the file's own in US dollars, for `text` in another currency. */
  | { readonly kind: 'converted'; readonly text: string }
  /** How it was paid, `text`, names a grant or a donor-advised fund: whether a receipt is owed has to be said. */
  | { readonly kind: 'grant'; readonly text: string }
  /** What an employer adds is another gift, and is not imported. */
  | { readonly kind: 'match'; readonly text: string };

/**
 * Why a line is no gift: its status, a dispute, what it is by its type, a refund, a sum below the table, names of columns, another
 * currency, or an amount of 0.
 */
export type LeftWhy =
  | 'status'
  | 'disputed'
  | 'payout'
  | 'fee'
  | 'other'
  | 'refunded'
  | 'refund'
  | 'total'
  | 'blank'
  | 'head'
  | 'currency'
  | 'nothing'
  /** The donor gave nothing in this line, and an employer did. */
  | 'match';

/** A line that is no gift. */
export interface LeftOut {
  readonly line: number;
  readonly why: LeftWhy;
  /** What the file says, shortened. */
  readonly text: string;
  /** The line of the payment that a refund belongs to, where the file has it. */
  readonly ofLine: number | null;
  /** The payment that was refunded; its gift may already be in the gift book. */
  readonly refund: { readonly externalId: string; readonly cents: number } | null;
}

/** A line that says what went back of another line's gift, and is recorded on that gift. */
export interface RefundLine {
  readonly line: number;
  readonly ofLine: number;
  readonly cents: number;
}

/** A gift of a file, with the line that it begins in. */
export interface FileRow extends ImportRow {
  readonly line: number;
  readonly remarks: readonly LineRemark[];
}

/** A file as it was understood. */
export interface GiftFile {
  readonly rows: readonly FileRow[];
  readonly faults: readonly LineFault[];
  readonly leftOut: readonly LeftOut[];
  readonly refunds: readonly RefundLine[];
  /** Lines that say word for word what an earlier line says: they are one gift. */
  readonly repeated: readonly { readonly line: number; readonly earlierLine: number }[];
  /** Campaign names that do not exist here; gifts to them count for no campaign. */
  readonly unknownCampaigns: readonly string[];
  /** The zones that the file names. */
  readonly zones: readonly Zone[];
  /** Whether it names a zone for days without a time: they stay the days that they are. */
  readonly hasDaysOfZones: boolean;
  /** Whether it has times without a zone that fall on another day in UTC, so that the zone has to be chosen. */
  readonly needsZone: boolean;
  /** How many lines in another currency have an amount in US dollars. */
  readonly convertible: number;
}

/** What the lines are read with and checked against. */
export interface Surroundings {
  readonly today: CalendarDate;
  readonly campaigns: readonly { readonly id: string; readonly title: string }[];
  /** The zone of times that name none; null until it is chosen. */
  readonly zone: Zone | null;
  /** Whether amounts in other currencies are taken as the file converts them to US dollars. */
  readonly takesConverted: boolean;
}
