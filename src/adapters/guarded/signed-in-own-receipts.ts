import type { SessionKeeper } from '../../core/account/session-keeper.port';
import type { OwnReceipts } from '../../core/receipts/own-receipts.port';

/** One's own receipts, which have the person sign in again when their session has ended. */
export class SignedInOwnReceipts implements OwnReceipts {
  constructor(
    private readonly receipts: OwnReceipts,
    private readonly session: SessionKeeper,
  ) {}

  list(signal?: AbortSignal): ReturnType<OwnReceipts['list']> {
    return this.session.keep(() => this.receipts.list(signal));
  }

  read(id: string, signal?: AbortSignal): ReturnType<OwnReceipts['read']> {
    return this.session.keep(() => this.receipts.read(id, signal));
  }
}
