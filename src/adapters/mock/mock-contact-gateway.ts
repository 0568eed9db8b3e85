import type { ContactGateway } from '../../core/contact/contact-gateway.port';
import { delay } from '../../core/shared/delay';
import type { Logger } from '../../core/shared/logger.port';
import { ok } from '../../core/shared/result';
import type { Scheduler } from '../../core/shared/scheduler.port';
import { LATENCY_MS } from './latency';

/** The simulated mail room: waits, says in the console that a message came, and sends nothing. */
export class MockContactGateway implements ContactGateway {
  readonly delivers = false;

  constructor(
    private readonly scheduler: Scheduler,
    private readonly logger: Logger,
  ) {}

  // What the person wrote is theirs and stays out of the console.
  async send(): ReturnType<ContactGateway['send']> {
    await delay(this.scheduler, LATENCY_MS.contact);
    this.logger.info('A contact message was handed in. Nothing was sent.');
    return ok(undefined);
  }
}
