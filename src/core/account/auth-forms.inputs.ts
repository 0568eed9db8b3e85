import * as v from 'valibot';
import { LINE, lineSchema, textSchema } from '../shared/text/text-schema';
import type { Credentials } from './auth-gateway.port';
import type { FirstAdmin } from './first-admin.port';
import { type AccountLink, LINK_PURPOSES } from './links/account-links.port';

const line = lineSchema(LINE);
const text = textSchema(LINE);
const link = { purpose: v.picklist(LINK_PURPOSES), secret: line };

/** What the auth pages send: each form as the server takes it. */
export const authFormsInputs: {
  readonly credentials: v.GenericSchema<unknown, Credentials>;
  /** With the secret of the one-time link; findFirstAdminFaults says whether it is complete. */
  readonly firstAdmin: v.GenericSchema<unknown, FirstAdmin & { readonly secret: string }>;
  readonly link: v.GenericSchema<unknown, AccountLink>;
  readonly chosenPassword: v.GenericSchema<unknown, AccountLink & { readonly password: string }>;
  /** The address of somebody who forgot their password. */
  readonly linkRequest: v.GenericSchema<unknown, { readonly email: string }>;
} = {
  credentials: v.strictObject({ email: text, password: text }),
  firstAdmin: v.strictObject({ secret: text, name: line, email: line, password: text }),
  link: v.strictObject(link),
  chosenPassword: v.strictObject({ ...link, password: text }),
  linkRequest: v.strictObject({ email: line }),
};
