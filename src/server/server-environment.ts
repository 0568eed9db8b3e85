import type { User } from '../core/account/user';
import type { RequestBodies } from './request-bodies';

/** What the server's routes find in their context. */
export interface ServerEnvironment {
  readonly Variables: {
    /** Who asks, or null for a visitor who is not signed in. */
    user: User | null;
    /** The request's own id, which its lines in the log share. */
    id: string;
    /** The caller's network, as limits count it. */
    address: string;
    /** Reads the request's body. */
    bodies: RequestBodies;
  };
}
