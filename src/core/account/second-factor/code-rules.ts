/** How long a code of an authenticator is shown, in ms. */
export const CODE_MS = 30_000;
/** Digits of such a code. */
export const CODE_DIGITS = 6;
/** Bytes of an authenticator's secret. */
export const SECRET_BYTES = 20;

/** The number of 30-second steps since 1970 at an instant in ms. */
export function stepAt(now: number): number {
  return Math.floor(now / CODE_MS);
}

/** The steps whose codes are taken at an instant: the one before, this one, and the one after. */
export function stepsAround(now: number): readonly number[] {
  const step = stepAt(now);
  return [step - 1, step, step + 1];
}

/** A code with the step that it belongs to. */
export interface StepCode {
  readonly step: number;
  readonly code: string;
}

/** What a typed code is worth: its step; 'used' for one that was used, or is older than one that was; or 'wrong'. */
export type CodeVerdict = { readonly step: number } | 'used' | 'wrong';

/** Judges a typed code by those that are taken now; `lastStep` is the step of the last one that was used, -1 for none. */
export function judgeCode(typed: string, taken: readonly StepCode[], lastStep: number): CodeVerdict {
  const digits = typed.replace(/\s/g, '');
  const matching = taken.filter(({ code }) => code === digits).map(({ step }) => step);
  if (matching.length === 0) return 'wrong';
  const fresh = matching.filter((step) => step > lastStep);
  return fresh.length === 0 ? 'used' : { step: Math.min(...fresh) };
}

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Bytes as text that people can copy by hand: RFC 4648 base32 without padding. */
export function base32(bytes: Uint8Array): string {
  let [text, rest, bits] = ['', 0, 0];
  for (const byte of bytes) {
    rest = (rest << 8) | byte;
    bits += 8;
    while (bits >= 5) {
      bits -= 5;
      text += BASE32[(rest >> bits) & 31];
    }
    rest &= (1 << bits) - 1;
  }
  return bits > 0 ? text + BASE32[(rest << (5 - bits)) & 31] : text;
}

/** The bytes of base32 text, without regard to spaces and capitals; null for other text. */
export function bytesOfBase32(text: string): Uint8Array<ArrayBuffer> | null {
  const letters = text.replace(/[\s=-]/g, '').toUpperCase();
  const bytes: number[] = [];
  let [rest, bits] = [0, 0];
  for (const letter of letters) {
    const value = BASE32.indexOf(letter);
    if (value < 0) return null;
    rest = (rest << 5) | value;
    bits += 5;
    if (bits >= 8) {
      bits -= 8;
      bytes.push((rest >> bits) & 255);
    }
    rest &= (1 << bits) - 1;
  }
  return new Uint8Array(bytes);
}

/** The address that a QR code holds for authenticators; `issuer` and `account` are what the app shows. */
export function authenticatorAddress(secret: string, issuer: string, account: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(issuer)}&algorithm=SHA1&digits=${CODE_DIGITS}&period=${CODE_MS / 1000}`;
}

/** How many backup codes somebody gets. */
export const BACKUP_CODES = 10;
/** Bytes of a backup code: 128 bits. */
export const BACKUP_BYTES = 16;

/** A backup code as people read it: base32 in groups of four. */
export function backupCode(bytes: Uint8Array): string {
  return (
    base32(bytes)
      .match(/.{1,4}/g)
      ?.join('-') ?? ''
  );
}

/** A typed backup code as its hash is made: without spaces and hyphens, in capitals. */
export function plainBackupCode(typed: string): string {
  return typed.replace(/[\s-]/g, '').toUpperCase();
}
