import type { GoodsOfYear } from './own-pickup';
import type { Pickup } from './pickup';

/** What one's own giving reads of pickups. */
export interface OwnPickupRepository {
  /** Those that isPickupOf says are somebody's, in any order. */
  of(email: string): Promise<readonly Pickup[]>;
  /** What goodsByYear answers. */
  goodsByYear(): Promise<ReadonlyMap<number, GoodsOfYear>>;
}
