import type { Outbox } from '../../core/mail/mail.api';
import { empty, type Route, resultAnswer, route } from '../http';

/** '/api/outbox', as the version before asked for mails; a page that is open during a deployment may ask once more. */
export function oldOutboxRoutes(outbox: Outbox): readonly Route[] {
  return [
    route('GET /api/outbox', 'outbox.list', ({ query }) => {
      const [page, size] = [Number(query('page') ?? '1'), Number(query('size') ?? '20')];
      const asked = JSON.stringify({ state: query('state') ?? null, page, size });
      return empty(302, { Location: `/api/mail/list?q=${encodeURIComponent(asked)}` });
    }),
    route('POST /api/outbox/:id/try', 'outbox.try-again', async ({ fields: { id = '' } }) =>
      resultAnswer(await outbox.tryAgain({ id }), 204),
    ),
  ];
}
