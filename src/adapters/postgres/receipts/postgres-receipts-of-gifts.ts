import type { ReceiptsOfGifts } from '../../../core/gifts/receipts-of-gifts.port';
import type { Receipt, VoidCause } from '../../../core/receipts/receipt';
import type { Unit } from '../../../core/unit-of-work/unit-of-work.port';
import type { Database } from '../database';
import { reissueAfter } from './issue-receipts';
import { receiptsHolding } from './receipt-row';

/** What a change of gifts means for their receipts in PostgreSQL. */
export class PostgresReceiptsOfGifts implements ReceiptsOfGifts {
  constructor(private readonly database: Database) {}

  /** Nothing yet: all that writes about receipts locks gifts first. */
  async lock(): Promise<void> {}

  holding(giftIds: readonly string[]): Promise<readonly Receipt[]> {
    return receiptsHolding(this.database, giftIds);
  }

  async revise(giftIds: readonly string[], cause: VoidCause, unit: Unit): Promise<void> {
    const clock = { now: () => unit.now() };
    const ids = { next: () => unit.nextId() };
    const announce = async () => unit.publishChange('receipts');
    for (const id of giftIds) await reissueAfter(this.database, id, { cause, clock, ids, announce });
  }
}
