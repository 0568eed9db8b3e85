import type { FailureOf, Result } from '../shared/result';
import type { User } from './user';

/** Tells who is signed in. Signing in and out is the auth gateway's (auth-gateway.port.ts). */
export interface Session {
  /**
   * Who is signed in, or null for nobody. 'corrupt' when what was kept is no user: it has been removed, and nobody is
   * signed in. 'unavailable' when nobody can tell just now.
   */
  read(): Promise<Result<User | null, FailureOf<'corrupt' | 'unavailable'>>>;
}
