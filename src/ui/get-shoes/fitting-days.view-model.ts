import type { PublicEvent } from '../../core/events/event-view';
import type { PublicEvents } from '../../core/events/events.api';
import { nextFittingDays } from '../../core/events/public-events';
import type { Needs, Ports } from '../app/ports';
import { FetchedBy } from '../shared/fetched/fetched';

/** The next fitting days. `shownEvents` are the public events that the page came with, which are better than nothing where they cannot be fetched. */
export class FittingDaysViewModel extends FetchedBy<PublicEvents['listPublic']> {
  constructor(ports: Needs<{ feed: 'loads' }> & Pick<Ports, 'publicEvents' | 'shownEvents'>) {
    super({
      ask: (_, signal) => ports.publicEvents.listPublic(undefined, signal),
      first: null,
      staysOn: () => ports.shownEvents !== null,
      feed: ports.feed,
      things: ['events', 'signups', 'programs'],
    });
    if (ports.shownEvents) this.ready(ports.shownEvents.events);
  }

  /** 'loading' until they are read; none where they cannot be, since a call helps then as well. */
  get days(): readonly PublicEvent[] | 'loading' {
    const { state } = this;
    if (state.status === 'ready') return nextFittingDays(state.value);
    return state.status === 'failed' ? [] : 'loading';
  }
}
