import { IndexedDbImageLibrary } from '../../adapters/indexed-db/indexed-db-image-library';
import { SiteDatabase } from '../../adapters/indexed-db/site-database';
import type { Clock } from '../../core/shared/system.port';

/** The uploaded pictures of this browser. */
export function browserPictures(clock: Clock): IndexedDbImageLibrary {
  const database = new SiteDatabase(() => globalThis.indexedDB);
  return new IndexedDbImageLibrary(database, 'subtle' in crypto ? crypto.subtle : null, URL, clock);
}
