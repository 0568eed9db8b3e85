import recording from './browser-of-2026-11-22.json' with { type: 'json' };

/** A record of the database; binary fields are written as `{ base64 }`. */
type RecordedRow = Readonly<Record<string, string | number | { readonly base64: string }>>;

interface RecordedStore {
  readonly keyPath: string | string[];
  readonly indexes: readonly {
    readonly name: string;
    readonly keyPath: string | string[];
    readonly unique: boolean;
  }[];
  readonly records: readonly RecordedRow[];
}

/** Everything that one browser held after a visit to an earlier version of the site. */
export interface RecordedBrowser {
  readonly cookies: readonly { readonly name: string; readonly value: string }[];
  readonly localStorage: Readonly<Record<string, string>>;
  readonly sessionStorage: Readonly<Record<string, string>>;
  readonly database: {
    readonly name: string;
    readonly version: number;
    readonly stores: Readonly<Record<string, RecordedStore>>;
  };
}

/**
 * Taken from Chromium on 2026-11-22, after an admin had signed in, collapsed the sidebar, created a campaign with a
 * picture, saved the content twice, let it save by itself once and left a draft. Never edit the values: people's browsers
 * hold the same ones.
 */
export const RECORDED_BROWSER: RecordedBrowser = recording;

/** Creates the recorded database with its records. Runs in a page too, so it uses nothing outside itself. */
export function plantDatabase(
  factory: IDBFactory,
  { name, version, stores }: RecordedBrowser['database'],
): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = factory.open(name, version);
    request.onupgradeneeded = () => {
      for (const [storeName, { keyPath, indexes, records }] of Object.entries(stores)) {
        const store = request.result.createObjectStore(storeName, { keyPath });
        for (const index of indexes) store.createIndex(index.name, index.keyPath, { unique: index.unique });
        for (const record of records) {
          const fields = Object.entries(record).map(([field, value]) => [
            field,
            typeof value === 'object'
              ? Uint8Array.from(atob(value.base64), (character) => character.charCodeAt(0)).buffer
              : value,
          ]);
          store.put(Object.fromEntries(fields));
        }
      }
    };
    request.onerror = () => reject(request.error);
    request.onsuccess = () => {
      request.result.close();
      resolve();
    };
  });
}
