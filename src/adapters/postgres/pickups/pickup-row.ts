import * as v from 'valibot';
import type { Pickup } from '../../../core/pickups/pickup';
import { goodsLineSchema } from '../../../core/shared/goods/goods-line';
import { jsonColumn, tableMap } from '../table-map';
import { searchColumn } from '../word-search';

/** Pickups as rows, and back. */
export const { rowOf: pickupRow, recordOf: pickupOf } = tableMap<'pickup_request', Pickup>()(
  {
    ...{ id: 'id', revision: 'revision', receivedAt: 'received_at', state: 'state', name: 'name' },
    ...{ email: 'email', phone: 'phone', address: 'address', items: 'items', message: 'message' },
    ...{ scheduledAt: 'scheduled_at', reason: 'reason', isBrought: 'is_brought', sorting: 'sorting' },
    goods: jsonColumn('goods', v.array(goodsLineSchema)),
  },
  ({ name, email, phone, address, items, message }) => ({
    search: searchColumn(name, email, phone, address, items, message),
  }),
);
