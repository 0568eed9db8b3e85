import * as v from 'valibot';
import { command, IN_ADDRESS, type PortOf, query, REFUSED } from '../api/api';
import type { MailInput, OutboxQuery } from './mail.inputs';
import { type OutboxPage, outboxMailSchema } from './outbox-mail';

const page: v.GenericSchema<unknown, OutboxPage> = v.object({
  items: v.array(outboxMailSchema),
  total: v.number(),
  sends: v.boolean(),
});

/** What admins can ask of the mails of the site. */
export const mailApi = {
  area: 'mail',
  calls: {
    list: query<OutboxQuery>()('outbox.list', page, REFUSED, IN_ADDRESS),
    /** Has a mail that waits or was given up tried now, with all its tries before it; 'not-found' for any other. */
    tryAgain: command<MailInput['tryAgain']>()('outbox.try-again', v.void(), [
      ...REFUSED,
      'not-found',
      'quota',
    ]),
  },
} as const;

/** What the foundation sends by mail, for admins. */
export interface Outbox extends PortOf<typeof mailApi> {}
