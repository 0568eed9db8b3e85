import * as v from 'valibot';
import type { InputTypes } from '../api/api';
import { writtenEntries } from '../shared/forms/form-entries';
import type { Written } from '../shared/forms/written-form';
import { idSchema } from '../shared/id-form';
import { pageFields } from '../shared/page.schema';
import { LINE, textSchema } from '../shared/text/text-schema';
import { daySchema } from '../shared/time/day.schema';
import { CONTACT_RULES, type ContactMessage } from './contact-message';
import { MESSAGE_STATES, MESSAGE_TOPICS } from './message';
import { SHOE_REQUEST_RULES, type ShoeRequest } from './shoe-request';

const state = v.picklist(MESSAGE_STATES);
const day = v.nullable(daySchema);

/** What the calls of `messagesApi` take. */
export const messagesInputs = {
  list: v.strictObject({
    ...pageFields(),
    /** Each of its words begins a word of the name, the contact or the text; an empty one finds everything. */
    search: textSchema(LINE),
    /** The first and the last day of arrival in Las Vegas. */
    from: day,
    to: day,
    /** Null for all that are not archived. */
    state: v.nullable(state),
    /** Null for all. */
    topic: v.nullable(v.picklist(MESSAGE_TOPICS)),
  }),
  get: v.strictObject({ id: idSchema }),
  /** `base` is the revision that the change was made from. */
  mark: v.strictObject({ id: idSchema, base: textSchema(LINE), state }),
};

/** What each call of `messagesApi` takes. */
export type MessagesInput = InputTypes<typeof messagesInputs>;

/** A contact message from outside; findTextFaults says whether it is complete. Unknown fields are refused. */
export const contactMessageSchema: v.GenericSchema<unknown, Written<ContactMessage>> = v.strictObject(
  writtenEntries(CONTACT_RULES),
);

/** A request for shoes from outside; findTextFaults says whether it is complete. Unknown fields are refused. */
export const shoeRequestSchema: v.GenericSchema<unknown, Written<ShoeRequest>> = v.strictObject(
  writtenEntries(SHOE_REQUEST_RULES),
);
