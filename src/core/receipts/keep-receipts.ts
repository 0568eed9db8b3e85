import type { FieldFault } from '../shared/forms/field-fault';
import { sendForm } from '../shared/forms/send-form';
import type { Logger } from '../shared/logger.port';
import type { ReceiptAsk } from './issue-receipt';
import type { ReceiptBook } from './receipt-book.port';

type Writes = Omit<ReceiptBook, 'list' | 'read' | 'donors' | 'mailings' | 'run'>;

/** What is wrong with the reason for which a receipt is voided. */
export type ReasonFault = FieldFault<'reason', 'missing' | 'too-long'>;

/** The longest reason, in UTF-16 units. */
export const LONGEST_VOID_REASON = 300;

/** What is wrong with a reason: it is missing or longer than a sentence. */
export function findReasonFaults(reason: string): ReasonFault[] {
  const { length } = reason.trim();
  if (length === 0) return [{ field: 'reason', fault: 'missing' }];
  return length > LONGEST_VOID_REASON ? [{ field: 'reason', fault: 'too-long' }] : [];
}

/** Writes into the book of receipts. What has a fault never reaches it; failures are logged without names. */
export class KeepReceipts {
  constructor(
    private readonly book: Writes,
    private readonly logger: Logger,
  ) {}

  /** Issues a receipt under an id that the caller chose; the same in each try. */
  issue(id: string, ask: ReceiptAsk) {
    return sendForm('issue a receipt', [], () => this.book.issue(id, ask), this.logger);
  }

  /** Voids a receipt. */
  void(id: string, reason: string) {
    const send = () => this.book.void(id, reason.trim());
    return sendForm('void a receipt', findReasonFaults(reason), send, this.logger);
  }

  /** Voids a receipt and issues another one in its place, under an id that the caller chose. */
  replace(id: string, newId: string, reason: string) {
    const send = () => this.book.replace(id, newId, reason.trim());
    return sendForm('replace a receipt', findReasonFaults(reason), send, this.logger);
  }

  /** Sends a receipt to the donor's address. */
  send(id: string) {
    return sendForm('send a receipt', [], () => this.book.send(id), this.logger);
  }

  /** Begins with the letters of a year, or goes on with them. */
  startRun(year: number) {
    return sendForm('start the letters of a year', [], () => this.book.startRun(year), this.logger);
  }

  /** Stops the letters of a year; what was done stays done. */
  stopRun(year: number) {
    return sendForm('stop the letters of a year', [], () => this.book.stopRun(year), this.logger);
  }
}
