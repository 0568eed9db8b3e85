import type { ContactGateway } from '../../core/contact/contact-gateway.port';
import { delay } from '../../core/shared/delay';
import type { Logger } from '../../core/shared/logger.port';
import { ok } from '../../core/shared/result';
import type { Scheduler } from '../../core/shared/scheduler.port';
import { LATENCY_MS } from './latency';

/** Simulates sending a contact message: waits, logs that there was one, and sends nothing. */
export class MockContactGateway implements ContactGateway {
  readonly delivers = false;

  constructor(
    private readonly scheduler: Scheduler,
    private readonly logger: Logger,
  ) {}

  // The message is private, so it is not logged.
  async send(): ReturnType<ContactGateway['send']> {
    await delay(this.scheduler, LATENCY_MS.contact);
    this.logger.info('A contact message was handed in. Nothing was sent.');
    return ok(undefined);
  }
}
