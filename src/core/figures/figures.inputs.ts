import * as v from 'valibot';
import type { InputTypes } from '../api/api';
import { idSchema } from '../shared/id-form';
import { daySchema } from '../shared/time/day.schema';

/** What the calls of `figuresApi` take. */
export const figuresInputs = {
  read: v.strictObject({
    /** Pacific days; both are in the period. The service says whether they make sense. */
    from: daySchema,
    to: daySchema,
    /** Null for all that the person may see. */
    programId: v.nullable(idSchema),
    /** Whether small counts are hidden, so that others may see the figures. */
    figures: v.picklist(['sharing', 'internal']),
  }),
};

/** What each call of `figuresApi` takes. */
export type FiguresInput = InputTypes<typeof figuresInputs>;
