import * as v from 'valibot';
import { type CalendarDate, isCalendarDate } from '../shared/calendar-date';
import { goodsSchema } from '../shared/goods-line.schema';
import { LINE } from '../shared/text-limits';
import { textSchema } from '../shared/text-schema';
import { PICKUP_STATES } from './pickup';
import type { PickupDecision } from './pickup-decision';
import type { PickupQuery } from './pickup-query';

const whole = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(most));

/** A question for pickups from outside, with nothing beside it. */
export const pickupQuerySchema: v.GenericSchema<unknown, PickupQuery> = v.strictObject({
  search: textSchema(LINE),
  state: v.nullable(v.picklist(PICKUP_STATES)),
  page: whole(1_000_000),
  size: whole(100),
});

/** A day from outside. */
export const daySchema: v.GenericSchema<unknown, { readonly day: CalendarDate }> = v.strictObject({
  day: v.pipe(v.string(), v.check(isCalendarDate, 'This has to be a day such as 2026-11-22.')),
});

const base = textSchema(LINE);

/** A decision from outside, with the revision that it was made from; findDecisionFaults says whether it makes sense. */
export const pickupDecisionSchema: v.GenericSchema<
  unknown,
  { readonly decision: PickupDecision; readonly base: string }
> = v.pipe(
  v.variant('state', [
    v.strictObject({ state: v.literal('scheduled'), at: v.pipe(v.number(), v.safeInteger()), base }),
    v.strictObject({ state: v.literal('collected'), collectedOn: v.string(), goods: goodsSchema, base }),
    v.strictObject({ state: v.literal('declined'), reason: textSchema(LINE), base }),
  ]),
  v.transform(({ base: seen, ...decision }) => ({ decision, base: seen })),
);
