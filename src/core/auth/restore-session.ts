import { attempt } from '../shared/attempt';
import type { FailureOf } from '../shared/failure';
import type { Logger } from '../shared/logger.port';
import { fail, ok, type Result } from '../shared/result';
import type { SessionStore } from './session-store.port';
import { DEFAULT_ROLE } from './session-user';
import type { User } from './user';

type RestoredSession = Result<User | null, FailureOf<'corrupt' | 'unavailable'>>;

/**
 * Reads who is signed in; a user without a role gets the default one. 'corrupt' when what is stored is no user: it has been
 * removed, and nobody is signed in. 'unavailable' when the store cannot be read.
 */
export class RestoreSession {
  constructor(
    private readonly sessions: SessionStore,
    private readonly logger: Logger,
  ) {}

  /** Never throws, so that a broken store cannot keep the site from starting. */
  async execute(): Promise<RestoredSession> {
    return attempt(async (): Promise<RestoredSession> => {
      const read = await this.sessions.read();
      if (read.ok) return ok(read.value && { ...read.value, role: read.value.role ?? DEFAULT_ROLE });
      if (read.failure.code === 'unavailable') {
        this.logger.error('The stored session could not be read.');
        return fail(read.failure);
      }
      this.logger.warn('The stored session was damaged and has been removed.');
      await this.sessions.clear();
      return fail(read.failure);
    }, this.logger);
  }
}
