import type { FailureIn } from '../../core/api/api';
import type { EventView, ListedEvent } from '../../core/events/event-view';
import type { Events } from '../../core/events/events.api';
import { ok, type Result } from '../../core/shared/result';
import type { RosterEntry } from '../../core/signups/signup-view';
import type { Signups } from '../../core/signups/signups.api';
import type { Needs } from '../app/ports';
import { Fetched, FetchedBy } from '../shared/fetched/fetched';

/** What makes lists of events out of date. */
const THINGS = ['events', 'signups', 'programs'] as const;

/** How many events are asked for at once where all of them are wanted. */
const MOST_AT_ONCE = 100;

/** A page of events that are not over. */
export class UpcomingEventsViewModel extends FetchedBy<Events['upcoming']> {
  constructor(private readonly ports: Needs<{ events: 'upcoming'; feed: 'loads' }>) {
    super({ ask: (query, signal) => ports.events.upcoming(query, signal), feed: ports.feed, things: THINGS });
  }

  /** Everything that matches the filters, on all pages; null when reading failed. */
  async all(): Promise<readonly ListedEvent[] | null> {
    const { question } = this;
    if (!question) return null;
    const events: ListedEvent[] = [];
    for (let page = 1; ; page++) {
      const read = await this.ports.events.upcoming({ ...question, page, size: MOST_AT_ONCE });
      if (!read.ok) return null;
      events.push(...read.value.items);
      if (page * MOST_AT_ONCE >= read.value.total) return events;
    }
  }
}

/** A page of events that are over. */
export class PastEventsViewModel extends FetchedBy<Events['past']> {
  constructor(ports: Needs<{ events: 'past'; feed: 'loads' }>) {
    super({ ask: (query, signal) => ports.events.past(query, signal), feed: ports.feed, things: THINGS });
  }
}

/** An event with who signed up for it. */
export interface EventWithRoster extends EventView {
  readonly roster: readonly RosterEntry[];
}

type NotRead = FailureIn<Events['get'] | Signups['ofEvent']>;

/** Reads an event together with its roster. */
export async function readEvent(
  ports: { readonly events: Pick<Events, 'get'>; readonly signups: Pick<Signups, 'ofEvent'> },
  id: string,
  signal?: AbortSignal,
): Promise<Result<EventWithRoster, NotRead>> {
  const result = await ports.events.get({ id }, signal);
  if (!result.ok) return result;
  // Nobody signs up for a draft.
  if (result.value.event.state === 'draft') return ok({ ...result.value, roster: [] });
  const roster = await ports.signups.ofEvent({ eventId: id }, signal);
  return roster.ok ? ok({ ...result.value, roster: roster.value }) : roster;
}

/** One event by its id, with who signed up for it. */
export class OneEventViewModel extends Fetched<EventWithRoster, NotRead['code'], { readonly id: string }> {
  constructor(
    private readonly ports: Needs<{ events: 'get'; signups: 'ofEvent'; feed: 'loads'; clock: 'now' }>,
  ) {
    super({
      ask: ({ id }, signal) => readEvent({ events: ports.events, signups: ports.signups }, id, signal),
      staysOn: (failure) => failure !== 'not-found',
      feed: ports.feed,
      things: THINGS,
    });
  }

  /** The time, in ms since the epoch. */
  get now(): number {
    return this.ports.clock.now();
  }
}
