import type { Assurance } from '../../access/second-step';
import type { Caller } from '../accounts.port';
import type { Challenge } from './challenge';
import type { Factors } from './factors';

/** Where people's factors are kept. A write locks them until its end. */
export interface FactorRepository {
  /** Those of a person; noFactors for somebody who has none. */
  find(personId: string): Promise<Factors>;
  replace(factors: Factors): Promise<void>;
  /** Removes all of a person; removing none is a success. */
  remove(personId: string): Promise<void>;
}

/** Where sign-ins wait for their second step, each by the hash of the secret that its browser holds. A write locks what it finds. */
export interface ChallengeRepository {
  find(hash: string): Promise<Challenge | null>;
  /** Adds a challenge, or replaces the one of this hash. Challenges that are over may go. */
  put(hash: string, challenge: Challenge, now: number): Promise<void>;
  remove(hash: string): Promise<void>;
}

/** A session that is opened after the password was checked. */
export interface SecondSession {
  readonly personId: string;
  readonly assurance: Assurance;
  /** Secret; the browser's cookie holds it. */
  readonly token: string;
  readonly caller: Caller;
  /** The step of the code that was typed; null where no code was. */
  readonly step: number | null;
  /** ms since the epoch. */
  readonly now: number;
}

/** What sessions know of second steps. */
export interface SecondSessionRepository {
  /**
   * Opens a session, and claims the step of its code in the same statement; false, and nothing is opened, where
   * this step or a later one was claimed before.
   */
  open(session: SecondSession): Promise<boolean>;
  /** Notes in an open session with how much its person proved who they are, and when, in ms since the epoch. */
  confirm(sessionId: string, assurance: Assurance, now: number): Promise<void>;
}
