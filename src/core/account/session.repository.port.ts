import type { OpenSession } from './own-account.api';

/** The open sessions of people. */
export interface SessionRepository {
  /** Those of a person, the one that was used last first. */
  list(personId: string): Promise<readonly Omit<OpenSession, 'isCurrent'>[]>;
  /** Ends one session of a person, and answers whether there was one. */
  end(personId: string, id: string): Promise<boolean>;
  /** Ends every session of a person, but for the one with the id `left`. */
  endAll(personId: string, left?: string): Promise<void>;
}
