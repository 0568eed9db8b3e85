import type { OutboxRepository } from '../../../core/mail/outbox.repository.port';
import type { OpenFormat } from '../simulated-reads';
import { OUTBOX_FORMAT } from './outbox-format';

/**
 * The mails that a server would have sent, within a unit of work. None leaves the browser, so none is tried. `writeDue` writes those that
 * a server writes at a time of its own, before they are listed: nothing runs in a browser while nobody looks.
 */
export function simulatedOutboxRepository(
  open: OpenFormat,
  writeDue: () => Promise<unknown> = async () => {},
): OutboxRepository {
  const records = open(OUTBOX_FORMAT);
  return {
    page: async ({ state, page, size }) => {
      await writeDue();
      const chosen = records.read().filter((mail) => state === null || mail.state === state);
      return { items: chosen.slice((page - 1) * size, page * size), total: chosen.length };
    },
    tryAt: async (id) => records.read().some((mail) => mail.id === id && mail.state !== 'sent'),
  };
}
