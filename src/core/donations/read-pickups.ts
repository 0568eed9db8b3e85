import type { CalendarDate } from '../shared/calendar-date';
import { loggedRead } from '../shared/logged-read';
import type { Logger } from '../shared/logger.port';
import type { PickupQuery } from './pickup-query';
import type { Pickups } from './pickups.port';

/** Reads the pickups. A failure is logged. */
export class ReadPickups {
  constructor(
    private readonly pickups: Pick<Pickups, 'list' | 'get' | 'onDay' | 'counts'>,
    private readonly logger: Logger,
  ) {}

  list(query: PickupQuery, signal?: AbortSignal) {
    return loggedRead(this.logger, 'Failed to list pickups', () => this.pickups.list(query, signal));
  }

  one(id: string, signal?: AbortSignal) {
    return loggedRead(this.logger, 'Failed to get a pickup', () => this.pickups.get(id, signal));
  }

  onDay(day: CalendarDate, signal?: AbortSignal) {
    return loggedRead(this.logger, 'Failed to list the pickups of a day', () =>
      this.pickups.onDay(day, signal),
    );
  }

  counts(signal?: AbortSignal) {
    return loggedRead(this.logger, 'Failed to count pickups', () => this.pickups.counts(signal));
  }
}
