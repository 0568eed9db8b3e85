import type { SessionKeeper } from '../../src/core/auth/session-keeper.port';

/** A session that does not end. */
export const staySignedIn: Pick<SessionKeeper, 'keep'> = { keep: (call) => call() };
