import { attempt } from '../shared/attempt';
import type { CalendarDate } from '../shared/calendar-date';
import type { Logger } from '../shared/logger.port';
import type { Result } from '../shared/result';
import type { PickupQuery } from './pickup-query';
import type { Pickups } from './pickups.port';

/** Reads the pickups. A failure is logged; that the caller cancelled is none. */
export class ReadPickups {
  constructor(
    private readonly pickups: Pick<Pickups, 'list' | 'onDay' | 'counts'>,
    private readonly logger: Logger,
  ) {}

  list(query: PickupQuery, signal?: AbortSignal) {
    return this.logged('Failed to list pickups', () => this.pickups.list(query, signal));
  }

  onDay(day: CalendarDate, signal?: AbortSignal) {
    return this.logged('Failed to list the pickups of a day', () => this.pickups.onDay(day, signal));
  }

  counts(signal?: AbortSignal) {
    return this.logged('Failed to count pickups', () => this.pickups.counts(signal));
  }

  private async logged<T, F extends { readonly code: string }>(
    message: string,
    read: () => Promise<Result<T, F>>,
  ) {
    const result = await attempt(read, this.logger);
    if (!result.ok && result.failure.code !== 'cancelled') this.logger.error(message, result.failure);
    return result;
  }
}
