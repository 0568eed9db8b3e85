import { loggedRead } from '../shared/logged-read';
import type { Logger } from '../shared/logger.port';
import type { DonorYearQuery, ReceiptBook, ReceiptQuery } from './receipt-book.port';

type Reads = Pick<ReceiptBook, 'list' | 'read' | 'donors' | 'mailings' | 'run'>;

/** Reads the book of receipts. A failure is logged. */
export class ReadReceipts {
  constructor(
    private readonly book: Reads,
    private readonly logger: Logger,
  ) {}

  /** One page of receipts. */
  page(query: ReceiptQuery, signal?: AbortSignal) {
    return loggedRead(this.logger, 'Failed to list receipts', () => this.book.list(query, signal));
  }

  /** One receipt as it is kept now. */
  one(id: string, signal?: AbortSignal) {
    return loggedRead(this.logger, 'Failed to read a receipt', () => this.book.read(id, signal));
  }

  /** Who gave in a year. */
  donors(query: DonorYearQuery, signal?: AbortSignal) {
    return loggedRead(this.logger, 'Failed to list the donors of a year', () =>
      this.book.donors(query, signal),
    );
  }

  /** When a receipt was sent. */
  mailings(id: string, signal?: AbortSignal) {
    return loggedRead(this.logger, 'Failed to list what was sent of a receipt', () =>
      this.book.mailings(id, signal),
    );
  }

  /** Where the letters of a year stand. */
  run(year: number, signal?: AbortSignal) {
    return loggedRead(this.logger, 'Failed to read the letters of a year', () => this.book.run(year, signal));
  }
}
