import { Hono } from 'hono';
import * as v from 'valibot';
import type { Outbox } from '../../core/mail/outbox.port';
import { outboxQuerySchema } from '../../core/mail/outbox-query.schema';
import { failureAnswer } from '../failure-answer';
import { allow } from '../guards';
import type { ServerEnvironment } from '../server-environment';

/** '/api/outbox': the mails of the site, for admins. */
export function outboxRoutes(outbox: Outbox): Hono<ServerEnvironment> {
  return new Hono<ServerEnvironment>()
    .get('/', allow('outbox.list'), async (context) => {
      const query = v.safeParse(outboxQuerySchema, context.req.query());
      if (!query.success) return failureAnswer(context, { code: 'validation', fields: [] });
      const listed = await outbox.list(query.output);
      return listed.ok ? context.json(listed.value) : failureAnswer(context, listed.failure);
    })
    .post('/:id/try', allow('outbox.try-again'), async (context) => {
      const tried = await outbox.tryAgain(context.req.param('id'));
      return tried.ok ? context.body(null, 204) : failureAnswer(context, tried.failure);
    });
}
