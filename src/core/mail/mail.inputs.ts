import * as v from 'valibot';
import { pageFields } from '../shared/page-fields';
import type { PageQuery } from '../shared/page-of';
import { LINE, textSchema } from '../shared/text/text-schema';
import { MAIL_STATES, type MailState } from './outbox-mail';

/** Which mails are asked for. */
export interface OutboxQuery extends PageQuery {
  /** Null for all. */
  readonly state: MailState | null;
}

/** Which mail is asked for. */
export interface MailId {
  readonly id: string;
}

/** What the calls of `mailApi` take. */
export const mailInputs: {
  readonly list: v.GenericSchema<unknown, OutboxQuery>;
  readonly tryAgain: v.GenericSchema<unknown, MailId>;
} = {
  list: v.strictObject({ ...pageFields, state: v.nullable(v.picklist(MAIL_STATES)) }),
  tryAgain: v.strictObject({ id: textSchema(LINE) }),
};
