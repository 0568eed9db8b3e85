import type { ShownPublicEvent } from '../../core/events/public-events';
import { nextFittingDays } from '../../core/events/public-events';
import { type Failure, ok } from '../../core/shared/result';
import type { Needs, Ports } from '../app/ports';
import { Fetched } from '../shared/fetched/fetched';
import { inWords } from '../shared/translation/in-words';

/** The next fitting days. `shownEvents` are the public events that the page came with, which are better than nothing where they cannot be fetched. */
export class FittingDaysViewModel extends Fetched<readonly ShownPublicEvent[], Failure['code']> {
  constructor(ports: Needs<{ feed: 'loads' }> & Pick<Ports, 'publicEvents' | 'shownEvents'>) {
    super({
      ask: async (_, signal) => {
        const listed = await ports.publicEvents.listPublic(undefined, signal);
        return listed.ok ? ok(inWords(listed.value)) : listed;
      },
      first: null,
      staysOn: () => ports.shownEvents !== null,
      feed: ports.feed,
      things: ['events', 'signups', 'programs'],
    });
    if (ports.shownEvents) this.ready(ports.shownEvents.events);
  }

  /** 'loading' until they are read; none where they cannot be, since a call helps then as well. */
  get days(): readonly ShownPublicEvent[] | 'loading' {
    const { state } = this;
    if (state.status === 'ready') return nextFittingDays(state.value);
    return state.status === 'failed' ? [] : 'loading';
  }
}
