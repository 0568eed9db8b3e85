import type { SessionKeeper } from '../../core/auth/session-keeper.port';
import type { OwnGiving } from '../../core/giving/own-giving.port';

/** One's own giving, which has the person sign in again when their session has ended. */
export class SignedInOwnGiving implements OwnGiving {
  constructor(
    private readonly giving: OwnGiving,
    private readonly session: SessionKeeper,
  ) {}

  gifts(signal?: AbortSignal): ReturnType<OwnGiving['gifts']> {
    return this.session.keep(() => this.giving.gifts(signal));
  }
}
