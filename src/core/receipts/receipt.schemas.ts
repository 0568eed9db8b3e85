import * as v from 'valibot';
import { FIRST_YEAR, LAST_YEAR } from '../shared/calendar';
import { chosenIdSchema } from '../shared/chosen-id.schema';
import { LINE, NOTE } from '../shared/text-limits';
import { lineSchema, textSchema } from '../shared/text-schema';
import type { ReceiptAsk } from './issue-receipt';
import { RECEIPT_KINDS, RECEIPT_STATES } from './receipt';
import type { DonorYearQuery, ReceiptQuery } from './receipt-book.port';

const line = textSchema(LINE);
const year = v.pipe(v.number(), v.safeInteger(), v.minValue(FIRST_YEAR), v.maxValue(LAST_YEAR));
const page = {
  page: v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(1_000_000)),
  size: v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(1_000)),
};

/** A question for a page of receipts, from outside. */
export const receiptQuerySchema: v.GenericSchema<unknown, ReceiptQuery> = v.strictObject({
  year: v.nullable(year),
  kind: v.nullable(v.picklist(RECEIPT_KINDS)),
  state: v.nullable(v.picklist(RECEIPT_STATES)),
  search: line,
  isPaper: v.boolean(),
  ...page,
});

/** A question for a page of the donors of a year, from outside. */
export const donorYearQuerySchema: v.GenericSchema<unknown, DonorYearQuery> = v.strictObject({
  year,
  search: line,
  ...page,
});

/** A key contains a name and an address, and both may be long. */
const ask: v.GenericSchema<unknown, ReceiptAsk> = v.variant('kind', [
  v.strictObject({ kind: v.literal('single'), giftId: line }),
  v.strictObject({ kind: v.literal('statement'), donorKey: textSchema(NOTE), year }),
]);

/** A receipt that is to be issued, from outside. */
export const newReceiptSchema: v.GenericSchema<unknown, { readonly id: string; readonly ask: ReceiptAsk }> =
  v.strictObject({ id: chosenIdSchema, ask });

/** Why a receipt is voided, from outside; findReasonFaults says whether it makes sense. */
export const receiptVoidSchema: v.GenericSchema<unknown, { readonly reason: string }> = v.strictObject({
  reason: lineSchema(LINE),
});

/** Why a receipt is replaced, and the id of the one that comes in its place, from outside. */
export const receiptReplacementSchema: v.GenericSchema<
  unknown,
  { readonly newId: string; readonly reason: string }
> = v.strictObject({ newId: chosenIdSchema, reason: lineSchema(LINE) });

/** The year of a run, from an address. */
export const runYearSchema = v.pipe(v.string(), v.regex(/^\d{4}$/), v.transform(Number), year);
