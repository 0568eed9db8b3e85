import type { CalendarDate } from '../shared/time/calendar';
import type { Repository } from '../unit-of-work/repository.port';
import type { GoodsOfYear } from './own-pickup';
import type { Pickup, PickupCounts } from './pickup';
import type { PickupPage, PickupQuery } from './pickup-query';

/** Where pickups are kept. */
export interface PickupRepository extends Repository<Pickup> {
  /** What pageOfPickups answers. */
  page(query: PickupQuery): Promise<PickupPage>;
  /** What pickupsOn answers. */
  onDay(day: CalendarDate): Promise<readonly Pickup[]>;
  counts(): Promise<PickupCounts>;
  /** Of how many isToSort says that they wait. */
  countToSort(): Promise<number>;
}

/** What one's own giving reads of pickups. */
export interface OwnPickupRepository {
  /** Those that isPickupOf says are somebody's, in any order. */
  of(email: string): Promise<readonly Pickup[]>;
  /** What goodsByYear answers. */
  goodsByYear(): Promise<ReadonlyMap<number, GoodsOfYear>>;
}

/** What the shelf reads and changes of pickups. */
export interface SortedPickups extends Pick<Repository<Pickup>, 'find' | 'replace'> {
  /** What pickupsToSort answers. */
  toSort(): Promise<readonly Pickup[]>;
}
