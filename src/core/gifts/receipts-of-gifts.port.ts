import type { Receipt, VoidCause } from '../receipts/receipt';
import type { Unit } from '../unit-of-work/unit-of-work.port';

/** What a change of gifts means for their receipts. */
export interface ReceiptsOfGifts {
  /** Called by a write that may change what receipts say, before it finds a gift. */
  lock(): Promise<void>;
  /** The receipts that hold for one of the gifts. */
  holding(giftIds: readonly string[]): Promise<readonly Pick<Receipt, 'id'>[]>;
  /**
   * After gifts or goods were changed, in the same write: voids each receipt that holds for one of them, and issues another
   * one where something is left to be receipted.
   */
  revise(giftIds: readonly string[], cause: VoidCause, unit: Unit): Promise<void>;
}
