import type { ContactGateway } from '../../core/contact/contact-gateway.port';
import type { ContactMessage } from '../../core/contact/contact-message';
import { ok } from '../../core/shared/result';

/** Keeps messages in a variable: for prerendering and for tests. */
export class InMemoryContactGateway implements ContactGateway {
  readonly received: ContactMessage[] = [];

  constructor(readonly delivers: boolean) {}

  async send(message: ContactMessage): ReturnType<ContactGateway['send']> {
    this.received.push(message);
    return ok(undefined);
  }
}
