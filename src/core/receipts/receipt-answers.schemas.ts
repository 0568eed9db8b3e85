import * as v from 'valibot';
import type { PageOf } from '../shared/page-of';
import { receiptSchema } from './receipt';
import type { DonorYear, KeptReceipt } from './receipt-book.port';

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** A receipt with what it leaves out, as it travels. */
export const keptReceiptSchema: v.GenericSchema<unknown, KeptReceipt> = v.object({
  ...receiptSchema.entries,
  leftOut: count,
});

/** A page of receipts, as it travels. */
export const receiptPageSchema: v.GenericSchema<unknown, PageOf<KeptReceipt>> = v.object({
  items: v.array(keptReceiptSchema),
  total: count,
});

/** A page of the donors of a year, as it travels. */
export const donorYearPageSchema: v.GenericSchema<unknown, PageOf<DonorYear>> = v.object({
  items: v.array(
    v.object({
      ...{ donorKey: v.string(), name: v.string(), email: v.string() },
      ...{ gifts: count, cents: count, goods: count },
      statement: v.nullable(v.object({ id: v.string(), number: v.string(), leftOut: count })),
    }),
  ),
  total: count,
});
