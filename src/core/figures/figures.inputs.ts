import * as v from 'valibot';
import type { InputTypes } from '../api/api';
import { LINE, textSchema } from '../shared/text/text-schema';

/** What the calls of `figuresApi` take. */
export const figuresInputs = {
  read: v.strictObject({
    /** Pacific days; both are in the period. The service says whether they make sense. */
    from: textSchema(LINE),
    to: textSchema(LINE),
    /** Null for all that the person may see. */
    programId: v.nullable(textSchema(LINE)),
    /** Whether small counts are hidden, so that others may see the figures. */
    figures: v.picklist(['sharing', 'internal']),
  }),
};

/** What each call of `figuresApi` takes. */
export type FiguresInput = InputTypes<typeof figuresInputs>;
