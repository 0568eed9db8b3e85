import * as v from 'valibot';
import { calendarDateSchema } from '../gifts/gift';
import { chosenIdSchema } from '../gifts/gift.schemas';
import { LINE } from '../shared/text/text-limits';
import { textSchema } from '../shared/text/text-schema';
import { PLAN_CHANGES, PLAN_INTERVALS, type PlanChange } from './plan';
import type { PlanDraft } from './plan-draft';

/** A plan that somebody starts, from outside; findPlanFaults says whether it makes sense. */
export const newPlanSchema: v.GenericSchema<unknown, { readonly id: string; readonly draft: PlanDraft }> =
  v.pipe(
    v.strictObject({
      id: chosenIdSchema,
      cents: v.pipe(v.number(), v.safeInteger()),
      interval: v.picklist(PLAN_INTERVALS),
      startsOn: calendarDateSchema,
    }),
    v.transform(({ id, ...draft }) => ({ id, draft })),
  );

/** A change of a plan, from outside, with the revision that it was made from. */
export const planChangeSchema: v.GenericSchema<
  unknown,
  { readonly change: PlanChange; readonly base: string }
> = v.strictObject({ change: v.picklist(PLAN_CHANGES), base: textSchema(LINE) });
