import { makeObservable, observableRef, runInAction } from 'mobx';
import type {
  PictureInventory,
  StorageRoom,
  StorageUse,
} from '../../../core/content/storage/picture-inventory.port';

/** What the site keeps in this browser. */
export interface StorageReport {
  /** How many uploaded pictures there are, and their bytes together; null when they cannot be read. */
  readonly pictures: { readonly count: number; readonly size: number } | null;
  /** All that the site keeps, beside what the browser allows; null where the browser does not say. */
  readonly room: StorageUse | null;
}

/** How much storage the pictures take in this browser; measured again whenever one was added or removed. */
export class StorageViewModel {
  /** Null until it was measured once. */
  report: StorageReport | null = null;
  private turn = 0;

  constructor(
    private readonly inventory: Pick<PictureInventory, 'list'>,
    private readonly room: Pick<StorageRoom, 'estimate'>,
  ) {
    makeObservable(this, { report: observableRef });
  }

  /** Measures; of two measurements the later one counts. */
  async refresh(): Promise<void> {
    this.turn += 1;
    const { turn } = this;
    const [listed, room] = await Promise.all([this.inventory.list(), this.room.estimate()]);
    if (turn !== this.turn) return;
    const pictures = listed.ok
      ? { count: listed.value.length, size: listed.value.reduce((sum, { size }) => sum + size, 0) }
      : null;
    runInAction(() => {
      this.report = { pictures, room };
    });
  }
}
