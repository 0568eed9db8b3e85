import type { StorageRoom, StorageUse } from '../../core/content/storage-room.port';

/** The room that the browser tells of; `manager` is null where it tells nothing (a page that is not secure). */
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
      // As if the browser had refused: what is kept stays as long as there is room on the device.
    }
  }
}
