import type { GiftOwner } from '../gifts/gift';
import type { FailureOf, Result } from '../shared/result';
import type { Erasing } from './erasing';
import type { Likeness, NamedRecord, NamedRecordId, NamedRecords } from './named-records';
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
  erase(owner: GiftOwner, by: Erasing): Promise<Result<void, FailureOf<'quota' | 'unavailable'>>>;
  /** Whole records of people without an account, in any order; without those that are gone or erased. */
  named(ids: readonly NamedRecordId[]): Promise<NamedRecords>;
  /** Records for which isAlike holds, in the order of byLikeness, MOST_ALIKE at most. */
  alike(likeness: Likeness): Promise<readonly NamedRecord[]>;
  /**
   * Erases records of people without an account, with what staff noted about them and the mails about them: what is left is what
   * erasedApplication and erasedSignup say; messages go.
   */
  eraseNamed(
    ids: readonly NamedRecordId[],
    by: Erasing,
  ): Promise<Result<void, FailureOf<'quota' | 'unavailable'>>>;
}
