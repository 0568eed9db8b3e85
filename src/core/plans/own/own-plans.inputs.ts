import * as v from 'valibot';
import type { InputTypes } from '../../api/api';
import { calendarDateSchema } from '../../gifts/gift';
import { chosenIdSchema } from '../../shared/id-form';
import { LINE, textSchema } from '../../shared/text/text-schema';
import { PLAN_CHANGES, PLAN_INTERVALS } from '../plan';

const line = textSchema(LINE);

/** What the calls of `ownPlansApi` take. findPlanFaults says whether a plan makes sense. */
export const ownPlansInputs = {
  start: v.strictObject({
    id: chosenIdSchema,
    cents: v.pipe(v.number(), v.safeInteger()),
    interval: v.picklist(PLAN_INTERVALS),
    startsOn: calendarDateSchema,
  }),
  change: v.strictObject({ id: line, change: v.picklist(PLAN_CHANGES), base: line }),
};

/** What each call of `ownPlansApi` takes; `base` is the revision that a change was made from. */
export type OwnPlansInput = InputTypes<typeof ownPlansInputs>;
