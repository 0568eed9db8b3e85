import { attempt, type Logger } from '../shared/result';
import type { Session } from './session.port';

/** Finds out who is signed in. */
export class RestoreSession {
  constructor(
    private readonly session: Session,
    private readonly logger: Logger,
  ) {}

  /** Never throws, so that a broken store cannot keep the site from starting. */
  async execute(): ReturnType<Session['read']> {
    return attempt(async () => {
      const read = await this.session.read();
      if (!read.ok && read.failure.code === 'unavailable')
        this.logger.error('The stored session could not be read.');
      if (!read.ok && read.failure.code === 'corrupt')
        this.logger.warn('The stored session was damaged and has been removed.');
      return read;
    }, this.logger);
  }
}
