import { attempt } from '../shared/attempt';
import type { FailureOf } from '../shared/failure';
import type { Logger } from '../shared/logger.port';
import type { Result } from '../shared/result';
import type { SessionStore } from './session-store.port';

/** Ends the session. After a failure the stored session may still be there. */
export class Logout {
  constructor(
    private readonly sessions: SessionStore,
    private readonly logger: Logger,
  ) {}

  /** Never throws: the caller drops the session in memory whatever comes back. */
  async execute(): Promise<Result<void, FailureOf<'unavailable'>>> {
    return attempt(async () => {
      const cleared = await this.sessions.clear();
      if (!cleared.ok) this.logger.error('The stored session could not be removed.', cleared.failure);
      return cleared;
    }, this.logger);
  }
}
