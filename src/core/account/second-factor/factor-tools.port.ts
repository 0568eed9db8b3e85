import type { StepCode } from './code-rules';
import type { Passkey } from './factors';

/** The arithmetic of codes. */
export interface CodeTools {
  /** So many bytes that nobody can guess. */
  random(count: number): Uint8Array;
  /** SHA-256 of a text in hexadecimal digits. */
  hash(text: string): Promise<string>;
  /** The codes of an authenticator (RFC 6238, SHA-1) for these steps; `secret` in base32. */
  codes(secret: string, steps: readonly number[]): Promise<readonly StepCode[]>;
}

/** Encrypts the secrets of authenticators. */
export interface SecretBox {
  seal(text: string): string;
  /** Null for what this key did not encrypt. */
  open(sealed: string): string | null;
}

/** What a browser is asked with for a passkey: the options of WebAuthn in JSON, and the challenge among them. */
export interface PasskeyRequest {
  readonly options: Readonly<Record<string, unknown>>;
  readonly challenge: string;
}

/** A passkey as its browser made it. */
export type NewPasskey = Pick<Passkey, 'id' | 'publicKey' | 'counter' | 'transports'>;

/** Checks what passkeys answer. Every answer needs the verification of its person on the device. */
export interface PasskeyTools {
  registration(
    person: { readonly id: string; readonly email: string; readonly name: string },
    known: readonly Passkey[],
  ): Promise<PasskeyRequest>;
  /** The passkey of an answer; null for one that is not of this site or does not answer the challenge. */
  register(answer: unknown, challenge: string): Promise<NewPasskey | null>;
  authentication(known: readonly Passkey[]): Promise<PasskeyRequest>;
  /** What the passkey counts now; null where the answer is not of it, of this site, and to this challenge. */
  verify(answer: unknown, challenge: string, passkey: Passkey): Promise<number | null>;
}

/** What factors are made and checked with. */
export interface FactorTools {
  readonly codes: CodeTools;
  /** Null where the server has no key: then no authenticator can be set up. */
  readonly box: SecretBox | null;
  readonly passkeys: PasskeyTools;
}
