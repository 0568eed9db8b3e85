import type { Repository } from '../../unit-of-work/repository.port';
import type { GiftImport } from './gift-import';

/** Where imports are kept. */
export interface GiftImportRepository extends Repository<GiftImport> {
  /** Has others wait who import or undo, until the write ends: two imports at once would each find the other's rows new. */
  lock(): Promise<void>;
  /** The last imports, the latest first, at most 50. */
  latest(): Promise<readonly GiftImport[]>;
  /** The names of providers that are kept, those of the first imports first. */
  providers(): Promise<readonly string[]>;
}
