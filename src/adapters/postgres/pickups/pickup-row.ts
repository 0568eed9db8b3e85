import * as v from 'valibot';
import type { Pickup } from '../../../core/pickups/pickup';
import { goodsLineSchema } from '../../../core/shared/goods/goods-line';
import { tableMap } from '../table-map';
import { searchColumn } from '../word-search';

const linesSchema = v.array(goodsLineSchema);

/** Pickups as rows, and back. */
export const { rowOf: pickupRow, recordOf: pickupOf } = tableMap<'pickup_request', Pickup>()(
  {
    ...{ id: 'id', revision: 'revision', receivedAt: 'received_at', state: 'state', name: 'name' },
    ...{ email: 'email', phone: 'phone', address: 'address', items: 'items', message: 'message' },
    ...{ scheduledAt: 'scheduled_at', reason: 'reason', isBrought: 'is_brought' },
    goods: {
      read: ({ goods }: { readonly goods: unknown }) => v.parse(linesSchema, goods),
      write: (goods: Pickup['goods']) => ({ goods: JSON.stringify(goods) }),
    },
  },
  ({ name, email, phone, address, items, message }) => ({
    search: searchColumn(name, email, phone, address, items, message),
  }),
);
