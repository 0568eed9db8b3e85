import type { FailureIn } from '../../../core/api/api';
import { type DayToMark, daysOfMarking, daysToMark } from '../../../core/events/days-to-mark';
import type { Events } from '../../../core/events/events.api';
import { ok } from '../../../core/shared/result';
import type { Needs } from '../../app/ports';
import { Fetched } from '../../shared/fetched/fetched';

/** The events of today whose people are to be marked. */
export class StaffTodayViewModel extends Fetched<readonly DayToMark[], FailureIn<Events['between']>['code']> {
  constructor(private readonly ports: Needs<{ events: 'between'; feed: 'loads'; clock: 'now' }>) {
    super({
      ask: async (_, signal) => {
        const now = ports.clock.now();
        const events = await ports.events.between(
          { ...daysOfMarking(now), search: '', programId: null },
          signal,
        );
        return events.ok ? ok(daysToMark(events.value, now)) : events;
      },
      first: null,
      feed: ports.feed,
      things: ['events', 'signups', 'programs'],
    });
  }

  /** ms since the epoch. */
  now(): number {
    return this.ports.clock.now();
  }
}
