import type { Person } from '../people/person';

/**
 * The address at which calendars read what somebody signed up for, or manages: calendars cannot sign in, so who has the address may
 * read. Only its hash is kept, and a person has one at most.
 */
export interface Feed {
  readonly personId: string;
  /** SHA-256 of the secret in the address, as base64url. */
  readonly hash: string;
  /** ms since the epoch. */
  readonly createdAt: number;
  /**
   * When it stopped working, in ms since the epoch, because somebody may have known it: the person has a new password, or was signed out
   * everywhere. Null while it works.
   */
  readonly endedAt: number | null;
}

/** What the calendar of each role shows: what they signed up for, or the events of their programs. Others have none. */
const SHOWN: Readonly<Record<string, 'signups' | 'events'>> = {
  volunteer: 'signups',
  beneficiary: 'signups',
  program_manager: 'events',
};

/** Whether people with this role have a calendar. */
export function hasFeed(role: string): boolean {
  return SHOWN[role] !== undefined;
}

/** What the calendar of somebody shows; null for who has none: another role, or an account that nobody can use. */
export function shownInFeed({ role, state }: Pick<Person, 'role' | 'state'>): 'signups' | 'events' | null {
  return state === 'active' && role !== null ? (SHOWN[role] ?? null) : null;
}
