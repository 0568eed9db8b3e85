import * as v from 'valibot';
import { goodsSchema } from '../shared/goods/goods-line.schema';
import { chosenIdSchema } from '../shared/id-form';
import { LINE, NOTE, textSchema } from '../shared/text/text-schema';
import type { CalendarDate } from '../shared/time/calendar';
import { calendarDateSchema, GIFT_METHODS, GIFT_STATES, MOST_CENTS, type Refund } from './gift';
import type { GiftCorrection } from './gift-correction';
import type { GiftDraft } from './gift-draft';
import { GIFT_KINDS, GIFT_SORTS, type GiftFilter, type GiftQuery, GOODS_STATES } from './gift-query';
import type { GoodsDraft } from './goods-draft';
import { type GiftBatchQuery, LARGEST_BATCH } from './import/gift-batch';
import type { ImportRow } from './import/gift-file';
import { type GiftImportDraft, MOST_ROWS } from './import/gift-import';

/** Which gift or import is meant. */
export interface GiftId {
  readonly id: string;
}

/** A gift, and the revision that a change was made from. */
export interface GiftChanged extends GiftId {
  readonly base: string;
}

/** The day on which the money of a pending gift came. */
export type GiftSettled = GiftChanged & { readonly on: CalendarDate };

/** What went back of a gift. */
export type GiftRefunded = GiftChanged & Refund;

/** What was recorded of a gift, as it should be. */
export type GiftCorrected = GiftChanged & GiftCorrection;

/** A gift under an id that the caller chose. */
export type GiftRecorded = GiftId & GiftDraft;

/** Goods under an id that the caller chose. */
export type GoodsRecorded = GiftId & GoodsDraft;

/** What was written down of goods, as it should be. */
export type GoodsCorrected = GiftChanged & GoodsDraft;

/** A file whose rows are compared with the gifts. */
export type GiftComparison = Pick<GiftImportDraft, 'provider' | 'rows'>;

/** A file that is imported under an id that the caller chose. */
export type GiftsImported = GiftId & GiftImportDraft;

type Fields<T> = { readonly [Field in keyof T]-?: v.GenericSchema<unknown, T[Field]> };

const line = textSchema(LINE);
const cents = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(MOST_CENTS));
const donor = v.strictObject({ name: line, email: line, phone: line, address: line });
const size = v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(LARGEST_BATCH));
const provider = v.pipe(line, v.minLength(1));

const filter: Fields<GiftFilter> = {
  search: line,
  kind: v.nullable(v.picklist(GIFT_KINDS)),
  state: v.nullable(v.picklist([...GIFT_STATES, ...GOODS_STATES])),
  method: v.nullable(v.picklist(GIFT_METHODS)),
  campaignId: v.nullable(line),
  from: v.nullable(calendarDateSchema),
  to: v.nullable(calendarDateSchema),
};

const given: Fields<GiftCorrection> = {
  donor,
  cents,
  benefit: v.nullable(v.strictObject({ description: line, cents })),
  campaignId: v.nullable(line),
  receivedOn: calendarDateSchema,
  method: v.picklist(GIFT_METHODS),
  note: textSchema(NOTE),
};

const goods: Fields<GoodsDraft> = { donor, receivedOn: calendarDateSchema, goods: goodsSchema };

const row: Fields<ImportRow> = {
  externalId: v.pipe(line, v.minLength(1)),
  donor,
  cents: v.pipe(cents, v.minValue(1)),
  receivedOn: calendarDateSchema,
  method: v.picklist(GIFT_METHODS),
  campaignId: v.nullable(line),
  planId: v.nullable(line),
  note: line,
};
const rows = v.pipe(v.array(v.strictObject(row)), v.maxLength(MOST_ROWS));

const changed = { id: line, base: line };

/** What the calls of `giftBookApi` take. findGiftFaults and findGoodsDraftFaults say whether a draft makes sense. */
export const giftBookInputs: {
  readonly list: v.GenericSchema<unknown, GiftQuery>;
  readonly batch: v.GenericSchema<unknown, GiftBatchQuery>;
  readonly get: v.GenericSchema<unknown, GiftId>;
  readonly record: v.GenericSchema<unknown, GiftRecorded>;
  readonly settle: v.GenericSchema<unknown, GiftSettled>;
  readonly refund: v.GenericSchema<unknown, GiftRefunded>;
  readonly correct: v.GenericSchema<unknown, GiftCorrected>;
  readonly recordGoods: v.GenericSchema<unknown, GoodsRecorded>;
  readonly correctGoods: v.GenericSchema<unknown, GoodsCorrected>;
  readonly compare: v.GenericSchema<unknown, GiftComparison>;
  readonly import: v.GenericSchema<unknown, GiftsImported>;
  readonly undoImport: v.GenericSchema<unknown, GiftId>;
} = {
  list: v.strictObject({
    ...filter,
    sort: v.picklist(GIFT_SORTS),
    page: v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(1_000_000)),
    size,
  }),
  batch: v.strictObject({
    ...filter,
    after: v.nullable(v.strictObject({ kind: v.picklist(GIFT_KINDS), id: line })),
    size,
  }),
  get: v.strictObject({ id: line }),
  record: v.strictObject({ ...given, id: chosenIdSchema, isSettled: v.boolean() }),
  settle: v.strictObject({ ...changed, on: calendarDateSchema }),
  refund: v.strictObject({ ...changed, cents, on: calendarDateSchema }),
  correct: v.strictObject({ ...given, ...changed }),
  recordGoods: v.strictObject({ ...goods, id: chosenIdSchema }),
  correctGoods: v.strictObject({ ...goods, ...changed }),
  compare: v.strictObject({ provider, rows }),
  import: v.strictObject({ id: chosenIdSchema, provider, fileName: line, rows }),
  undoImport: v.strictObject({ id: line }),
};
