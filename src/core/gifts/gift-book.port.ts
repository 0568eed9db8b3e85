import type { Pickup } from '../pickups/pickup';
import type { DonorPlan } from '../plans/donor-plans';
import type { FailureOf } from '../shared/failure';
import type { Result } from '../shared/result';
import type { CalendarDate } from '../shared/time/calendar-date';
import type { GiftFigures } from './figures';
import type { Gift, Refund } from './gift';
import type { GiftCorrection } from './gift-correction';
import type { GiftDraft } from './gift-draft';
import type { GiftPage, GiftQuery } from './gift-query';
import type { GoodsDraft } from './goods-draft';
import type { GiftBatch, GiftBatchQuery } from './import/gift-batch';
import type { GiftImport, GiftImportDraft, RowOutcome } from './import/gift-import';

/** Why reading gifts may fail. */
export type GiftReadFailure = FailureOf<
  'unauthenticated' | 'forbidden' | 'too-many' | 'unavailable' | 'cancelled'
>;

/**
 * Why writing gifts may fail; nothing was changed then. 'conflict' means that the gift is not what the caller has seen,
 * or that its state does not allow this.
 */
export type GiftWriteFailure = FailureOf<
  | 'unauthenticated'
  | 'forbidden'
  | 'validation'
  | 'not-found'
  | 'conflict'
  | 'quota'
  | 'too-many'
  | 'unavailable'
  | 'cancelled'
>;

/** Every gift that the foundation was given or promised. Adapters never retry a write. */
export interface GiftBook {
  /** One page of the gifts that a filter leaves, of money and of goods, and the sums over all of them. */
  list(query: GiftQuery, signal?: AbortSignal): Promise<Result<GiftPage, GiftReadFailure>>;
  /** The next part of all that a filter leaves, by keys that stay: for a file of all of it. */
  batch(query: GiftBatchQuery, signal?: AbortSignal): Promise<Result<GiftBatch, GiftReadFailure>>;
  /** One gift as it is kept now. */
  get(id: string, signal?: AbortSignal): Promise<Result<Gift, GiftReadFailure | FailureOf<'not-found'>>>;
  /** What all gifts added up to. */
  figures(signal?: AbortSignal): Promise<Result<GiftFigures, GiftReadFailure>>;
  /** The recurring plans of all donors. Only a donor and their payment provider can change a plan. */
  plans(signal?: AbortSignal): Promise<Result<readonly DonorPlan[], GiftReadFailure>>;
  /**
   * Records a gift. The caller chooses the id, so that a creation whose answer was lost can be asked for again: with the
   * same draft it answers what is there already, and with another one 'conflict'.
   */
  record(id: string, draft: GiftDraft): Promise<Result<Gift, GiftWriteFailure>>;
  /** Says that the money of a pending gift came on a day; `base` is the gift's revision as it was seen. */
  settle(id: string, on: CalendarDate, base: string): Promise<Result<Gift, GiftWriteFailure>>;
  /** Says that some or all of a settled gift went back. */
  refund(id: string, refund: Refund, base: string): Promise<Result<Gift, GiftWriteFailure>>;
  /** Corrects what was recorded of a gift. Which gift it is, and what became of it, stays. */
  correct(id: string, correction: GiftCorrection, base: string): Promise<Result<Gift, GiftWriteFailure>>;
  /** Records goods that a donor brought, under an id that the caller chose, as `record` does it. */
  recordGoods(id: string, draft: GoodsDraft): Promise<Result<Pickup, GiftWriteFailure>>;
  /** Corrects what was written down of goods that came, whether they were brought or picked up. */
  correctGoods(id: string, draft: GoodsDraft, base: string): Promise<Result<Pickup, GiftWriteFailure>>;
  /** What an import would do with each row; changes nothing. Names of providers compare by their keys (provider-name.ts). */
  compare(
    draft: Pick<GiftImportDraft, 'provider' | 'rows'>,
    signal?: AbortSignal,
  ): Promise<Result<readonly RowOutcome[], GiftReadFailure>>;
  /**
   * Imports all rows or none. Rows that are known by provider and number are left as they are, so that the same file
   * twice changes nothing. The caller chooses the id: asked again with it, it answers what was done.
   */
  import(
    id: string,
    draft: GiftImportDraft,
    signal?: AbortSignal,
  ): Promise<Result<GiftImport, GiftWriteFailure>>;
  /** The last imports, the latest first, at most 50. */
  imports(signal?: AbortSignal): Promise<Result<readonly GiftImport[], GiftReadFailure>>;
  /** Takes back what an import did, unless one of its gifts was changed since: that is a 'conflict'. */
  undoImport(id: string): Promise<Result<GiftImport, GiftWriteFailure>>;
}
