import type { MockPickups } from '../../src/adapters/mock/mock-pickups';
import type { Pickup } from '../../src/core/donations/pickup';
import { goodsOfPickup, type ReceivedGoods } from '../../src/core/giving/received-goods';
import { ok } from '../../src/core/shared/result';

/** Goods and pickups that a test's gift book keeps. */
export class KeptGoods implements Pick<MockPickups, 'all' | 'put'> {
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
