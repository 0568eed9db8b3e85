import type { Mail } from './mail';

/** A mail that tells staff what came in. */
export type Notice = Mail & { readonly kind: 'message' | 'pickup' | 'application' };

/** An address gets so many notices of one kind within an hour. */
export const MOST_NOTICES_AN_HOUR = 30;
/** How long that hour is, in ms. */
export const NOTICE_HOUR_MS = 60 * 60_000;
