import type { SessionKeeper } from '../../core/account/session-keeper.port';
import type { ReceiptAsk } from '../../core/receipts/issue-receipt';
import type { DonorYearQuery, ReceiptBook, ReceiptQuery } from '../../core/receipts/receipt-book.port';

/** A book of receipts that has the person sign in again when their session has ended. */
export class SignedInReceiptBook implements ReceiptBook {
  constructor(
    private readonly book: ReceiptBook,
    private readonly session: SessionKeeper,
  ) {}

  list(query: ReceiptQuery, signal?: AbortSignal): ReturnType<ReceiptBook['list']> {
    return this.session.keep(() => this.book.list(query, signal));
  }

  read(id: string, signal?: AbortSignal): ReturnType<ReceiptBook['read']> {
    return this.session.keep(() => this.book.read(id, signal));
  }

  donors(query: DonorYearQuery, signal?: AbortSignal): ReturnType<ReceiptBook['donors']> {
    return this.session.keep(() => this.book.donors(query, signal));
  }

  issue(id: string, ask: ReceiptAsk): ReturnType<ReceiptBook['issue']> {
    return this.session.keep(() => this.book.issue(id, ask));
  }

  void(id: string, reason: string): ReturnType<ReceiptBook['void']> {
    return this.session.keep(() => this.book.void(id, reason));
  }

  replace(id: string, newId: string, reason: string): ReturnType<ReceiptBook['replace']> {
    return this.session.keep(() => this.book.replace(id, newId, reason));
  }

  send(id: string): ReturnType<ReceiptBook['send']> {
    return this.session.keep(() => this.book.send(id));
  }

  mailings(id: string, signal?: AbortSignal): ReturnType<ReceiptBook['mailings']> {
    return this.session.keep(() => this.book.mailings(id, signal));
  }

  run(year: number, signal?: AbortSignal): ReturnType<ReceiptBook['run']> {
    return this.session.keep(() => this.book.run(year, signal));
  }

  startRun(year: number): ReturnType<ReceiptBook['startRun']> {
    return this.session.keep(() => this.book.startRun(year));
  }

  stopRun(year: number): ReturnType<ReceiptBook['stopRun']> {
    return this.session.keep(() => this.book.stopRun(year));
  }
}
