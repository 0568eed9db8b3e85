import type { ShownPublicEvent } from '../../../core/events/public-events';
import { type Failure, ok } from '../../../core/shared/result';
import type { Needs } from '../../app/ports';
import { Fetched } from '../../shared/fetched/fetched';
import { inWords } from '../../shared/translation/in-words';

/** The public events. `shownEvents` are those that the page came with, which are better than nothing where they cannot be fetched. */
export class PublicEventsViewModel extends Fetched<readonly ShownPublicEvent[], Failure['code']> {
  constructor(ports: Needs<{ feed: 'loads'; publicEvents: 'listPublic'; shownEvents: 'events' }>) {
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
}
