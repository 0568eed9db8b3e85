import type { SimulatedPickups } from '../../src/adapters/mock/pickups/simulated-pickups';
import { goodsOfPickup, type ReceivedGoods } from '../../src/core/gifts/received-goods';
import type { Pickup } from '../../src/core/pickups/pickup';
import { ok } from '../../src/core/shared/result';

/** Goods and pickups that a test's gift book keeps. */
export class KeptGoods implements Pick<SimulatedPickups, 'all' | 'put'> {
  constructor(private pickups: readonly Pickup[] = []) {}

  all(): readonly Pickup[] {
    return this.pickups;
  }

  put(goods: Pickup) {
    this.pickups = [...this.pickups.filter(({ id }) => id !== goods.id), goods];
    return ok(undefined);
  }

  /** What of it came. */
  received(): readonly ReceivedGoods[] {
    return this.pickups.flatMap((pickup) => goodsOfPickup(pickup) ?? []);
  }
}
