import { loggedRead } from '../shared/logged-read';
import type { Logger } from '../shared/logger.port';
import type { GiftBook } from './gift-book.port';
import type { GiftQuery } from './gift-query';
import type { GiftBatchQuery } from './import/gift-batch';
import type { GiftImportDraft } from './import/gift-import';

type Reads = Pick<GiftBook, 'list' | 'batch' | 'get' | 'figures' | 'compare' | 'imports' | 'plans'>;

/** Reads the gift book. A failure is logged. */
export class ReadGifts {
  constructor(
    private readonly book: Reads,
    private readonly logger: Logger,
  ) {}

  /** One page of gifts, and the sums over all that the filter leaves. */
  page(query: GiftQuery, signal?: AbortSignal) {
    return loggedRead(this.logger, 'Failed to list gifts', () => this.book.list(query, signal));
  }

  /** The next part of all gifts that a filter leaves. */
  batch(query: GiftBatchQuery, signal?: AbortSignal) {
    return loggedRead(this.logger, 'Failed to read gifts for a file', () => this.book.batch(query, signal));
  }

  /** One gift as it is kept now. */
  one(id: string, signal?: AbortSignal) {
    return loggedRead(this.logger, 'Failed to read a gift', () => this.book.get(id, signal));
  }

  /** What all gifts added up to. */
  figures(signal?: AbortSignal) {
    return loggedRead(this.logger, 'Failed to read the figures of gifts', () => this.book.figures(signal));
  }

  /** Every donor's recurring plans. */
  plans(signal?: AbortSignal) {
    return loggedRead(this.logger, 'Failed to list the plans of donors', () => this.book.plans(signal));
  }

  /** What an import would do with each row. */
  compare(draft: Pick<GiftImportDraft, 'provider' | 'rows'>, signal?: AbortSignal) {
    return loggedRead(this.logger, 'Failed to compare a file of gifts', () =>
      this.book.compare(draft, signal),
    );
  }

  /** The last imports. */
  imports(signal?: AbortSignal) {
    return loggedRead(this.logger, 'Failed to list the imports of gifts', () => this.book.imports(signal));
  }
}
