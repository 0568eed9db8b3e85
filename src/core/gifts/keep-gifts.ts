import type { Pickup } from '../pickups/pickup';
import { sendForm } from '../shared/forms/send-form';
import type { Logger } from '../shared/logger.port';
import { type CalendarDate, calendarDateAt } from '../shared/time/calendar-date';
import type { Clock } from '../shared/time/clock.port';
import { findDayFaults, findRefundFaults, type Gift, type Refund } from './gift';
import type { GiftBook } from './gift-book.port';
import { findCorrectionFaults, type GiftCorrection } from './gift-correction';
import { findGiftFaults, type GiftDraft } from './gift-draft';
import { findGoodsDraftFaults, type GoodsDraft } from './goods-draft';
import type { GiftImportDraft } from './import/gift-import';

type Writes = Pick<
  GiftBook,
  'record' | 'settle' | 'refund' | 'correct' | 'recordGoods' | 'correctGoods' | 'import' | 'undoImport'
>;

/** Writes into the gift book. What has a fault never reaches it; failures are logged without what was typed. */
export class KeepGifts {
  constructor(
    private readonly book: Writes,
    private readonly clock: Pick<Clock, 'now'>,
    private readonly logger: Logger,
  ) {}

  /** Today in Las Vegas. */
  get today(): CalendarDate {
    return calendarDateAt(this.clock.now());
  }

  /** Records a gift under an id that the caller chose; the same in each try. */
  record(id: string, draft: GiftDraft) {
    const faults = findGiftFaults(draft, this.today);
    return sendForm('record a gift', faults, () => this.book.record(id, draft), this.logger);
  }

  /** Says that the money of a pending gift came. */
  settle({ id, revision }: Pick<Gift, 'id' | 'revision'>, on: CalendarDate) {
    const faults = findDayFaults(on, this.today);
    return sendForm('settle a gift', faults, () => this.book.settle(id, on, revision), this.logger);
  }

  /** Says that some or all of a settled gift went back. */
  refund(gift: Pick<Gift, 'id' | 'revision' | 'cents' | 'receivedOn'>, refund: Refund) {
    const faults = findRefundFaults(gift, refund, this.today);
    const send = () => this.book.refund(gift.id, refund, gift.revision);
    return sendForm('refund a gift', faults, send, this.logger);
  }

  /** Corrects what was recorded of a gift. */
  correct(gift: Pick<Gift, 'id' | 'revision' | 'refund'>, correction: GiftCorrection) {
    const faults = findCorrectionFaults(gift, correction, this.today);
    const send = () => this.book.correct(gift.id, correction, gift.revision);
    return sendForm('correct a gift', faults, send, this.logger);
  }

  /** Records goods that a donor brought, under an id that the caller chose; the same in each try. */
  recordGoods(id: string, draft: GoodsDraft) {
    const faults = findGoodsDraftFaults(draft, this.today);
    return sendForm('record goods', faults, () => this.book.recordGoods(id, draft), this.logger);
  }

  /** Corrects what was written down of goods that came. */
  correctGoods({ id, revision }: Pick<Pickup, 'id' | 'revision'>, draft: GoodsDraft) {
    const faults = findGoodsDraftFaults(draft, this.today);
    const send = () => this.book.correctGoods(id, draft, revision);
    return sendForm('correct goods', faults, send, this.logger);
  }

  /** Imports all rows or none, under an id that the caller chose. */
  import(id: string, draft: GiftImportDraft, signal?: AbortSignal) {
    return sendForm('import gifts', [], () => this.book.import(id, draft, signal), this.logger);
  }

  /** Takes back what an import did. */
  undo(id: string) {
    return sendForm('undo an import of gifts', [], () => this.book.undoImport(id), this.logger);
  }
}
