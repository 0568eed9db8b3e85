import type { Pickup } from '../../pickups/pickup';
import type { Gift } from '../gift';
import { type Donation, donationsLeft, type GiftFilter } from '../gift-query';

/** The most donations that are read at once. */
export const LARGEST_BATCH = 1_000;

/** What a donation is found by, which never changes. */
export interface DonationKey {
  readonly kind: Donation['kind'];
  readonly id: string;
}

/** Which part of all donations that a filter leaves is read next. */
export interface GiftBatchQuery extends GiftFilter {
  /** The last one that was read; null to begin. */
  readonly after: DonationKey | null;
  /** Donations to read, at most LARGEST_BATCH. */
  readonly size: number;
}

/**
 * A part of all donations, money first, each kind by id. Whatever is recorded, corrected or deleted between two parts,
 * what existed throughout is in exactly one of them.
 */
export interface GiftBatch {
  readonly items: readonly Donation[];
  /** Where the next part begins; null after the last one. */
  readonly next: DonationKey | null;
}

/** The key of a donation. */
export function keyOf(donation: Donation): DonationKey {
  return donation.kind === 'money'
    ? { kind: 'money', id: donation.gift.id }
    : { kind: 'goods', id: donation.pickup.id };
}

/** The next part out of donations that were read in the order of their keys: shorter than asked for, it is the last. */
export function batchOf(items: readonly Donation[], size: number): GiftBatch {
  const last = items.at(-1);
  return { items, next: last && items.length === size ? keyOf(last) : null };
}

/** Answers a query from gifts of money and goods that are at hand. */
export function readBatch(
  gifts: readonly Gift[],
  goods: readonly Pickup[],
  { after, size, ...filter }: GiftBatchQuery,
): GiftBatch {
  const left = donationsLeft(gifts, goods, filter)
    .filter((donation) => after === null || compareKeys(keyOf(donation), after) > 0)
    .sort((one, other) => compareKeys(keyOf(one), keyOf(other)));
  return batchOf(left.slice(0, size), size);
}

function compareKeys(one: DonationKey, other: DonationKey): number {
  if (one.kind !== other.kind) return one.kind === 'money' ? -1 : 1;
  return one.id < other.id ? -1 : one.id > other.id ? 1 : 0;
}
