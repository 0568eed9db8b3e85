import { createHash, randomBytes } from 'node:crypto';
import type { Secrets } from '../../core/feeds/secrets.port';

/** Secrets by Node's own cryptography. */
export class NodeSecrets implements Secrets {
  make(): string {
    return randomBytes(32).toString('base64url');
  }

  hash(text: string): string {
    return createHash('sha256').update(text).digest('base64url');
  }
}
