import type { Messages } from '../../core/messages/messages.api';
import type { Clock } from '../../core/shared/system.port';
import { type Feed, FetchedBy } from '../shared/fetched/fetched';

/** A page of messages; a new message comes in without a reload. */
export class MessageListViewModel extends FetchedBy<Messages['list']> {
  constructor(
    messages: Pick<Messages, 'list'>,
    feed: Feed,
    private readonly clock: Clock,
  ) {
    super({ ask: (query, signal) => messages.list(query, signal), feed, things: ['messages'] });
  }

  /** ms since the epoch, for times that are shown as seen from now. */
  get now(): number {
    return this.clock.now();
  }
}
