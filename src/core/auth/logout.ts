import type { FailureOf } from '../shared/failure';
import type { Logger } from '../shared/logger.port';
import { fail, type Result } from '../shared/result';
import type { SessionStore } from './session-store.port';

/** Ends the session. After a failure the stored session may still be there. */
export class Logout {
  constructor(
    private readonly sessions: SessionStore,
    private readonly logger: Logger,
  ) {}

  /** Never throws: the caller drops the session in memory whatever comes back. */
  async execute(): Promise<Result<void, FailureOf<'unavailable'>>> {
    try {
      const cleared = await this.sessions.clear();
      if (!cleared.ok) this.logger.error('The stored session could not be removed.', cleared.failure);
      return cleared;
    } catch (error) {
      this.logger.error('Removing the stored session threw.', error);
      return fail({ code: 'unavailable' });
    }
  }
}
