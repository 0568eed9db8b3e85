import * as v from 'valibot';
import type { InputTypes } from '../api/api';
import { goodsSchema } from '../shared/goods/goods-line.schema';
import { chosenIdSchema, idSchema } from '../shared/id-form';
import { pageFields } from '../shared/page.schema';
import { LINE, NOTE, textSchema } from '../shared/text/text-schema';
import { daySchema } from '../shared/time/day.schema';
import {
  DONOR_FIELDS,
  GIFT_METHODS,
  GIFT_RECEIPTS,
  GIFT_STATES,
  GOODS_DONOR_FIELDS,
  MOST_CENTS,
  NO_RECEIPT_REASONS,
  RECEIPT_OWED,
} from './gift';
import type { GiftCorrection } from './gift-draft';
import { GIFT_KINDS, GIFT_SORTS, type GiftFilter, GOODS_STATES, LARGEST_BATCH } from './gift-query';
import type { GoodsDraft } from './goods-draft';
import { LONGEST_IMPORTED_NOTE } from './import/file-columns';
import type { ImportRow } from './import/gift-file';
import { MOST_ROWS } from './import/gift-import';

type Fields<T> = { readonly [Field in keyof T]-?: v.GenericSchema<unknown, T[Field]> };

const line = textSchema(LINE);
const cents = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(MOST_CENTS));
const donor = v.strictObject(v.entriesFromList(DONOR_FIELDS, line));
const goodsDonor = v.strictObject(v.entriesFromList(GOODS_DONOR_FIELDS, line));
const page = pageFields(LARGEST_BATCH);
const provider = v.pipe(line, v.minLength(1));

const filter: Fields<GiftFilter> = {
  search: line,
  kind: v.nullable(v.picklist(GIFT_KINDS)),
  state: v.nullable(v.picklist([...GIFT_STATES, ...GOODS_STATES])),
  method: v.nullable(v.picklist(GIFT_METHODS)),
  campaignId: v.nullable(idSchema),
  receipt: v.nullable(v.picklist(GIFT_RECEIPTS)),
  from: v.nullable(daySchema),
  to: v.nullable(daySchema),
};

const fields: Fields<GiftCorrection> = {
  donor,
  cents,
  benefit: v.nullable(v.strictObject({ description: line, cents })),
  campaignId: v.nullable(idSchema),
  receivedOn: daySchema,
  method: v.picklist(GIFT_METHODS),
  note: textSchema(NOTE),
  receipt: v.picklist(GIFT_RECEIPTS),
  noReceiptReason: v.nullable(v.picklist(NO_RECEIPT_REASONS)),
};

const goods: Fields<GoodsDraft> = { donor: goodsDonor, receivedOn: daySchema, goods: goodsSchema };

const row: Fields<ImportRow> = {
  externalId: v.pipe(line, v.minLength(1)),
  donor,
  cents: v.pipe(cents, v.minValue(1)),
  receivedOn: daySchema,
  method: v.picklist(GIFT_METHODS),
  campaignId: v.nullable(idSchema),
  planId: v.nullable(idSchema),
  note: textSchema(LONGEST_IMPORTED_NOTE),
  // A page that was opened before the last update sends none of these.
  receipt: v.optional(v.picklist(GIFT_RECEIPTS), RECEIPT_OWED.receipt),
  noReceiptReason: v.optional(v.nullable(v.picklist(NO_RECEIPT_REASONS)), RECEIPT_OWED.noReceiptReason),
  refund: v.optional(
    v.nullable(v.strictObject({ cents: v.pipe(cents, v.minValue(1)), on: daySchema })),
    null,
  ),
};
const rows: v.GenericSchema<unknown, readonly ImportRow[]> = v.pipe(
  v.array(v.strictObject(row)),
  v.maxLength(MOST_ROWS),
);

const changed = { id: idSchema, base: line };

/** What the calls of `giftsApi` take. findGiftFaults and findGoodsDraftFaults say whether a draft makes sense. */
export const giftsInputs = {
  list: v.strictObject({
    ...filter,
    sort: v.picklist(GIFT_SORTS),
    ...page,
  }),
  batch: v.strictObject({
    ...filter,
    after: v.nullable(v.strictObject({ kind: v.picklist(GIFT_KINDS), id: idSchema })),
    size: page.size,
  }),
  get: v.strictObject({ id: idSchema }),
  record: v.strictObject({ ...fields, id: chosenIdSchema, isSettled: v.boolean() }),
  settle: v.strictObject({ ...changed, on: daySchema }),
  refund: v.strictObject({ ...changed, cents, on: daySchema }),
  correct: v.strictObject({ ...fields, ...changed }),
  recordGoods: v.strictObject({ ...goods, id: chosenIdSchema }),
  correctGoods: v.strictObject({ ...goods, ...changed }),
  compare: v.strictObject({ provider, rows }),
  import: v.strictObject({ id: chosenIdSchema, provider, fileName: line, rows }),
  undoImport: v.strictObject({ id: idSchema }),
};

/** What each call of `giftsApi` takes. */
export type GiftsInput = InputTypes<typeof giftsInputs>;
