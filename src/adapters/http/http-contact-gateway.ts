import * as v from 'valibot';
import type { ContactGateway } from '../../core/contact/contact-gateway.port';
import type { ContactMessage } from '../../core/contact/contact-message';
import { type HttpCalls, narrowed } from './http-calls';

/** Sends visitors' messages to the site's server. */
export class HttpContactGateway implements ContactGateway {
  readonly delivers = true;

  constructor(private readonly calls: HttpCalls) {}

  async send(message: ContactMessage): ReturnType<ContactGateway['send']> {
    const sent = await this.calls.write('/api/messages', { method: 'POST', body: message }, v.undefined());
    return narrowed(sent, ['too-many', 'validation']);
  }
}
