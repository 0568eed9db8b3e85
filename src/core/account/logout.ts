import { attempt, type FailureOf, type Logger, type Result } from '../shared/result';
import type { AuthGateway, SignOutScope } from './auth-gateway.port';

/** Ends the session. After a failure it may still be open. */
export class Logout {
  constructor(
    private readonly gateway: Pick<AuthGateway, 'signOut'>,
    private readonly logger: Logger,
  ) {}

  /** Never throws: the caller drops the session in memory whatever comes back. */
  async execute(scope: SignOutScope = 'here'): Promise<Result<void, FailureOf<'unavailable'>>> {
    return attempt(async () => {
      const ended = await this.gateway.signOut(scope);
      if (!ended.ok) this.logger.error('The session could not be ended.', ended.failure);
      return ended;
    }, this.logger);
  }
}
