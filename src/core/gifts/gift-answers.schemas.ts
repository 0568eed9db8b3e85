import * as v from 'valibot';
import type { Pickup } from '../pickups/pickup';
import { giftSchema } from './gift';
import { GIFT_KINDS, type GiftPage } from './gift-query';
import type { GiftBatch } from './import/gift-batch';

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

const donations = (pickup: v.GenericSchema<unknown, Pickup>) =>
  v.array(
    v.variant('kind', [
      v.object({ kind: v.literal('money'), gift: giftSchema }),
      v.object({ kind: v.literal('goods'), pickup }),
    ]),
  );

/** A part of all gifts, as it travels; `pickup` is how goods travel. */
export function giftBatchSchema(
  pickup: v.GenericSchema<unknown, Pickup>,
): v.GenericSchema<unknown, GiftBatch> {
  return v.object({
    items: donations(pickup),
    next: v.nullable(v.object({ kind: v.picklist(GIFT_KINDS), id: v.string() })),
  });
}

/** A page of gifts, as it travels; `pickup` is how goods travel. */
export function giftPageSchema(pickup: v.GenericSchema<unknown, Pickup>): v.GenericSchema<unknown, GiftPage> {
  return v.object({
    items: donations(pickup),
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
