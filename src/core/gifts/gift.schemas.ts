import * as v from 'valibot';
import { chosenIdSchema } from '../shared/chosen-id.schema';
import { goodsSchema } from '../shared/goods-line.schema';
import { LINE, NOTE } from '../shared/text-limits';
import { textSchema } from '../shared/text-schema';
import { calendarDateSchema, GIFT_METHODS, GIFT_STATES, MOST_CENTS, type Refund } from './gift';
import type { GiftCorrection } from './gift-correction';
import type { GiftDraft } from './gift-draft';
import { GIFT_KINDS, GIFT_SORTS, type GiftQuery, GOODS_STATES } from './gift-query';
import type { GoodsDraft } from './goods-draft';
import { type GiftBatchQuery, LARGEST_BATCH } from './import/gift-batch';
import type { ImportRow } from './import/gift-file';
import { type GiftImportDraft, MOST_ROWS } from './import/gift-import';

const line = textSchema(LINE);
const cents = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(MOST_CENTS));
const donor = v.strictObject({ name: line, email: line, phone: line, address: line });

const filter = {
  search: line,
  kind: v.nullable(v.picklist(GIFT_KINDS)),
  state: v.nullable(v.picklist([...GIFT_STATES, ...GOODS_STATES])),
  method: v.nullable(v.picklist(GIFT_METHODS)),
  campaignId: v.nullable(line),
  from: v.nullable(calendarDateSchema),
  to: v.nullable(calendarDateSchema),
};
const size = v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(LARGEST_BATCH));

/** A question for a page of gifts, from outside. */
export const giftQuerySchema: v.GenericSchema<unknown, GiftQuery> = v.strictObject({
  ...filter,
  sort: v.picklist(GIFT_SORTS),
  page: v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(1_000_000)),
  size,
});

/** A question for the next part of all gifts, from outside. */
export const giftBatchQuerySchema: v.GenericSchema<unknown, GiftBatchQuery> = v.strictObject({
  ...filter,
  after: v.nullable(v.strictObject({ kind: v.picklist(GIFT_KINDS), id: line })),
  size,
});

const draft = {
  donor,
  cents,
  benefit: v.nullable(v.strictObject({ description: line, cents })),
  campaignId: v.nullable(line),
  receivedOn: calendarDateSchema,
  method: v.picklist(GIFT_METHODS),
  note: textSchema(NOTE),
};

/** A gift that is to be recorded, from outside; findGiftFaults says whether it makes sense. */
export const newGiftSchema: v.GenericSchema<unknown, { readonly id: string; readonly draft: GiftDraft }> =
  v.pipe(
    v.strictObject({ id: chosenIdSchema, ...draft, isSettled: v.boolean() }),
    v.transform(({ id, ...rest }) => ({ id, draft: rest })),
  );

/** A correction, with the revision that it was made from, from outside. */
export const correctionSchema: v.GenericSchema<
  unknown,
  { readonly base: string; readonly correction: GiftCorrection }
> = v.pipe(
  v.strictObject({ ...draft, base: line }),
  v.transform(({ base, ...correction }) => ({ base, correction })),
);

const goodsDraft = { donor, receivedOn: calendarDateSchema, goods: goodsSchema };

/** Goods that a donor brought, from outside; findGoodsDraftFaults says whether they make sense. */
export const newGoodsSchema: v.GenericSchema<unknown, { readonly id: string; readonly draft: GoodsDraft }> =
  v.pipe(
    v.strictObject({ id: chosenIdSchema, ...goodsDraft }),
    v.transform(({ id, ...rest }) => ({ id, draft: rest })),
  );

/** A correction of goods, with the revision that it was made from, from outside. */
export const goodsCorrectionSchema: v.GenericSchema<
  unknown,
  { readonly base: string; readonly draft: GoodsDraft }
> = v.pipe(
  v.strictObject({ ...goodsDraft, base: line }),
  v.transform(({ base, ...rest }) => ({ base, draft: rest })),
);

/** The day on which the money of a gift came, from outside. */
export const settlementSchema: v.GenericSchema<unknown, { readonly on: string; readonly base: string }> =
  v.strictObject({ on: calendarDateSchema, base: line });

/** A refund, with the revision and the gift's own figures that it was made from. */
export const refundSchema: v.GenericSchema<unknown, Refund & { readonly base: string }> = v.strictObject({
  cents,
  on: calendarDateSchema,
  base: line,
});

const row: v.GenericSchema<unknown, ImportRow> = v.strictObject({
  externalId: v.pipe(line, v.minLength(1)),
  donor,
  cents: v.pipe(cents, v.minValue(1)),
  receivedOn: calendarDateSchema,
  method: v.picklist(GIFT_METHODS),
  campaignId: v.nullable(line),
  planId: v.nullable(line),
  note: line,
});
const rows = v.pipe(v.array(row), v.maxLength(MOST_ROWS));
const provider = v.pipe(line, v.minLength(1));

/** Rows that are to be compared with the gifts that are kept, from outside. */
export const comparisonSchema: v.GenericSchema<
  unknown,
  Pick<GiftImportDraft, 'provider' | 'rows'>
> = v.strictObject({ provider, rows });

/** A file that is to be imported, from outside. */
export const importDraftSchema: v.GenericSchema<unknown, GiftImportDraft> = v.strictObject({
  provider,
  fileName: line,
  rows,
});
