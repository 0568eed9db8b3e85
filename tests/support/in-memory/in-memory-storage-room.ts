import type { StorageRoom, StorageUse } from '../../../src/core/content/storage/picture-inventory.port';

/** Room that is as large as its owner says. */
export class InMemoryStorageRoom implements StorageRoom {
  /** How often the site asked for its things to be kept. */
  requests = 0;

  constructor(public use: StorageUse | null) {}

  async estimate(): Promise<StorageUse | null> {
    return this.use;
  }

  async persist(): Promise<void> {
    this.requests += 1;
  }
}
