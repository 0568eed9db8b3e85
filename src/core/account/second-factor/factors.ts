import * as v from 'valibot';
import { titleSchema } from '../../shared/text/text-schema';

/** Characters of the longest name of a passkey. */
export const LONGEST_PASSKEY_NAME = 40;
/** So many passkeys one person has at most. */
export const MOST_PASSKEYS = 20;
/** How long a set-up that was begun waits for its end, in ms. */
export const SETUP_MS = 10 * 60_000;

const at = v.number();

const passkeySchema = v.object({
  /** The id that the authenticator gave the credential. */
  id: v.string(),
  name: v.string(),
  /** In base64url. */
  publicKey: v.string(),
  /** How often it was used, as it says itself; 0 where it does not count. */
  counter: v.number(),
  transports: v.array(v.string()),
  addedAt: at,
  /** Null before the first use. */
  lastUsedAt: v.nullable(at),
});

export type Passkey = Readonly<v.InferOutput<typeof passkeySchema>>;

/** What somebody proves with who they are, beside the password. Times are in ms since the epoch. */
export const factorsSchema = v.object({
  personId: v.string(),
  /** `secret` is encrypted where a server keeps it. */
  authenticator: v.nullable(v.object({ secret: v.string(), addedAt: at, lastUsedAt: v.nullable(at) })),
  /** The step of the last code that was used; -1 for none. It stays when an authenticator is removed. */
  lastStep: v.number(),
  passkeys: v.array(passkeySchema),
  /** SHA-256 of each, in hexadecimal digits. */
  backupCodes: v.array(v.object({ hash: v.string(), usedAt: v.nullable(at) })),
  /** See wrong-codes.ts. */
  wrongAt: v.array(at),
  /** A set-up that was begun: the secret of an authenticator, or what a passkey has to sign. Records of before have 'confirm', too. */
  setup: v.nullable(
    v.object({ kind: v.picklist(['authenticator', 'passkey', 'confirm']), text: v.string(), expiresAt: at }),
  ),
  /** What a passkey has to sign in a confirmation that was begun; beside a set-up, which it may interrupt. */
  confirmation: v.optional(v.nullable(v.object({ text: v.string(), expiresAt: at })), null),
  /**
   * Not null from the moment in which all factors were taken away until a new one is there: then whom the policy asks for a second step
   * signs in by the link with this hash of its secret alone, once.
   */
  reset: v.nullable(v.object({ hash: v.string(), expiresAt: at })),
});

/** Somebody's factors. */
export type Factors = Readonly<v.InferOutput<typeof factorsSchema>>;

/** The name of a passkey, from outside: 1 to 40 characters. */
export const passkeyNameSchema = v.pipe(titleSchema(LONGEST_PASSKEY_NAME), v.trim(), v.minLength(1));

/** The factors of somebody who has set up none. */
export function noFactors(personId: string): Factors {
  return {
    personId,
    authenticator: null,
    lastStep: -1,
    passkeys: [],
    backupCodes: [],
    wrongAt: [],
    setup: null,
    confirmation: null,
    reset: null,
  };
}

/** How long a link to set up a second step again works, in ms: from a mail, and from the terminal of the server. */
export const RESET_LINK_MS = { mail: 24 * 60 * 60_000, terminal: 60 * 60_000 };

/** The factors of somebody who lost them all, and has one link to set up others. */
export function resetFactors(factors: Factors, hash: string, expiresAt: number): Factors {
  const { personId, lastStep, wrongAt } = factors;
  return { ...noFactors(personId), lastStep, wrongAt, reset: { hash, expiresAt } };
}

/** The factors once the link of this hash was used; null where it is another one, was used, or is too old. */
export function withResetUsed(factors: Factors, hash: string, now: number): Factors | null {
  const { reset } = factors;
  if (!reset || reset.hash === '' || reset.hash !== hash || reset.expiresAt <= now) return null;
  return { ...factors, reset: { hash: '', expiresAt: 0 } };
}

/** Whether somebody has a second step: a passkey or an authenticator. Backup codes alone don't count. */
export function hasFactor({ authenticator, passkeys }: Pick<Factors, 'authenticator' | 'passkeys'>): boolean {
  return authenticator !== null || passkeys.length > 0;
}

/** How many backup codes were not used yet. */
export function backupCodesLeft({ backupCodes }: Pick<Factors, 'backupCodes'>): number {
  return backupCodes.filter(({ usedAt }) => usedAt === null).length;
}

/** The factors with a backup code used; null when it is no code of theirs, or was used before. */
export function withBackupCodeUsed(factors: Factors, hash: string, now: number): Factors | null {
  const isFresh = factors.backupCodes.some((code) => code.hash === hash && code.usedAt === null);
  if (!isFresh) return null;
  const backupCodes = factors.backupCodes.map((code) => (code.hash === hash ? { hash, usedAt: now } : code));
  return { ...factors, backupCodes };
}

/** The factors with new backup codes in place of all others. */
export function withBackupCodes(factors: Factors, hashes: readonly string[]): Factors {
  return { ...factors, backupCodes: hashes.map((hash) => ({ hash, usedAt: null })) };
}

/**
 * The factors without the authenticator (null) or the passkey with this id; null when there is no such one. With the last factor
 * the backup codes go.
 */
export function withoutFactor(factors: Factors, passkeyId: string | null): Factors | null {
  const left =
    passkeyId === null
      ? { ...factors, authenticator: null }
      : { ...factors, passkeys: factors.passkeys.filter(({ id }) => id !== passkeyId) };
  const isThere =
    passkeyId === null ? factors.authenticator !== null : left.passkeys.length < factors.passkeys.length;
  if (!isThere) return null;
  return hasFactor(left) ? left : { ...left, backupCodes: [] };
}

/** The factors with a passkey used: its count as it says now, and the time. */
export function withPasskeyUsed(factors: Factors, id: string, counter: number, now: number): Factors {
  const passkeys = factors.passkeys.map((passkey) =>
    passkey.id === id ? { ...passkey, counter, lastUsedAt: now } : passkey,
  );
  return { ...factors, passkeys };
}

/** Whether a passkey's count goes on from the one that is kept. One that counted before and does not exceed it may be a copy. */
export function isCountedOn({ counter }: Pick<Passkey, 'counter'>, next: number): boolean {
  return counter === 0 ? next >= 0 : next > counter;
}
