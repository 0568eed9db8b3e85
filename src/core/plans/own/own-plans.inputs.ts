import * as v from 'valibot';
import type { InputTypes } from '../../api/api';
import { chosenIdSchema, idSchema } from '../../shared/id-form';
import { LINE, textSchema } from '../../shared/text/text-schema';
import { daySchema } from '../../shared/time/day.schema';
import { PLAN_CHANGES, PLAN_INTERVALS } from '../plan';

const line = textSchema(LINE);

/** What the calls of `ownPlansApi` take. findPlanFaults says whether a plan makes sense. */
export const ownPlansInputs = {
  start: v.strictObject({
    id: chosenIdSchema,
    cents: v.pipe(v.number(), v.safeInteger()),
    interval: v.picklist(PLAN_INTERVALS),
    startsOn: daySchema,
  }),
  change: v.strictObject({ id: idSchema, change: v.picklist(PLAN_CHANGES), base: line }),
};

/** What each call of `ownPlansApi` takes; `base` is the revision that a change was made from. */
export type OwnPlansInput = InputTypes<typeof ownPlansInputs>;
