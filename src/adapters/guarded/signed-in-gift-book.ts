import type { SessionKeeper } from '../../core/account/session-keeper.port';
import type { Refund } from '../../core/gifts/gift';
import type { GiftBook } from '../../core/gifts/gift-book.port';
import type { GiftCorrection } from '../../core/gifts/gift-correction';
import type { GiftDraft } from '../../core/gifts/gift-draft';
import type { GiftQuery } from '../../core/gifts/gift-query';
import type { GoodsDraft } from '../../core/gifts/goods-draft';
import type { GiftBatchQuery } from '../../core/gifts/import/gift-batch';
import type { GiftImportDraft } from '../../core/gifts/import/gift-import';

/** A gift book that has the person sign in again when their session has ended. */
export class SignedInGiftBook implements GiftBook {
  constructor(
    private readonly book: GiftBook,
    private readonly session: SessionKeeper,
  ) {}

  list(query: GiftQuery, signal?: AbortSignal): ReturnType<GiftBook['list']> {
    return this.session.keep(() => this.book.list(query, signal));
  }

  batch(query: GiftBatchQuery, signal?: AbortSignal): ReturnType<GiftBook['batch']> {
    return this.session.keep(() => this.book.batch(query, signal));
  }

  get(id: string, signal?: AbortSignal): ReturnType<GiftBook['get']> {
    return this.session.keep(() => this.book.get(id, signal));
  }

  figures(signal?: AbortSignal): ReturnType<GiftBook['figures']> {
    return this.session.keep(() => this.book.figures(signal));
  }

  plans(signal?: AbortSignal): ReturnType<GiftBook['plans']> {
    return this.session.keep(() => this.book.plans(signal));
  }

  record(id: string, draft: GiftDraft): ReturnType<GiftBook['record']> {
    return this.session.keep(() => this.book.record(id, draft));
  }

  settle(id: string, on: string, base: string): ReturnType<GiftBook['settle']> {
    return this.session.keep(() => this.book.settle(id, on, base));
  }

  refund(id: string, refund: Refund, base: string): ReturnType<GiftBook['refund']> {
    return this.session.keep(() => this.book.refund(id, refund, base));
  }

  correct(id: string, correction: GiftCorrection, base: string): ReturnType<GiftBook['correct']> {
    return this.session.keep(() => this.book.correct(id, correction, base));
  }

  recordGoods(id: string, draft: GoodsDraft): ReturnType<GiftBook['recordGoods']> {
    return this.session.keep(() => this.book.recordGoods(id, draft));
  }

  correctGoods(id: string, draft: GoodsDraft, base: string): ReturnType<GiftBook['correctGoods']> {
    return this.session.keep(() => this.book.correctGoods(id, draft, base));
  }

  compare(
    draft: Pick<GiftImportDraft, 'provider' | 'rows'>,
    signal?: AbortSignal,
  ): ReturnType<GiftBook['compare']> {
    return this.session.keep(() => this.book.compare(draft, signal));
  }

  import(id: string, draft: GiftImportDraft, signal?: AbortSignal): ReturnType<GiftBook['import']> {
    return this.session.keep(() => this.book.import(id, draft, signal));
  }

  imports(signal?: AbortSignal): ReturnType<GiftBook['imports']> {
    return this.session.keep(() => this.book.imports(signal));
  }

  undoImport(id: string): ReturnType<GiftBook['undoImport']> {
    return this.session.keep(() => this.book.undoImport(id));
  }
}
