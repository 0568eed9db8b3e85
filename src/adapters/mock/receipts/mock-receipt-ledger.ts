import type { Gift } from '../../../core/gifts/gift';
import type { ReceivedGoods } from '../../../core/gifts/received-goods';
import type { ReceiptSource } from '../../../core/receipts/issue-receipt';
import type { Receipt, VoidCause } from '../../../core/receipts/receipt';
import { receiptsFor, withReissued } from '../../../core/receipts/receipt-ledger';
import type { FailureOf } from '../../../core/shared/failure';
import type { IdSource } from '../../../core/shared/id-source.port';
import type { Result } from '../../../core/shared/result';
import { calendarDateAt } from '../../../core/shared/time/calendar-date';
import type { Clock } from '../../../core/shared/time/clock.port';
import type { SimulatedReceipts } from './simulated-receipts';

/** What receipts contain apart from gifts of money. */
export interface ReceiptSurroundings {
  /** The foundation as receipts name it now. */
  organization(): Promise<ReceiptSource['organization']>;
  /** The goods that were received. */
  goods(): readonly ReceivedGoods[];
}

/** What becomes of receipts when a gift of the simulated book is changed. */
export class MockReceiptLedger {
  constructor(
    private readonly receipts: SimulatedReceipts,
    private readonly surroundings: ReceiptSurroundings,
    private readonly clock: Clock,
    private readonly ids: IdSource,
  ) {}

  /** Whether a receipt holds for one of the gifts. */
  holdsFor(giftIds: readonly string[]): boolean {
    return receiptsFor(giftIds, this.receipts.read().receipts).length > 0;
  }

  organization(): Promise<ReceiptSource['organization']> {
    return this.surroundings.organization();
  }

  /** Voids the receipts of a gift that was changed, and issues others where something is left; `gifts` are all as they are now. */
  reissue(
    giftId: string,
    cause: VoidCause,
    gifts: readonly Gift[],
    organization: ReceiptSource['organization'],
  ): Result<readonly Receipt[], FailureOf<'quota'>> {
    const state = this.receipts.read();
    const source = { gifts, goods: this.surroundings.goods(), organization };
    const write = { on: calendarDateAt(this.clock.now()), cause, nextId: () => this.ids.next() };
    const receipts = [...withReissued(state.receipts, giftId, source, write)];
    if (receipts.every((receipt, index) => receipt === state.receipts[index])) return { ok: true, value: [] };
    const written = this.receipts.write({ ...state, receipts });
    return written.ok ? { ok: true, value: receipts } : written;
  }
}
