import * as v from 'valibot';
import type { Pickup } from '../donations/pickup';
import { giftSchema } from './gift';
import type { GiftPage } from './gift-query';

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** A page of gifts, as it travels; `pickup` is how goods travel. */
export function giftPageSchema(pickup: v.GenericSchema<unknown, Pickup>): v.GenericSchema<unknown, GiftPage> {
  return v.object({
    items: v.array(
      v.variant('kind', [
        v.object({ kind: v.literal('money'), gift: giftSchema }),
        v.object({ kind: v.literal('goods'), pickup }),
      ]),
    ),
    totals: v.object({
      gifts: count,
      goods: count,
      receivedCents: count,
      pendingCents: count,
      refundedCents: count,
    }),
  });
}

/** What an import does with a row, as it travels. */
export const rowOutcomeSchema = v.variant('kind', [
  v.object({ kind: v.picklist(['new', 'known']) }),
  v.object({ kind: v.literal('settles'), giftId: v.string() }),
]);
