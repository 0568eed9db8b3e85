import { attempt } from '../shared/attempt';
import type { Logger } from '../shared/logger.port';
import type { Result } from '../shared/result';
import type { Inbox } from './inbox.port';
import type { MessageQuery } from './message-query';

/** Reads the inbox. A failure is logged; that the caller cancelled is none, and neither is a message that is gone. */
export class ReadInbox {
  constructor(
    private readonly inbox: Pick<Inbox, 'list' | 'get' | 'counts'>,
    private readonly logger: Logger,
  ) {}

  list(query: MessageQuery, signal?: AbortSignal) {
    return this.logged('Failed to list messages', () => this.inbox.list(query, signal));
  }

  one(id: string, signal?: AbortSignal) {
    return this.logged('Failed to get a message', () => this.inbox.get(id, signal));
  }

  counts(signal?: AbortSignal) {
    return this.logged('Failed to count messages', () => this.inbox.counts(signal));
  }

  private async logged<T, F extends { readonly code: string }>(
    message: string,
    read: () => Promise<Result<T, F>>,
  ) {
    const result = await attempt(read, this.logger);
    if (!result.ok && !['cancelled', 'not-found'].includes(result.failure.code))
      this.logger.error(message, result.failure);
    return result;
  }
}
