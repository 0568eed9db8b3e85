import * as v from 'valibot';
import { LINE, MESSAGE, textSchema } from '../shared/text-schema';
import type { ContactMessage } from './contact-message';

/** A contact message from outside; whether it is complete, findContactFaults says. Unknown fields are refused. */
export const contactMessageSchema: v.GenericSchema<unknown, ContactMessage> = v.strictObject({
  name: textSchema(LINE),
  email: textSchema(LINE),
  message: textSchema(MESSAGE),
});
