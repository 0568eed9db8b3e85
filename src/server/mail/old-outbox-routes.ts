import { Hono } from 'hono';
import type { Outbox } from '../../core/mail/mail.api';
import { failureAnswer } from '../failure-answer';
import { allow } from '../guards';
import type { ServerEnvironment } from '../server-environment';

/** '/api/outbox', as the version before asked for mails; a page that is open during a deployment may ask once more. */
export function oldOutboxRoutes(outbox: Outbox): Hono<ServerEnvironment> {
  return new Hono<ServerEnvironment>()
    .get('/', allow('outbox.list'), (context) => {
      const { state = null, page = '1', size = '20' } = context.req.query();
      const asked = JSON.stringify({ state, page: Number(page), size: Number(size) });
      return context.redirect(`/api/mail/list?q=${encodeURIComponent(asked)}`);
    })
    .post('/:id/try', allow('outbox.try-again'), async (context) => {
      const tried = await outbox.tryAgain({ id: context.req.param('id') });
      return tried.ok ? context.body(null, 204) : failureAnswer(context, tried.failure);
    });
}
