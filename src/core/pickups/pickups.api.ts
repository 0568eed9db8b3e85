import * as v from 'valibot';
import { command, IN_ADDRESS, type PortOf, query, READ_FAILURES, WRITE_FAILURES } from '../api/api';
import { countsSchema, foundPageSchema } from '../shared/page.schema';
import { listedPickupSchema, PICKUP_STATES, type Pickup, pickupSchema } from './pickup';
import type { PickupPage } from './pickup-query';
import type { PickupsInput as Input } from './pickups.inputs';

const schema: v.GenericSchema<unknown, Pickup> = pickupSchema;
const ofDay: v.GenericSchema<unknown, readonly Pickup[]> = v.array(pickupSchema);
const page: v.GenericSchema<unknown, PickupPage> = foundPageSchema(listedPickupSchema, PICKUP_STATES);

const right = 'pickup.list';
const failures = [...READ_FAILURES, 'validation'] as const;

/** What can be asked of pickups. Visitors ask for one with the public form. */
export const pickupsApi = {
  area: 'pickups',
  calls: {
    /** A page of the beginnings of pickups, the newest request first; of those that came at the same ms, by id. */
    list: query<Input['list']>()(right, page, failures),
    /** A whole pickup. */
    get: query<Input['get']>()(right, schema, [...failures, 'not-found'], IN_ADDRESS),
    /** What is scheduled on a day in Las Vegas, in the order of the times. */
    onDay: query<Input['onDay']>()(right, ofDay, failures, IN_ADDRESS),
    counts: query()(right, countsSchema(PICKUP_STATES), failures),
    /** Of how many the shoes wait to be put on the shelf. */
    toSort: query()(right, v.number(), failures),
    /**
     * Keeps a decision. 'conflict' when the pickup has another revision than `base`, or is in a state from which this
     * cannot be decided. Of two decisions from one base, one is kept.
     */
    decide: command<Input['decide']>()('pickup.decide', schema, WRITE_FAILURES),
  },
} as const;

/** The pickups that donors asked for. */
export interface Pickups extends PortOf<typeof pickupsApi> {}
