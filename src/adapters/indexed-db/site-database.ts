import type { DBSchema, IDBPDatabase, IDBPObjectStore } from 'idb';
import { type FailureOf, fail, ok, type Result } from '../../core/shared/result';

/** A draft as JSON, with its key. */
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
  /** Smaller copies by their widths in px; missing in records of older versions. */
  readonly copies?: Readonly<Partial<Record<number, ArrayBuffer>>>;
  /** With the copies, in bytes; stored separately, so that listing does not read the picture. */
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
    /** The index's key holds all that a list needs, because reading keys does not read the bytes. */
    indexes: { listing: [type: string, size: number, addedAt: number] };
  };
}

const NAME = 'fsr-site';
/** Version 2 added the size of pictures and an index for lists. */
const VERSION = 2;

/** Opens the site's database on first use; when that fails, the next use tries again. */
export class SiteDatabase {
  private opening: Promise<IDBPDatabase<SiteSchema>> | null = null;

  /** `factory` is read on use, because a browser may throw when the property is read. */
  constructor(private readonly factory: () => IDBFactory) {}

  open(): Promise<IDBPDatabase<SiteSchema>> {
    this.opening ??= this.request().catch((error: unknown) => {
      this.opening = null;
      throw error;
    });
    return this.opening;
  }

  /** Uses the database; 'unavailable' when the browser refuses. */
  async attempt<T>(
    use: (database: IDBPDatabase<SiteSchema>) => Promise<T>,
  ): Promise<Result<T, FailureOf<'unavailable'>>> {
    try {
      return ok(await use(await this.open()));
    } catch {
      return fail({ code: 'unavailable' });
    }
  }

  /** Changes a store in one transaction, which survives when the browser is killed. */
  async change<Name extends 'drafts' | 'pictures', T>(
    name: Name,
    use: (store: IDBPObjectStore<SiteSchema, [Name], Name, 'readwrite'>) => Promise<T>,
  ): Promise<Result<T, FailureOf<'quota' | 'unavailable'>>> {
    try {
      const database = await this.open();
      const { store, done } = database.transaction(name, 'readwrite', { durability: 'strict' });
      const [value] = await Promise.all([use(store), done]);
      return ok(value);
    } catch (error) {
      const isFull = error instanceof Error && error.name === 'QuotaExceededError';
      return fail({ code: isFull ? 'quota' : 'unavailable' });
    }
  }

  private async request(): Promise<IDBPDatabase<SiteSchema>> {
    // Every page may need the database but few visits do, so its library is fetched on use.
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
    // A newer version of the site in another tab waits until this connection is closed.
    database.addEventListener('versionchange', () => {
      database.close();
      this.opening = null;
    });
    return database;
  }
}

/** Adds the size to one picture at a time. If that fails, the browser rolls the whole upgrade back. */
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
