import { loggedRead } from '../shared/logged-read';
import type { Logger } from '../shared/logger.port';
import type { Inbox } from './inbox.port';
import type { MessageQuery } from './message-query';

/** Reads the inbox. A failure is logged. */
export class ReadInbox {
  constructor(
    private readonly inbox: Pick<Inbox, 'list' | 'get' | 'counts'>,
    private readonly logger: Logger,
  ) {}

  list(query: MessageQuery, signal?: AbortSignal) {
    return loggedRead(this.logger, 'Failed to list messages', () => this.inbox.list(query, signal));
  }

  one(id: string, signal?: AbortSignal) {
    return loggedRead(this.logger, 'Failed to get a message', () => this.inbox.get(id, signal));
  }

  counts(signal?: AbortSignal) {
    return loggedRead(this.logger, 'Failed to count messages', () => this.inbox.counts(signal));
  }
}
