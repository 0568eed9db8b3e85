import type { FailureOf, Result } from '../../shared/result';

/** Hashes passwords, slowly on purpose. */
export interface PasswordHasher {
  /** The hash of a person's new password; 'unavailable' where none can be made. */
  hash(personId: string, password: string): Promise<Result<string, FailureOf<'unavailable'>>>;
  /** Whether a person's password has the hash that is kept of it; null for none. */
  verify(personId: string, password: string, hash: string | null): Promise<boolean>;
}
