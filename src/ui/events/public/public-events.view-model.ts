import type { PublicEvents } from '../../../core/events/events.api';
import type { Needs } from '../../app/ports';
import { FetchedBy } from '../../shared/fetched/fetched';

/** The public events. `shownEvents` are those that the page came with, which are better than nothing where they cannot be fetched. */
export class PublicEventsViewModel extends FetchedBy<PublicEvents['listPublic']> {
  constructor(ports: Needs<{ feed: 'loads'; publicEvents: 'listPublic'; shownEvents: 'events' }>) {
    super({
      ask: (_, signal) => ports.publicEvents.listPublic(undefined, signal),
      first: null,
      staysOn: () => ports.shownEvents !== null,
      feed: ports.feed,
      things: ['events', 'signups', 'programs'],
    });
    if (ports.shownEvents) this.ready(ports.shownEvents.events);
  }
}
