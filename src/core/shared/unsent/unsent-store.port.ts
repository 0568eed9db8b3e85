import type { FailureOf, Result } from '../result';
import type { UnsentChange } from './unsent-change';

type Stored = Promise<Result<void, FailureOf<'quota' | 'unavailable' | 'corrupt'>>>;

/**
 * Where a device keeps what a person could not send, for this person alone: it stays when somebody else signs in. Each call finishes
 * before it returns, so that a change is kept even while the page is being closed. Bounded in number and time.
 */
export interface UnsentStore {
  /** The changes of a person, the oldest first. */
  list(personId: string): Promise<Result<readonly UnsentChange[], FailureOf<'unavailable' | 'corrupt'>>>;
  /** Keeps a change in the place of one with the same key. */
  put(personId: string, change: UnsentChange): Stored;
  /** Forgets a change; forgetting none is a success. */
  remove(personId: string, key: string): Stored;
}
