import * as v from 'valibot';
import { isEmailAddress } from '../shared/text/email-address';
import { LINE, lineSchema, NOTE, textSchema } from '../shared/text/text-schema';
import { MAIL_KINDS, type Mail } from './mail';

/** One address and nothing beside it: a second address, a name or a line break would be another header's beginning. */
const address = v.pipe(lineSchema(LINE), v.check(isEmailAddress));
const paragraphs = v.array(textSchema(NOTE));

/** A mail that can be sent, from outside: its headers hold one line each, and its link leads to the web. */
export const mailSchema: v.GenericSchema<unknown, Mail> = v.strictObject({
  kind: v.picklist(MAIL_KINDS),
  to: address,
  replyTo: v.exactOptional(address),
  subject: v.pipe(lineSchema(LINE), v.minLength(1)),
  paragraphs,
  link: v.exactOptional(
    v.strictObject({
      label: lineSchema(LINE),
      url: v.pipe(v.string(), v.maxLength(2000), v.regex(/^https?:\/\/[^\s"<>]+$/)),
    }),
  ),
  foundation: v.exactOptional(v.pipe(lineSchema(LINE), v.minLength(1))),
  closing: v.exactOptional(paragraphs),
});
