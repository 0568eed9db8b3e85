import type { IdSource } from '../../core/shared/system.port';

/** 128 random bits in hex; `randomUUID` would need a secure context. */
export class RandomIdSource implements IdSource {
  constructor(private readonly crypto: Pick<Crypto, 'getRandomValues'>) {}

  next(): string {
    const bytes = this.crypto.getRandomValues(new Uint8Array(16));
    return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  }
}
