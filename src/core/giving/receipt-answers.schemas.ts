import * as v from 'valibot';
import type { PageOf } from '../shared/page-of';
import { type Receipt, receiptSchema } from './receipt';
import type { DonorYear } from './receipt-book.port';

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** A page of receipts, as it travels. */
export const receiptPageSchema: v.GenericSchema<unknown, PageOf<Receipt>> = v.object({
  items: v.array(receiptSchema),
  total: count,
});

/** A page of the donors of a year, as it travels. */
export const donorYearPageSchema: v.GenericSchema<unknown, PageOf<DonorYear>> = v.object({
  items: v.array(
    v.object({
      ...{ donorKey: v.string(), name: v.string(), email: v.string() },
      ...{ gifts: count, cents: count, goods: count },
      statement: v.nullable(v.object({ id: v.string(), number: v.string() })),
    }),
  ),
  total: count,
});
