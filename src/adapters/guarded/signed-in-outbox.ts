import type { SessionKeeper } from '../../core/account/session-keeper.port';
import type { Outbox, OutboxQuery } from '../../core/mail/outbox.port';

/** An outbox that has the person sign in again when their session has ended. */
export class SignedInOutbox implements Outbox {
  constructor(
    private readonly outbox: Outbox,
    private readonly session: SessionKeeper,
  ) {}

  list(query: OutboxQuery): ReturnType<Outbox['list']> {
    return this.session.keep(() => this.outbox.list(query));
  }

  tryAgain(id: string): ReturnType<Outbox['tryAgain']> {
    return this.session.keep(() => this.outbox.tryAgain(id));
  }
}
