import type { PublicEvents } from '../../../core/events/events.api';
import type { ShownEvents } from '../../../core/events/public-events';
import { type Feed, FetchedBy } from '../../shared/fetched/fetched';

/** The public events. `shown` are those that the page came with, which are better than nothing where they cannot be fetched. */
export class PublicEventsViewModel extends FetchedBy<PublicEvents['listPublic']> {
  constructor(events: PublicEvents, feed: Feed, shown: ShownEvents | null) {
    super({
      ask: (_, signal) => events.listPublic(undefined, signal),
      first: null,
      staysOn: () => shown !== null,
      feed,
      things: ['events', 'signups'],
    });
    if (shown) this.ready(shown.events);
  }
}
