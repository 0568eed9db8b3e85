import * as v from 'valibot';
import { calendarFileSchema } from '../shared/calendar-file';
import { isEmailAddress } from '../shared/text/email-address';
import { LANGUAGES } from '../shared/text/language';
import { LINE, lineSchema, NOTE, textSchema } from '../shared/text/text-schema';
import { MAIL_KINDS } from './mail-kinds.texts';

/** One address and nothing beside it: a second address, a name or a line break would be another header's beginning. */
const address = v.pipe(lineSchema(LINE), v.check(isEmailAddress));
/** Plain text; a line break within one is kept. */
const text = textSchema(NOTE);
/** A text in another language than the rest of the mail names it. */
const paragraph = v.union([text, v.strictObject({ language: v.picklist(LANGUAGES), text })]);
const paragraphs: v.GenericSchema<unknown, readonly v.InferOutput<typeof paragraph>[]> = v.array(paragraph);
const url = v.pipe(v.string(), v.maxLength(2000), v.regex(/^https?:\/\/[^\s"<>]+$/));

/** A mail that can be sent, from outside: its headers hold one line each, and its link leads to the web. */
export const mailSchema = v.strictObject({
  kind: v.picklist(MAIL_KINDS),
  to: address,
  /** That of its reader, in which all of it is written. */
  language: v.picklist(LANGUAGES),
  /** Where an answer goes; where the settings say when it is left out. */
  replyTo: v.exactOptional(address),
  /** The id of the account whose owner it tells about, or of the record of somebody without one; nobody reads it in the mail, and an erasure finds the mail by it. */
  about: v.exactOptional(lineSchema(LINE)),
  subject: v.pipe(lineSchema(LINE), v.minLength(1)),
  paragraphs,
  /** What the mail asks for: a button in HTML, a line with the address in plain text. */
  link: v.exactOptional(v.strictObject({ label: lineSchema(LINE), url })),
  /** Who writes: the first line and the signature. Missing where the mail names the foundation itself. */
  foundation: v.exactOptional(v.pipe(lineSchema(LINE), v.minLength(1))),
  /** What stands below the link. */
  closing: v.exactOptional(paragraphs),
  /** The same page in Spanish, told at the end to somebody who has not chosen a language. */
  spanishLink: v.exactOptional(url),
  /** Not sent from this instant on, in ms since the epoch: what it says is over then. */
  expiresAt: v.exactOptional(v.number()),
  /** Goes along as a file, which is written when the mail is sent. */
  calendar: v.exactOptional(calendarFileSchema),
});
