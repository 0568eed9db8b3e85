import * as v from 'valibot';
import { type Pickup, pickupSchema } from '../../../core/pickups/pickup';
import { goodsLineSchema } from '../../../core/shared/goods/goods-line';
import { jsonColumn, namedColumns, tableMap } from '../table-map';
import { searchColumn } from '../word-search';

/** Pickups as rows, and back. */
export const { rowOf: pickupRow, recordOf: pickupOf } = tableMap<'pickup_request', Pickup>()(
  {
    ...namedColumns(pickupSchema.entries),
    goods: jsonColumn('goods', v.array(goodsLineSchema)),
  },
  ({ name, email, phone, address, items, message }) => ({
    search: searchColumn(name, email, phone, address, items, message),
  }),
);
