import * as v from 'valibot';
import type { InputTypes } from '../api/api';
import { idSchema } from '../shared/id-form';
import { pageFields } from '../shared/page.schema';
import { MAIL_STATES } from './outbox-mail';

/** What the calls of `mailApi` take. */
export const mailInputs = {
  /** A state of null is for all. */
  list: v.strictObject({ ...pageFields(), state: v.nullable(v.picklist(MAIL_STATES)) }),
  tryAgain: v.strictObject({ id: idSchema }),
};

/** What each call of `mailApi` takes. */
export type MailInput = InputTypes<typeof mailInputs>;
/** Which mails are asked for. */
export type OutboxQuery = MailInput['list'];
