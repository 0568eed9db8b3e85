import type { VoidCause } from '../receipts/receipt';
import type { Unit } from '../unit-of-work/unit-of-work.port';
import type { Gift } from './gift';

/** What hangs on gifts: the receipts and statements that hold for them. Receipts implement it. */
export interface GiftReceipts {
  /**
   * Voids each receipt that holds for one of these gifts or goods, and issues another one where something is left, in the write that
   * has kept their change. That write has locked the receipts before it found a gift.
   */
  revise(unit: Unit, giftIds: readonly string[], cause: VoidCause): Promise<void>;
  /** Has gifts get their receipts whose money is there now, in the write that has said so, where receipts are sent by themselves. */
  settled(unit: Unit, gifts: readonly Gift[]): Promise<void>;
}
