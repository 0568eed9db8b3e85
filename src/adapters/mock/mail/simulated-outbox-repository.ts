import type { OutboxRepository } from '../../../core/mail/outbox.repository.port';
import type { OpenFormat } from '../simulated-reads';
import { OUTBOX_FORMAT } from './outbox-format';

/** The mails that a server would have sent, within a unit of work. None leaves the browser, so none is tried. */
export function simulatedOutboxRepository(open: OpenFormat): OutboxRepository {
  const kept = open(OUTBOX_FORMAT);
  return {
    page: async ({ state, page, size }) => {
      const chosen = kept.read().filter((mail) => state === null || mail.state === state);
      return { items: chosen.slice((page - 1) * size, page * size), total: chosen.length };
    },
    tryAt: async (id) => kept.read().some((mail) => mail.id === id && mail.state !== 'sent'),
  };
}
