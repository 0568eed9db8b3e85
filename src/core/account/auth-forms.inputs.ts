import * as v from 'valibot';
import { LANGUAGES } from '../shared/text/language';
import { LINE, lineSchema, textSchema } from '../shared/text/text-schema';
import { LINK_PURPOSES } from './links/account-links.port';
import { proofSchema } from './second-factor/proof';

const line = lineSchema(LINE);
const text = textSchema(LINE);
const link = { purpose: v.picklist(LINK_PURPOSES), secret: line };

/** What the auth pages send: each form as the server takes it. */
export const authFormsInputs = {
  /** `reset` is the secret of a link to set up the second step again. */
  credentials: v.strictObject({ email: text, password: text, reset: v.exactOptional(line) }),
  /** The second step of a sign-in. */
  secondStep: proofSchema,
  /** With the secret of the one-time link; findFirstAdminFaults says whether it is complete. */
  firstAdmin: v.strictObject({ secret: text, name: line, email: line, password: text }),
  link: v.strictObject(link),
  /** `page` is the language of the page. */
  chosenPassword: v.strictObject({
    ...link,
    password: text,
    page: v.exactOptional(v.picklist(LANGUAGES)),
  }),
  /** The address of somebody who forgot their password. */
  linkRequest: v.strictObject({ email: line }),
};
