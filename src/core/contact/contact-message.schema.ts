import * as v from 'valibot';
import { LINE, lineSchema, MESSAGE, textSchema } from '../shared/text-schema';
import type { ContactMessage } from './contact-message';

/** A contact message from outside; whether it is complete, findContactFaults says. Unknown fields are refused. */
export const contactMessageSchema: v.GenericSchema<unknown, ContactMessage> = v.strictObject({
  name: lineSchema(LINE),
  email: lineSchema(LINE),
  message: textSchema(MESSAGE),
});
