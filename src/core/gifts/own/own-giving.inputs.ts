import * as v from 'valibot';
import { PLAN_CHANGES, PLAN_INTERVALS, type PlanChange } from '../../plans/plan';
import type { PlanDraft } from '../../plans/plan-draft';
import { chosenIdSchema } from '../../shared/id-form';
import { LINE, textSchema } from '../../shared/text/text-schema';
import { calendarDateSchema } from '../gift';

/** A plan that somebody starts, under an id that they chose. */
export type PlanStarted = PlanDraft & { readonly id: string };

/** A change of a plan; `base` is the revision that it was made from. */
export interface PlanChanged {
  readonly id: string;
  readonly change: PlanChange;
  readonly base: string;
}

const line = textSchema(LINE);

/** What the calls of `ownGivingApi` take. findPlanFaults says whether a plan makes sense. */
export const ownGivingInputs: {
  readonly startPlan: v.GenericSchema<unknown, PlanStarted>;
  readonly changePlan: v.GenericSchema<unknown, PlanChanged>;
} = {
  startPlan: v.strictObject({
    id: chosenIdSchema,
    cents: v.pipe(v.number(), v.safeInteger()),
    interval: v.picklist(PLAN_INTERVALS),
    startsOn: calendarDateSchema,
  }),
  changePlan: v.strictObject({ id: line, change: v.picklist(PLAN_CHANGES), base: line }),
};
