import type { InboxReadFailure } from '../../core/messages/inbox.port';
import type { MessagePage, MessageQuery } from '../../core/messages/message-query';
import type { ReadInbox } from '../../core/messages/read-inbox';
import type { ChangeFeed } from '../../core/shared/change-feed';
import type { Clock } from '../../core/shared/time/clock.port';
import { Fetched } from '../shared/fetched/fetched';

/** A page of the inbox; a new message comes in without a reload. */
export class MessageListViewModel extends Fetched<MessagePage, InboxReadFailure['code'], MessageQuery> {
  constructor(
    inbox: Pick<ReadInbox, 'list'>,
    feed: Pick<ChangeFeed, 'loads'>,
    private readonly clock: Clock,
  ) {
    super({ ask: (query, signal) => inbox.list(query, signal), feed, things: ['messages'] });
  }

  /** ms since the epoch, for times that are shown as seen from now. */
  get now(): number {
    return this.clock.now();
  }
}
