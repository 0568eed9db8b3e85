import type { Selectable } from 'kysely';
import * as v from 'valibot';
import type { Pickup } from '../../core/donations/pickup';
import { goodsLineSchema } from '../../core/shared/goods-line';
import type { Tables } from './database';
import type { RowOf } from './row-of';
import { searchColumn } from './word-search';

const linesSchema = v.array(goodsLineSchema);

/** The pickup that a row holds. */
export function pickupOf(row: Omit<Selectable<Tables['pickup_request']>, 'search'>): Pickup {
  const { id, revision, state, name, email, phone, address, items, message, reason } = row;
  return {
    id,
    revision,
    receivedAt: row.received_at,
    state,
    name,
    email,
    phone,
    address,
    items,
    message,
    scheduledAt: row.scheduled_at,
    reason,
    goods: v.parse(linesSchema, row.goods),
    isBrought: row.is_brought,
  };
}

/** The row that holds a pickup. */
export function pickupRow(pickup: Pickup): RowOf<'pickup_request'> {
  const { id, revision, state, name, email, phone, address, items, message, reason } = pickup;
  return {
    ...{ id, revision, state, name, email, phone, address, items, message, reason },
    received_at: pickup.receivedAt,
    scheduled_at: pickup.scheduledAt,
    goods: JSON.stringify(pickup.goods),
    is_brought: pickup.isBrought,
    search: searchColumn(name, email, phone, address, items, message),
  };
}
