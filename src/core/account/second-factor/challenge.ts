/** Tries that one sign-in has for its second step. */
export const CHALLENGE_TRIES = 5;
/** How long it waits for the second step, in ms. */
export const CHALLENGE_MS = 10 * 60_000;

/** A sign-in that waits for its second step, after the right password. */
export interface Challenge {
  readonly personId: string;
  /** ms since the epoch. */
  readonly expiresAt: number;
  /** Tries that were made. */
  readonly tries: number;
  /** What a passkey has to sign; null where none was offered. */
  readonly passkey: string | null;
}

/** Whether a challenge takes one more try. */
export function takesTry({ expiresAt, tries }: Pick<Challenge, 'expiresAt' | 'tries'>, now: number): boolean {
  return now < expiresAt && tries < CHALLENGE_TRIES;
}
