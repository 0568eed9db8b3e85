import type { FailureIn } from '../../core/api/api';
import type { MessagePage, MessageQuery } from '../../core/messages/message-query';
import type { Messages } from '../../core/messages/messages.api';
import type { ChangeFeed } from '../../core/shared/change-feed';
import type { Clock } from '../../core/shared/time/clock.port';
import { PagedListViewModel } from '../shared/paged/paged-list.view-model';

/** A page of messages; a new message comes in without a reload. */
export class MessageListViewModel extends PagedListViewModel<
  MessageQuery,
  MessagePage,
  FailureIn<Messages['list']>['code']
> {
  constructor(
    messages: Pick<Messages, 'list'>,
    feed: Pick<ChangeFeed, 'loads'>,
    private readonly clock: Clock,
  ) {
    super((query, signal) => messages.list(query, signal), feed, 'messages');
  }

  /** ms since the epoch, for times that are shown as seen from now. */
  get now(): number {
    return this.clock.now();
  }
}
