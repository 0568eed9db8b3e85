import type { Gift } from '../gifts/gift';
import type { Pickup } from '../pickups/pickup';
import type { Settings } from '../settings/settings';

const DAY_MS = 24 * 60 * 60 * 1000;
/** A gift that was pledged on the website and never came is kept for so many days. */
export const KEEP_PLEDGES_DAYS = 90;
/** The list of mails goes back so many days. */
export const KEEP_MAILS_DAYS = 30;
/** A link that no longer works says so for so many days. */
export const KEEP_LINKS_DAYS = 30;
/** Whose a guest's sign-up is, is kept for so many days after the event. */
export const KEEP_GUESTS_DAYS = 365;

/** What is older than this has been kept for long enough; each an instant in ms since the epoch. */
export interface Retention {
  /** For what visitors hand in: messages and pickup requests. */
  readonly handedIn: number;
  /** For applications, from when they were denied, withdrawn or ended. */
  readonly applications: number;
  /** For whose sign-ups of guests are, and how to reach people without an account, from the end of the event. */
  readonly guests: number;
  readonly pledged: number;
  readonly mails: number;
  readonly links: number;
}

/** What has been kept for long enough at `now`, in ms since the epoch. */
export function retentionAt(
  now: number,
  { keepMessagesDays, keepApplicationsDays }: Pick<Settings, 'keepMessagesDays' | 'keepApplicationsDays'>,
): Retention {
  const daysAgo = (days: number) => now - days * DAY_MS;
  return {
    handedIn: daysAgo(keepMessagesDays),
    applications: daysAgo(keepApplicationsDays),
    guests: daysAgo(KEEP_GUESTS_DAYS),
    pledged: daysAgo(KEEP_PLEDGES_DAYS),
    mails: daysAgo(KEEP_MAILS_DAYS),
    links: daysAgo(KEEP_LINKS_DAYS),
  };
}

/** The way to somebody's door, and their own words about it: what nobody needs after a pickup. */
export const NO_WAY_THERE = { phone: '', address: '', message: '' } as const;

/**
 * What is left of a pickup; null when nothing is. One that was declined or never answered goes. One that got a time
 * keeps what a receipt for the things needs: the name, the address for mail, what was given and when. Without an address for
 * mail the name and the street say who gave, and goods that somebody dropped off were written down with their donor: both stay.
 */
export function keptOfPickup(pickup: Pickup, { handedIn }: Pick<Retention, 'handedIn'>): Pickup | null {
  if ((pickup.scheduledAt ?? pickup.receivedAt) >= handedIn) return pickup;
  if (pickup.state === 'requested' || pickup.state === 'declined') return null;
  const { phone, address, message, email, isBrought } = pickup;
  if (isBrought || email === '') return pickup;
  return phone + address + message === '' ? pickup : { ...pickup, ...NO_WAY_THERE };
}

/**
 * Whether a pledge from the website was abandoned: it has been pending for so long that no import is expected to
 * contain its payment. Pledges that a named person recorded are kept.
 */
export function isAbandoned(
  { origin, state, createdAt }: Pick<Gift, 'origin' | 'state' | 'createdAt'>,
  { pledged }: Pick<Retention, 'pledged'>,
): boolean {
  return origin === 'form' && state === 'pending' && createdAt < pledged;
}
