/** Seconds that a sign-in lasts, used or not. */
export const SESSION_SECONDS = 7 * 24 * 60 * 60;
