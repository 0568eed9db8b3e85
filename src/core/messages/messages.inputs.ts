import * as v from 'valibot';
import { formEntries } from '../shared/forms/form-entries';
import { pageFields } from '../shared/page-fields';
import { LINE, textSchema } from '../shared/text/text-schema';
import { isCalendarDate } from '../shared/time/calendar';
import { CONTACT_RULES, type ContactMessage } from './contact-message';
import { MESSAGE_STATES, type MessageState } from './message';
import type { MessageQuery } from './message-query';

/** Which message is asked for. */
export interface MessageId {
  readonly id: string;
}

/** A change of a message's state; `base` is the revision that it was made from. */
export interface MessageMark extends MessageId {
  readonly state: MessageState;
  readonly base: string;
}

const id = textSchema(LINE);
const state = v.picklist(MESSAGE_STATES);
const day = v.nullable(
  v.pipe(v.string(), v.check(isCalendarDate, 'This has to be a day such as 2026-11-22.')),
);

/** What the calls of `messagesApi` take. */
export const messagesInputs: {
  readonly list: v.GenericSchema<unknown, MessageQuery>;
  readonly get: v.GenericSchema<unknown, MessageId>;
  readonly mark: v.GenericSchema<unknown, MessageMark>;
} = {
  list: v.strictObject({
    ...pageFields,
    search: textSchema(LINE),
    from: day,
    to: day,
    state: v.nullable(state),
  }),
  get: v.strictObject({ id }),
  mark: v.strictObject({ id, base: textSchema(LINE), state }),
};

/** A contact message from outside; findTextFaults says whether it is complete. Unknown fields are refused. */
export const contactMessageSchema: v.GenericSchema<unknown, ContactMessage> = v.strictObject(
  formEntries(CONTACT_RULES),
);
