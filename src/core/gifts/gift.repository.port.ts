import type { Repository } from '../unit-of-work/repository.port';
import type { GiftFigures } from './figures';
import type { Gift, GiftOwner } from './gift';

/** Where gifts of money are kept. */
export interface GiftRepository extends Repository<Gift> {
  /** What figuresOf answers. */
  figures(): Promise<GiftFigures>;
  /** The gifts that isGiftOf says are somebody's, in any order. */
  of(owner: GiftOwner): Promise<readonly Gift[]>;
}
