import type { ContactGateway } from '../../core/contact/contact-gateway.port';
import type { ContactMessage } from '../../core/contact/contact-message';
import { delay } from '../../core/shared/delay';
import type { Logger } from '../../core/shared/logger.port';
import { ok } from '../../core/shared/result';
import type { Scheduler } from '../../core/shared/scheduler.port';
import { LATENCY_MS } from './latency';

/**
 * Simulates sending a contact message: waits, logs that there was one, and sends nothing. `keep` puts it into this
 * browser's own simulated inbox; the answer does not wait for that, and a message that cannot be kept is none.
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
