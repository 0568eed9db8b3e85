import type { FailureIn } from '../../../core/api/api';
import { type DayToMark, daysOfMarking, daysToMark } from '../../../core/events/days-to-mark';
import type { Events } from '../../../core/events/events.api';
import { ok } from '../../../core/shared/result';
import type { Needs } from '../../app/ports';
import { Fetched } from '../../shared/fetched/fetched';
import type { MarkedEvents } from '../waiting/marked-events';

/** The program of the events, as they are asked for. */
const PROGRAM: Readonly<Record<MarkedEvents, string | null>> = { managed: null, 'without-program': 'none' };

/** The events whose people are still to be marked. */
export class StaffTodayViewModel extends Fetched<
  readonly DayToMark[],
  FailureIn<Events['between']>['code'],
  MarkedEvents
> {
  constructor(private readonly ports: Needs<{ events: 'between'; feed: 'loads'; clock: 'now' }>) {
    super({
      ask: async (marked, signal) => {
        const now = ports.clock.now();
        const events = await ports.events.between(
          { ...daysOfMarking(now), search: '', programId: PROGRAM[marked] },
          signal,
        );
        return events.ok ? ok(daysToMark(events.value, now)) : events;
      },
      feed: ports.feed,
      things: ['events', 'signups', 'programs'],
    });
  }

  /** ms since the epoch. */
  now(): number {
    return this.ports.clock.now();
  }
}
