import * as v from 'valibot';
import type { InputTypes } from '../../api/api';
import { PLAN_CHANGES, PLAN_INTERVALS } from '../../plans/plan';
import { chosenIdSchema } from '../../shared/id-form';
import { LINE, textSchema } from '../../shared/text/text-schema';
import { calendarDateSchema } from '../gift';

const line = textSchema(LINE);

/** What the calls of `ownGiftsApi` take. findPlanFaults says whether a plan makes sense. */
export const ownGiftsInputs = {
  startPlan: v.strictObject({
    id: chosenIdSchema,
    cents: v.pipe(v.number(), v.safeInteger()),
    interval: v.picklist(PLAN_INTERVALS),
    startsOn: calendarDateSchema,
  }),
  changePlan: v.strictObject({ id: line, change: v.picklist(PLAN_CHANGES), base: line }),
};

/** What each call of `ownGiftsApi` takes; `base` is the revision that a change was made from. */
export type OwnGiftsInput = InputTypes<typeof ownGiftsInputs>;
