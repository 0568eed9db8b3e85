import type { FailureOf } from '../shared/failure';
import type { PageOf } from '../shared/page-of';
import type { Result } from '../shared/result';
import type { PeopleQuery } from './people-query';
import type { Person } from './person';
import type { Invitation, PersonChange } from './person-changes';
import type { RoleHolders } from './role-holders';

/** Why reading people may fail. */
export type PeopleReadFailure = FailureOf<
  'unauthenticated' | 'forbidden' | 'too-many' | 'unavailable' | 'cancelled'
>;

/** Why a change of a person may fail; then nothing was changed. 'forbidden' says why, where a rule of ours forbids it. */
export type PersonWriteFailure = FailureOf<
  | 'unauthenticated'
  | 'forbidden'
  | 'validation'
  | 'not-found'
  | 'conflict'
  | 'quota'
  | 'too-many'
  | 'unavailable'
>;

/** The answer to a change: the person after it. */
export type ChangedPerson = Promise<Result<Person, PersonWriteFailure>>;

/**
 * The people the foundation knows, for the signed-in admin. Every write is recorded in the audit log, and is refused if
 * the caller is no longer an active admin at that moment. Adapters never retry a write.
 */
export interface PeopleGateway {
  list(query: PeopleQuery, signal?: AbortSignal): Promise<Result<PageOf<Person>, PeopleReadFailure>>;
  /** Who has each role, in the order of ROLES, by one question. */
  roleHolders(signal?: AbortSignal): Promise<Result<readonly RoleHolders[], PeopleReadFailure>>;
  read(id: string, signal?: AbortSignal): Promise<Result<Person, PeopleReadFailure | FailureOf<'not-found'>>>;
  /**
   * Makes an account without a password, in the state 'invited', and sends its link; a contact with this address becomes
   * one. 'conflict' when somebody with this address has an account already.
   */
  invite(invitation: Invitation): ChangedPerson;
  /** Sends an invited person a new link; the old one is worthless. 'conflict' when they are not waiting for one. */
  resend(id: string): ChangedPerson;
  /**
   * Replaces name and role; `base` is the revision that the change was made from, and if it is not the one that is kept
   * now, the answer is 'conflict'. Another role ends the person's sessions. 'forbidden' by checkRoleChange.
   */
  change(id: string, change: PersonChange, base: string): ChangedPerson;
  /** Keeps a person from signing in, and ends their sessions. 'forbidden' by checkDeactivation; again, it is a success. */
  deactivate(id: string): ChangedPerson;
  /** Lets a person in again who was deactivated; again, it is a success. */
  reactivate(id: string): ChangedPerson;
  /** Ends every session of a person, in all browsers. */
  signOut(id: string): ChangedPerson;
}
