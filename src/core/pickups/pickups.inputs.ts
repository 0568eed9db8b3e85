import * as v from 'valibot';
import { formEntries } from '../shared/forms/form-entries';
import { goodsSchema } from '../shared/goods/goods-line.schema';
import { pageFields } from '../shared/page-fields';
import { LINE, textSchema } from '../shared/text/text-schema';
import { type CalendarDate, isCalendarDate } from '../shared/time/calendar';
import { PICKUP_STATES } from './pickup';
import type { PickupDecision } from './pickup-decision';
import type { PickupQuery } from './pickup-query';
import { PICKUP_RULES, type PickupRequest } from './pickup-request';

/** Which pickup is asked for. */
export interface PickupId {
  readonly id: string;
}

/** The day in Las Vegas that is asked for. */
export interface PickupsOnDay {
  readonly day: CalendarDate;
}

/** A decision about a pickup; `base` is the revision that it was made from. */
export type PickupDecide = PickupDecision & PickupId & { readonly base: string };

const id = textSchema(LINE);
const change = { id, base: textSchema(LINE) };

/** What the calls of `pickupsApi` take. findDecisionFaults says whether a decision makes sense. */
export const pickupsInputs: {
  readonly list: v.GenericSchema<unknown, PickupQuery>;
  readonly get: v.GenericSchema<unknown, PickupId>;
  readonly onDay: v.GenericSchema<unknown, PickupsOnDay>;
  readonly decide: v.GenericSchema<unknown, PickupDecide>;
} = {
  list: v.strictObject({
    ...pageFields,
    search: textSchema(LINE),
    state: v.nullable(v.picklist(PICKUP_STATES)),
  }),
  get: v.strictObject({ id }),
  onDay: v.strictObject({
    day: v.pipe(v.string(), v.check(isCalendarDate, 'This has to be a day such as 2026-11-22.')),
  }),
  decide: v.variant('state', [
    v.strictObject({ ...change, state: v.literal('scheduled'), at: v.pipe(v.number(), v.safeInteger()) }),
    v.strictObject({
      ...change,
      state: v.literal('collected'),
      collectedOn: v.string(),
      goods: goodsSchema,
    }),
    v.strictObject({ ...change, state: v.literal('declined'), reason: textSchema(LINE) }),
  ]),
};

/** A pickup request from outside; findTextFaults says whether it is complete. */
export const pickupRequestSchema: v.GenericSchema<unknown, PickupRequest> = v.strictObject(
  formEntries(PICKUP_RULES),
);
