import * as v from 'valibot';
import { command, IN_ADDRESS, type PortOf, query, READ_FAILURES, WRITE_FAILURES } from '../api/api';
import { type Pickup, pickupSchema } from '../pickups/pickup';
import type { FailureOf } from '../shared/result';
import { type GiftFigures, giftFiguresSchema } from './figures';
import { type Gift, giftSchema } from './gift';
import { GIFT_KINDS, type GiftBatch, type GiftBatchQuery, type GiftPage, type GiftQuery } from './gift-query';
import type { GiftsInput as Input } from './gifts.inputs';
import { type GiftImport, giftImportSchema, type RowOutcome, rowOutcomeSchema } from './import/gift-import';

const schema: v.GenericSchema<unknown, Gift> = giftSchema;
const goods: v.GenericSchema<unknown, Pickup> = pickupSchema;
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const items = v.array(
  v.variant('kind', [
    v.object({ kind: v.literal('money'), gift: giftSchema }),
    v.object({ kind: v.literal('goods'), pickup: pickupSchema }),
  ]),
);
const page: v.GenericSchema<unknown, GiftPage> = v.object({
  items,
  totals: v.object({
    gifts: count,
    goods: count,
    receivedCents: count,
    pendingCents: count,
    refundedCents: count,
  }),
});
const batch: v.GenericSchema<unknown, GiftBatch> = v.object({
  items,
  next: v.nullable(v.object({ kind: v.picklist(GIFT_KINDS), id: v.string() })),
});
const figures: v.GenericSchema<unknown, GiftFigures> = giftFiguresSchema;
const outcomes: v.GenericSchema<unknown, readonly RowOutcome[]> = v.array(rowOutcomeSchema);
const oneImport: v.GenericSchema<unknown, GiftImport> = giftImportSchema;
const imports: v.GenericSchema<unknown, readonly GiftImport[]> = v.array(giftImportSchema);

const writeFailures = [...WRITE_FAILURES, 'cancelled'] as const;
/** A file of ten thousand gifts with long texts. */
const FILE = { mostBytes: 12 * 1024 * 1024 };

/**
 * What can be asked of all gifts that the foundation was given or promised. Of a write that fails nothing is done; 'conflict'
 * means that the gift is not what the caller has seen (`base` is its revision), or that its state does not allow this.
 */
export const giftsApi = {
  area: 'gifts',
  calls: {
    /** One page of the gifts that a filter leaves, of money and of goods, and the sums over all of them. */
    list: query<GiftQuery>()('gift.list', page, READ_FAILURES),
    /** The next part of all that a filter leaves, by keys that stay: for a file of all of it. */
    batch: query<GiftBatchQuery>()('gift.list', batch, READ_FAILURES),
    /** One gift as it is kept now. */
    get: query<Input['get']>()('gift.list', schema, [...READ_FAILURES, 'not-found'], IN_ADDRESS),
    /** What all gifts added up to. */
    figures: query()('gift.report', figures, READ_FAILURES),
    /**
     * Records a gift. The caller chooses the id, so that a creation whose answer was lost can be asked for again: with the
     * same draft it answers what is there already, and with another one 'conflict'.
     */
    record: command<Input['record']>()('gift.record', schema, writeFailures),
    /** Says that the money of a pending gift came on a day. */
    settle: command<Input['settle']>()('gift.settle', schema, writeFailures),
    /** Says that some or all of a settled gift went back. */
    refund: command<Input['refund']>()('gift.refund', schema, writeFailures),
    /**
     * Corrects what was recorded of a gift. Which gift it is, and what became of it, stays. While receipts that hold name the gift it
     * cannot be marked as one without a receipt: 'validation' with the field 'receipt' for each of them, its number as the message and its
     * id in `about`.
     */
    correct: command<Input['correct']>()('gift.correct', schema, writeFailures),
    /** Records goods that a donor dropped off, under an id that the caller chose, as `record` does it. */
    recordGoods: command<Input['recordGoods']>()('gift.record', goods, writeFailures),
    /** Corrects what was written down of goods that came, whether they were dropped off or picked up. */
    correctGoods: command<Input['correctGoods']>()('gift.correct', goods, writeFailures),
    /** What an import would do with each row; changes nothing. Names of providers compare by their keys (providerKey). */
    compare: query<Input['compare']>()('gift.import', outcomes, READ_FAILURES, FILE),
    /**
     * Imports all rows or none. Rows that are known by provider and number are left as they are, so that the same file
     * twice changes nothing. The caller chooses the id: asked again with it, it answers what was done.
     */
    import: command<Input['import']>()('gift.import', oneImport, writeFailures, FILE),
    /** The last imports, the latest first, at most 50. */
    imports: query()('gift.import', imports, READ_FAILURES),
    /** Takes back what an import did, unless one of its gifts was changed since: that is a 'conflict'. */
    undoImport: command<Input['get']>()('gift.undo-import', oneImport, writeFailures),
  },
} as const;

/** Every gift that the foundation was given or promised. */
export interface GiftBook extends PortOf<typeof giftsApi> {}

/** Why reading gifts may fail. */
export type GiftReadFailure = FailureOf<(typeof READ_FAILURES)[number]>;

/** Why writing gifts may fail. */
export type GiftWriteFailure = FailureOf<(typeof writeFailures)[number]>;
