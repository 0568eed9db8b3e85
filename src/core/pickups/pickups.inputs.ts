import * as v from 'valibot';
import type { InputTypes } from '../api/api';
import { changeEntries } from '../shared/change-entries';
import { writtenEntries } from '../shared/forms/form-entries';
import type { Written } from '../shared/forms/written-form';
import { goodsSchema } from '../shared/goods/goods-line.schema';
import { idSchema } from '../shared/id-form';
import { pageFields } from '../shared/page.schema';
import { LINE, textSchema } from '../shared/text/text-schema';
import { daySchema } from '../shared/time/day.schema';
import { PICKUP_STATES } from './pickup';
import { PICKUP_RULES, type PickupRequest } from './pickup-request';

/** What the calls of `pickupsApi` take. findDecisionFaults says whether a decision makes sense. */
export const pickupsInputs = {
  list: v.strictObject({
    ...pageFields(),
    /** Each of its words begins a word of what the donor wrote; an empty one finds everything. */
    search: textSchema(LINE),
    /** Null for all. */
    state: v.nullable(v.picklist(PICKUP_STATES)),
  }),
  get: v.strictObject({ id: idSchema }),
  /** A day in Las Vegas. */
  onDay: v.strictObject({
    day: daySchema,
  }),
  /** A PickupDecision; `base` is the revision that it was made from. */
  decide: v.variant('state', [
    v.strictObject({
      ...changeEntries,
      state: v.literal('scheduled'),
      at: v.pipe(v.number(), v.safeInteger()),
    }),
    v.strictObject({
      ...changeEntries,
      state: v.literal('collected'),
      collectedOn: daySchema,
      goods: goodsSchema,
    }),
    v.strictObject({ ...changeEntries, state: v.literal('declined'), reason: textSchema(LINE) }),
  ]),
};

/** What each call of `pickupsApi` takes. */
export type PickupsInput = InputTypes<typeof pickupsInputs>;

/** A pickup request from outside; findTextFaults says whether it is complete. */
export const pickupRequestSchema: v.GenericSchema<unknown, Written<PickupRequest>> = v.strictObject(
  writtenEntries(PICKUP_RULES),
);
