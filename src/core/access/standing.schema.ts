import * as v from 'valibot';
import type { Standing } from './second-step';

/** A standing as a server sends it. */
export const standingSchema: v.GenericSchema<unknown, Standing> = v.object({
  assurance: v.picklist(['password', 'second']),
  secondStepFrom: v.nullable(v.string()),
  hasFactor: v.boolean(),
  confirmedAt: v.number(),
  hasEasyPassword: v.optional(v.boolean()),
  readAt: v.number(),
});
