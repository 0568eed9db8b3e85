import type { Repository } from '../unit-of-work/repository.port';
import type { GiftFigures } from './figures';
import type { Gift, GiftOwner } from './gift';
import type { GiftBatch, GiftBatchQuery, GiftPage, GiftQuery } from './gift-query';
import type { GiftImport, GiftImportDraft } from './import/gift-import';

/** Where gifts of money are kept. What reads several of them in a write locks them in one order. */
export interface GiftRepository extends Repository<Gift> {
  /** What pageOf answers, out of the gifts of money and of goods. */
  page(query: GiftQuery): Promise<GiftPage>;
  /** What readBatch answers, out of the gifts of money and of goods. */
  batch(query: GiftBatchQuery): Promise<GiftBatch>;
  /** What figuresOf answers. */
  figures(): Promise<GiftFigures>;
  /** The gifts that isGiftOf says are somebody's, in any order. */
  of(owner: GiftOwner): Promise<readonly Gift[]>;
  /** Gifts among which all payments of plans are. */
  payments(): Promise<readonly Gift[]>;
  /** Gifts among which all are that the rows of a file may mean, as outcomesOf says; those recorded first come first. */
  meantBy(draft: Pick<GiftImportDraft, 'provider' | 'rows'>): Promise<readonly Gift[]>;
  ofImport(importId: string): Promise<readonly Gift[]>;
  /** Keeps many gifts: new ones, and other versions of those that are there. */
  putAll(gifts: readonly Gift[]): Promise<void>;
  deleteAll(ids: readonly string[]): Promise<void>;
}

/** Where imports are kept. */
export interface GiftImportRepository extends Repository<GiftImport> {
  /** Has others wait who import or undo, until the write ends: two imports at once would each find the other's rows new. */
  lock(): Promise<void>;
  /** The last imports, the latest first, at most 50. */
  latest(): Promise<readonly GiftImport[]>;
  /** The names of providers that are kept, those of the first imports first. */
  providers(): Promise<readonly string[]>;
}
