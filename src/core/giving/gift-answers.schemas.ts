import * as v from 'valibot';
import { giftSchema } from './gift';
import type { GiftPage } from './gift-query';

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** A page of gifts, as it travels. */
export const giftPageSchema: v.GenericSchema<unknown, GiftPage> = v.object({
  items: v.array(giftSchema),
  totals: v.object({ gifts: count, receivedCents: count, pendingCents: count, refundedCents: count }),
});

/** What an import does with a row, as it travels. */
export const rowOutcomeSchema = v.variant('kind', [
  v.object({ kind: v.picklist(['new', 'known']) }),
  v.object({ kind: v.literal('settles'), giftId: v.string() }),
]);
