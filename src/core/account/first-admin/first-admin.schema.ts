import * as v from 'valibot';
import { LINE, lineSchema, textSchema } from '../../shared/text/text-schema';
import type { FirstAdmin } from './first-admin';

/** The first admin's form with the secret of the link, from outside; findFirstAdminFaults says whether it is complete. */
export const firstAdminSchema: v.GenericSchema<unknown, FirstAdmin & { readonly secret: string }> =
  v.strictObject({
    secret: textSchema(LINE),
    name: lineSchema(LINE),
    email: lineSchema(LINE),
    password: textSchema(LINE),
  });
