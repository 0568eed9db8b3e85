import { attempt } from '../shared/attempt';
import type { FailureOf } from '../shared/failure';
import type { Logger } from '../shared/logger.port';
import type { Result } from '../shared/result';
import type { DonorYearQuery, ReceiptBook, ReceiptQuery } from './receipt-book.port';

type Reads = Pick<ReceiptBook, 'list' | 'read' | 'donors' | 'mailings' | 'run'>;

/** Reads the book of receipts. A failure is logged; that the caller cancelled is none. */
export class ReadReceipts {
  constructor(
    private readonly book: Reads,
    private readonly logger: Logger,
  ) {}

  /** One page of receipts. */
  page(query: ReceiptQuery, signal?: AbortSignal) {
    return this.logged('Failed to list receipts', () => this.book.list(query, signal));
  }

  /** One receipt as it is kept now. */
  one(id: string, signal?: AbortSignal) {
    return this.logged('Failed to read a receipt', () => this.book.read(id, signal));
  }

  /** Who gave in a year. */
  donors(query: DonorYearQuery, signal?: AbortSignal) {
    return this.logged('Failed to list the donors of a year', () => this.book.donors(query, signal));
  }

  /** When a receipt was sent. */
  mailings(id: string, signal?: AbortSignal) {
    return this.logged('Failed to list what was sent of a receipt', () => this.book.mailings(id, signal));
  }

  /** Where the letters of a year stand. */
  run(year: number, signal?: AbortSignal) {
    return this.logged('Failed to read the letters of a year', () => this.book.run(year, signal));
  }

  private async logged<T, F extends { readonly code: string }>(
    message: string,
    read: () => Promise<Result<T, F>>,
  ): Promise<Result<T, F | FailureOf<'unavailable'>>> {
    const result = await attempt(read, this.logger);
    if (!result.ok && result.failure.code !== 'cancelled') this.logger.error(message, result.failure);
    return result;
  }
}
