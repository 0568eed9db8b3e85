import * as v from 'valibot';
import type { FormSigns } from './form-signs';

/** The signs as they come from outside. */
export const formSignsSchema: v.GenericSchema<unknown, FormSigns> = v.strictObject({
  trap: v.pipe(v.string(), v.maxLength(500)),
  openMs: v.number(),
});
