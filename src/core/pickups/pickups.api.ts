import * as v from 'valibot';
import { command, type PortOf, query, REFUSED } from '../api/api';
import { listedPickupSchema, PICKUP_STATES, type Pickup, type PickupCounts, pickupSchema } from './pickup';
import type { PickupPage, PickupQuery } from './pickup-query';
import type { PickupDecide, PickupId, PickupsOnDay } from './pickups.inputs';

const one: v.GenericSchema<unknown, Pickup> = pickupSchema;
const ofDay: v.GenericSchema<unknown, readonly Pickup[]> = v.array(pickupSchema);
const counts: v.GenericSchema<unknown, PickupCounts> = v.object(v.entriesFromList(PICKUP_STATES, v.number()));
const page: v.GenericSchema<unknown, PickupPage> = v.object({
  items: v.array(listedPickupSchema),
  total: v.number(),
  isMore: v.boolean(),
  counts,
});

const right = 'pickup.list';
const failures = [...REFUSED, 'validation', 'too-many', 'cancelled'] as const;

/** What can be asked of pickups. Visitors ask for one with the public form. */
export const pickupsApi = {
  area: 'pickups',
  calls: {
    /** A page of the beginnings of pickups, the newest request first; of those that came at the same ms, by id. */
    list: query<PickupQuery>()({ right, answer: page, failures }),
    /** A whole pickup. */
    get: query<PickupId>()({ right, answer: one, failures: [...failures, 'not-found'] }),
    /** What is scheduled on a day in Las Vegas, in the order of the times. */
    onDay: query<PickupsOnDay>()({ right, answer: ofDay, failures }),
    counts: query()({ right, answer: counts, failures }),
    /**
     * Keeps a decision. 'conflict' when the pickup has another revision than `base`, or is in a state from which this
     * cannot be decided. Of two decisions from one base, one is kept.
     */
    decide: command<PickupDecide>()({
      right: 'pickup.decide',
      answer: one,
      failures: [...REFUSED, 'validation', 'not-found', 'conflict', 'quota', 'too-many'],
    }),
  },
} as const;

/** The pickups that donors asked for. */
export interface Pickups extends PortOf<typeof pickupsApi> {}
