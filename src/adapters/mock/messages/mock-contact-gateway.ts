import type { ContactGateway } from '../../../core/messages/contact-gateway.port';
import type { ContactMessage } from '../../../core/messages/contact-message';
import type { Logger } from '../../../core/shared/logger.port';
import { ok } from '../../../core/shared/result';
import { delay } from '../../../core/shared/time/delay';
import type { Scheduler } from '../../../core/shared/time/scheduler.port';
import { LATENCY_MS } from '../latency';

/**
 * Simulates sending a contact message: waits, logs that one was sent, and sends nothing. `keep` adds it to this browser's
 * simulated messages; the answer does not wait for it, and failing to store the message is not an error.
 */
export class MockContactGateway implements ContactGateway {
  readonly delivers = false;

  constructor(
    private readonly scheduler: Scheduler,
    private readonly logger: Logger,
    private readonly keep: (message: ContactMessage) => Promise<void>,
  ) {}

  // The message is private, so it is not logged.
  async send(message: ContactMessage): ReturnType<ContactGateway['send']> {
    await delay(this.scheduler, LATENCY_MS.contact);
    this.logger.info('A contact message was handed in. Nothing was sent.');
    this.keep(message).catch(() => this.logger.warn('The message could not be kept in this browser.'));
    return ok(undefined);
  }
}
