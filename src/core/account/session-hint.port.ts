import type { FailureOf, Result } from '../shared/result';
import type { User } from './user';

/**
 * What the browser itself remembers of who is signed in, without the password: pages look like it before anybody was
 * asked, and the browser's other tabs notice when it changes. With a server it decides nothing.
 */
export interface SessionHint {
  /** Stores a user in place of the previous one; 'quota' when storage is full, 'unavailable' when the browser blocks it. */
  write(user: User): Promise<Result<void, FailureOf<'quota' | 'unavailable'>>>;
  /** Forgets the user; forgetting nobody is a success. */
  clear(): Promise<Result<void, FailureOf<'unavailable'>>>;
}
