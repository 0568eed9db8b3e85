import * as v from 'valibot';
import { formEntries } from '../shared/forms/form-entries';
import { CONTACT_RULES, type ContactMessage } from './contact-message';

/** A contact message from outside; findTextFaults says whether it is complete. Unknown fields are refused. */
export const contactMessageSchema: v.GenericSchema<unknown, ContactMessage> = v.strictObject(
  formEntries(CONTACT_RULES),
);
