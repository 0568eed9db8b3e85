import type { SendWaitingMail } from '../../core/mail/send-waiting-mail';
import type { Scheduler } from '../../core/shared/system.port';

/** How often the outbox is looked into, in ms. */
const PERIOD_MS = 5000;

/**
 * Sends what waits in the outbox, now and from time to time. The returned function ends that, and resolves when the mails
 * that are being sent have been noted as sent or not.
 */
export function lookAfterMail(
  sendWaiting: Pick<SendWaitingMail, 'execute'>,
  scheduler: Pick<Scheduler, 'every'>,
): () => Promise<void> {
  const stopping = new AbortController();
  let sending: Promise<void> | null = null;
  const send = () => {
    sending ??= sendWaiting.execute(stopping.signal).finally(() => {
      sending = null;
    });
  };
  send();
  const cancel = scheduler.every(PERIOD_MS, send);
  return async () => {
    cancel();
    stopping.abort();
    await sending;
  };
}
