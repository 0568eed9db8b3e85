import type { IdSource } from '../../src/core/shared/system.port';

/** Ids 'id-1', 'id-2' and so on. */
export class CountingIds implements IdSource {
  private last = 0;

  next(): string {
    this.last += 1;
    return `id-${this.last}`;
  }
}
