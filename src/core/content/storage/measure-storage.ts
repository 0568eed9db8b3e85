import type { PictureInventory } from './picture-inventory.port';
import type { StorageRoom, StorageUse } from './storage-room.port';

/** What the site keeps in this browser. */
export interface StorageReport {
  /** How many uploaded pictures there are, and their bytes together; null when they cannot be read. */
  readonly pictures: { readonly count: number; readonly size: number } | null;
  /** All that the site keeps, beside what the browser allows; null where the browser does not say. */
  readonly room: StorageUse | null;
}

/** Finds out how much room the pictures take and how much there is. */
export class MeasureStorage {
  constructor(
    private readonly inventory: Pick<PictureInventory, 'list'>,
    private readonly room: Pick<StorageRoom, 'estimate'>,
  ) {}

  async execute(): Promise<StorageReport> {
    const [listed, room] = await Promise.all([this.inventory.list(), this.room.estimate()]);
    if (!listed.ok) return { pictures: null, room };
    const size = listed.value.reduce((sum, picture) => sum + picture.size, 0);
    return { pictures: { count: listed.value.length, size }, room };
  }
}
