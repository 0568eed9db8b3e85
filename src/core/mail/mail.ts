import type * as v from 'valibot';
import type { mailSchema } from './mail.schema';

/** One mail to one person. Its text and its HTML are both made from this (mail-text.ts, mail-html.ts). */
export type Mail = Readonly<v.InferOutput<typeof mailSchema>>;

/** A paragraph of a mail; one in another language than the rest of the mail names it. */
export type Paragraph = Mail['paragraphs'][number];
