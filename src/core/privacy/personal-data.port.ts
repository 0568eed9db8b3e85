import type { FailureOf } from '../shared/failure';
import type { Result } from '../shared/result';
import type { PersonalFile } from './personal-file';

/** Why a person's data could not be given out or erased. */
export type PersonalDataFailure = FailureOf<
  'unauthenticated' | 'forbidden' | 'not-found' | 'quota' | 'unavailable'
>;

/** All data of one person, for the admin who is signed in. Both calls are noted in the audit log. */
export interface PersonalData {
  /** What is kept of a person, found by their id and their address. */
  export(id: string): Promise<Result<PersonalFile, PersonalDataFailure>>;
  /**
   * Erases what is kept of a person, for good: name, address and phone, messages, mails, passwords and sessions. Gifts,
   * receipts, plans and pickups stay with their sums, counts and days, without the person and their words, as withoutPerson
   * says. 'forbidden' for the last admin and for one's own account.
   */
  erase(id: string): Promise<Result<void, PersonalDataFailure>>;
}

/** Replaces the name of an erased person. */
export const ERASED_NAME = 'Erased person';

/** Replaces the email address of an erased person; unique, and never deliverable. */
export function erasedAddress(id: string): string {
  return `erased-${id.toLowerCase()}@erased.invalid`;
}
