import type { SessionKeeper } from '../../core/account/session-keeper.port';
import type { Inbox } from '../../core/messages/inbox.port';
import type { MessageState } from '../../core/messages/message';
import type { MessageQuery } from '../../core/messages/message-query';

/** An inbox that has the person sign in again when their session has ended. */
export class SignedInInbox implements Inbox {
  constructor(
    private readonly inbox: Inbox,
    private readonly session: SessionKeeper,
  ) {}

  list(query: MessageQuery, signal?: AbortSignal): ReturnType<Inbox['list']> {
    return this.session.keep(() => this.inbox.list(query, signal));
  }

  get(id: string, signal?: AbortSignal): ReturnType<Inbox['get']> {
    return this.session.keep(() => this.inbox.get(id, signal));
  }

  counts(signal?: AbortSignal): ReturnType<Inbox['counts']> {
    return this.session.keep(() => this.inbox.counts(signal));
  }

  mark(id: string, state: MessageState, base: string): ReturnType<Inbox['mark']> {
    return this.session.keep(() => this.inbox.mark(id, state, base));
  }
}
