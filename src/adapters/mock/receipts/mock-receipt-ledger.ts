import type { VoidCause } from '../../../core/receipts/receipt';
import { receiptsOfGifts } from '../../../core/receipts/receipt-ledger';
import type { ReceiptRepositories } from '../../../core/receipts/receipts.service';
import type { FailureOf } from '../../../core/shared/failure';
import { ok, type Result } from '../../../core/shared/result';
import type { UnitOfWork } from '../../../core/unit-of-work/unit-of-work.port';

/** What becomes of receipts when a gift of the simulated book is changed. */
export class MockReceiptLedger {
  constructor(private readonly unit: UnitOfWork<Pick<ReceiptRepositories, 'receipts'>>) {}

  /** Whether a receipt holds for one of the gifts. */
  async holdsFor(giftIds: readonly string[]): Promise<boolean> {
    const held = await this.unit.read(async ({ receipts }) => ok(await receipts.holding(giftIds)));
    return !held.ok || held.value.length > 0;
  }

  /** Voids the receipts of gifts that were changed, and issues others where something is left. */
  revise(
    giftIds: readonly string[],
    cause: VoidCause,
  ): Promise<Result<void, FailureOf<'quota' | 'unavailable'>>> {
    return this.unit.write(async ({ receipts }, unit) =>
      ok(await receiptsOfGifts(receipts).revise(giftIds, cause, unit)),
    );
  }
}
