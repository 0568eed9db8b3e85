import * as v from 'valibot';
import { listedPickupSchema, type PickupCounts } from './pickup';

/** How many pickups stand where, from outside. */
export const pickupCountsSchema: v.GenericSchema<unknown, PickupCounts> = v.object({
  requested: v.number(),
  scheduled: v.number(),
  collected: v.number(),
  declined: v.number(),
});

/** A page of pickups from outside. */
export const pickupPageSchema = v.object({
  items: v.array(listedPickupSchema),
  total: v.number(),
  isMore: v.boolean(),
  counts: pickupCountsSchema,
});
