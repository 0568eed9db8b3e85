import { bytesOfBase32, CODE_DIGITS, type StepCode } from '../../core/account/second-factor/code-rules';
import type { CodeTools } from '../../core/account/second-factor/factor-tools.port';

/** The arithmetic of codes by the cryptography that browsers and Node share. */
export class WebCryptoCodes implements CodeTools {
  constructor(private readonly crypto: Pick<Crypto, 'getRandomValues' | 'subtle'>) {}

  random(count: number): Uint8Array {
    return this.crypto.getRandomValues(new Uint8Array(count));
  }

  async hash(text: string): Promise<string> {
    const bytes = await this.crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
    return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  }

  async codes(secret: string, steps: readonly number[]): Promise<readonly StepCode[]> {
    const bytes = bytesOfBase32(secret);
    if (!bytes || bytes.length === 0) return [];
    const algorithm = { name: 'HMAC', hash: 'SHA-1' };
    const key = await this.crypto.subtle.importKey('raw', bytes, algorithm, false, ['sign']);
    return Promise.all(steps.map(async (step) => ({ step, code: await this.code(key, step) })));
  }

  /** RFC 4226 with the step as its counter. */
  private async code(key: CryptoKey, step: number): Promise<string> {
    const counter = new Uint8Array(8);
    new DataView(counter.buffer).setBigUint64(0, BigInt(step));
    const hash = new Uint8Array(await this.crypto.subtle.sign('HMAC', key, counter));
    const offset = (hash.at(-1) ?? 0) & 15;
    const [first = 0, ...rest] = hash.subarray(offset, offset + 4);
    const number = rest.reduce((sum, byte) => sum * 256 + byte, first & 127) % 10 ** CODE_DIGITS;
    return String(number).padStart(CODE_DIGITS, '0');
  }
}
