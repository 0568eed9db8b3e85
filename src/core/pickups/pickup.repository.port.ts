import type { CalendarDate } from '../shared/time/calendar';
import type { Repository } from '../unit-of-work/repository.port';
import type { Pickup, PickupCounts } from './pickup';
import type { PickupPage, PickupQuery } from './pickup-query';

/** Where pickups are kept. */
export interface PickupRepository extends Repository<Pickup> {
  /** What pageOfPickups answers. */
  page(query: PickupQuery): Promise<PickupPage>;
  /** What pickupsOn answers. */
  onDay(day: CalendarDate): Promise<readonly Pickup[]>;
  counts(): Promise<PickupCounts>;
}
