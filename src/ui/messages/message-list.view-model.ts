import type { InboxReadFailure } from '../../core/messages/inbox.port';
import type { MessagePage, MessageQuery } from '../../core/messages/message-query';
import type { ReadInbox } from '../../core/messages/read-inbox';
import type { ChangeFeed } from '../../core/shared/change-feed';
import type { Clock } from '../../core/shared/time/clock.port';
import { PagedListViewModel } from '../shared/paged/paged-list.view-model';

/** A page of the inbox; a new message comes in without a reload. */
export class MessageListViewModel extends PagedListViewModel<
  MessageQuery,
  MessagePage,
  InboxReadFailure['code']
> {
  constructor(
    inbox: Pick<ReadInbox, 'list'>,
    feed: Pick<ChangeFeed, 'loads'>,
    private readonly clock: Clock,
  ) {
    super((query, signal) => inbox.list(query, signal), feed, 'messages');
  }

  /** ms since the epoch, for times that are shown as seen from now. */
  get now(): number {
    return this.clock.now();
  }
}
