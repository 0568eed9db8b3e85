import * as v from 'valibot';
import { LINE, textSchema } from '../shared/text/text-schema';
import type { Credentials } from './auth-gateway.port';

/** What somebody signs in with, from outside. */
export const credentialsSchema: v.GenericSchema<unknown, Credentials> = v.strictObject({
  email: textSchema(LINE),
  password: textSchema(LINE),
});
