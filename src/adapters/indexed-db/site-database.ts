import type { DBSchema, IDBPDatabase } from 'idb';

/** A draft as JSON, beside what finds it. */
export interface DraftRecord {
  readonly person: string;
  readonly tab: string;
  readonly json: string;
}

/** An uploaded picture. */
export interface PictureRecord {
  readonly ref: string;
  readonly type: string;
  readonly bytes: ArrayBuffer;
  /** Bytes; written out, so that a list need not read the picture. */
  readonly size: number;
  /** ms since the epoch. */
  readonly addedAt: number;
}

/** The site's database in this browser. */
export interface SiteSchema extends DBSchema {
  drafts: { key: [person: string, tab: string]; value: DraftRecord };
  pictures: {
    key: string;
    value: PictureRecord;
    /** All that a list tells of a picture, as the index's key: reading keys leaves the bytes where they are. */
    indexes: { listing: [type: string, size: number, addedAt: number] };
  };
}

const NAME = 'fsr-site';
/** 2: pictures have a size and an index for lists. */
const VERSION = 2;

/** Opens the site's database once, when it is first needed; an opening that failed is tried again the next time. */
export class SiteDatabase {
  private opening: Promise<IDBPDatabase<SiteSchema>> | null = null;

  /** `factory` is asked for on use, because a browser may refuse the very access. */
  constructor(private readonly factory: () => IDBFactory) {}

  open(): Promise<IDBPDatabase<SiteSchema>> {
    this.opening ??= this.request().catch((error: unknown) => {
      this.opening = null;
      throw error;
    });
    return this.opening;
  }

  private async request(): Promise<IDBPDatabase<SiteSchema>> {
    // Every page may need the database, and hardly any visit does: its helper is fetched then.
    const { wrap } = await import('idb');
    const request = this.factory().open(NAME, VERSION);
    request.onupgradeneeded = ({ oldVersion }) => {
      if (oldVersion < 1) {
        request.result.createObjectStore('drafts', { keyPath: ['person', 'tab'] });
        request.result.createObjectStore('pictures', { keyPath: 'ref' });
      }
      const pictures = request.transaction?.objectStore('pictures');
      pictures?.createIndex('listing', ['type', 'size', 'addedAt']);
      if (oldVersion === 1 && pictures) addSizes(pictures);
    };
    const database = (await wrap(request)) as IDBPDatabase<SiteSchema>;
    // A newer version of the site in another tab waits for this connection to go.
    database.addEventListener('versionchange', () => {
      database.close();
      this.opening = null;
    });
    return database;
  }
}

/** One picture at a time; should it fail, the browser takes the whole upgrade back and the pictures are as they were. */
function addSizes(pictures: IDBObjectStore): void {
  const request = pictures.openCursor();
  request.onsuccess = () => {
    const cursor = request.result;
    if (!cursor) return;
    const picture: Omit<PictureRecord, 'size'> = cursor.value;
    cursor.update({ ...picture, size: picture.bytes.byteLength });
    cursor.continue();
  };
}

/** Whether IndexedDB refused a write for want of room. */
export function isQuotaError(error: unknown): boolean {
  return error instanceof Error && error.name === 'QuotaExceededError';
}
