import type { ContactGateway } from '../../core/messages/contact-gateway.port';
import type { ContactMessage } from '../../core/messages/contact-message';
import type { HttpFormCalls } from './http-form-calls';

/** Sends visitors' messages to the site's server. */
export class HttpContactGateway implements ContactGateway {
  readonly delivers = true;

  constructor(private readonly forms: HttpFormCalls) {}

  send(message: ContactMessage): ReturnType<ContactGateway['send']> {
    return this.forms.send('/api/messages', message);
  }
}
