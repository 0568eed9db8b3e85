import type { Outbox } from '../../core/mail/mail.api';
import { empty, type Route, resultAnswer } from '../http';

/** '/api/outbox', as the version before asked for mails; a page that is open during a deployment may ask once more. */
export function oldOutboxRoutes(outbox: Outbox): readonly Route[] {
  return [
    {
      ...{ method: 'GET', path: '/api/outbox', right: 'outbox.list' },
      answer: ({ query }) => {
        const [page, size] = [Number(query('page') ?? '1'), Number(query('size') ?? '20')];
        const asked = JSON.stringify({ state: query('state') ?? null, page, size });
        return empty(302, { Location: `/api/mail/list?q=${encodeURIComponent(asked)}` });
      },
    },
    {
      ...{ method: 'POST', path: '/api/outbox/:id/try', right: 'outbox.try-again' },
      answer: async ({ fields: { id = '' } }) => resultAnswer(await outbox.tryAgain({ id }), 204),
    },
  ];
}
