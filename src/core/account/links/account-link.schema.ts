import * as v from 'valibot';
import { LINE, lineSchema, textSchema } from '../../shared/text/text-schema';
import { type AccountLink, LINK_PURPOSES } from './account-links.port';

const entries = { purpose: v.picklist(LINK_PURPOSES), secret: lineSchema(LINE) };

/** A link, from outside. */
export const accountLinkSchema: v.GenericSchema<unknown, AccountLink> = v.strictObject(entries);

/** A link with the password that its holder chooses, from outside. */
export const chosenPasswordSchema: v.GenericSchema<unknown, AccountLink & { readonly password: string }> =
  v.strictObject({ ...entries, password: textSchema(LINE) });

/** The address of somebody who has forgotten their password, from outside. */
export const linkRequestSchema: v.GenericSchema<unknown, { readonly email: string }> = v.strictObject({
  email: lineSchema(LINE),
});
