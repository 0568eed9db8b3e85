import type { SessionKeeper } from '../../src/core/account/session.port';

/** A session that does not end. */
export const staySignedIn: Pick<SessionKeeper, 'keep'> = { keep: (call) => call() };
