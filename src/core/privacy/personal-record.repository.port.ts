import type { GiftOwner } from '../gifts/gift';
import type { FailureOf, Result } from '../shared/result';
import type { PersonalRecords } from './personal-file';

/** What is kept of people apart from their accounts, wherever it is kept. Addresses are in small letters. */
export interface PersonalRecordRepository {
  /** Whole records of one person, in any order. */
  of(owner: GiftOwner): Promise<Omit<PersonalRecords, 'person'>>;
  /**
   * Erases what a person gave, asked for, wrote and was sent: records become what withoutPerson says, messages and mails go, and
   * settings lose the address. Of applications it leaves what withoutApplicant says, and no staff note about them; of programs what
   * withoutManager says; of guides what withoutReporter says, and no training that they have done.
   * Imports and letters that are at work are finished first, then none begins, so that the mails, which go last, are all mails to
   * the person or about them. `now` is in ms; `nextId` makes an id that was never used before.
   */
  erase(
    owner: GiftOwner,
    by: { readonly now: number; readonly nextId: () => string },
  ): Promise<Result<void, FailureOf<'quota' | 'unavailable'>>>;
}
