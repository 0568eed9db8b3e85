import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { SecretBox } from '../../core/account/second-factor/factor-tools.port';

/** Bytes of the key. */
export const BOX_KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts with AES-256-GCM: nonce, tag and text, in base64. Each text has a nonce of its own. */
export class AesSecretBox implements SecretBox {
  /** `key` has BOX_KEY_BYTES bytes. */
  constructor(private readonly key: Uint8Array) {}

  seal(text: string): string {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv('aes-256-gcm', this.key, nonce);
    const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64');
  }

  open(sealed: string): string | null {
    const bytes = Buffer.from(sealed, 'base64');
    if (bytes.length < NONCE_BYTES + TAG_BYTES) return null;
    const nonce = bytes.subarray(0, NONCE_BYTES);
    const decipher = createDecipheriv('aes-256-gcm', this.key, nonce);
    decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
    try {
      const text = decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES));
      return Buffer.concat([text, decipher.final()]).toString('utf8');
    } catch {
      // Another key has encrypted it, or somebody has changed it.
      return null;
    }
  }
}

/** The key in a text of base64 or hexadecimal digits; null where it does not have BOX_KEY_BYTES bytes. */
export function readBoxKey(text: string): Uint8Array | null {
  const key = /^[0-9a-f]{64}$/i.test(text) ? Buffer.from(text, 'hex') : Buffer.from(text, 'base64');
  const isText = /^[0-9a-f]{64}$/i.test(text) || /^[A-Za-z0-9+/_-]+={0,2}$/.test(text);
  return isText && key.length === BOX_KEY_BYTES ? key : null;
}
