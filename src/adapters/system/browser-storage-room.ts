import type { StorageRoom, StorageUse } from '../../core/content/storage/picture-inventory.port';

/** The browser's estimate of its storage; `manager` is null on a page that is not secure. */
export class BrowserStorageRoom implements StorageRoom {
  constructor(private readonly manager: Pick<StorageManager, 'estimate' | 'persist' | 'persisted'> | null) {}

  async estimate(): Promise<StorageUse | null> {
    try {
      const { usage, quota } = (await this.manager?.estimate()) ?? {};
      return usage === undefined || quota === undefined ? null : { used: usage, limit: quota };
    } catch {
      return null;
    }
  }

  async persist(): Promise<void> {
    try {
      if (this.manager && !(await this.manager.persisted())) await this.manager.persist();
    } catch {
      // The same as a refusal: stored data stays until the device runs out of space.
    }
  }
}
