import type { ContactGateway } from '../../../src/core/messages/contact-gateway.port';
import type { ContactMessage } from '../../../src/core/messages/contact-message';
import { ok } from '../../../src/core/shared/result';

/** Keeps messages in a variable. */
export class InMemoryContactGateway implements ContactGateway {
  readonly received: ContactMessage[] = [];

  constructor(readonly delivers: boolean) {}

  async send(message: ContactMessage): ReturnType<ContactGateway['send']> {
    this.received.push(message);
    return ok(undefined);
  }
}
