import * as v from 'valibot';
import type { FirstAdmin, FirstAdminGateway } from '../../core/account/first-admin.port';
import { type HttpCalls, narrowed } from './http-calls';

/** Makes the first admin at the site's server. */
export class HttpFirstAdminGateway implements FirstAdminGateway {
  constructor(private readonly calls: HttpCalls) {}

  async create(secret: string, admin: FirstAdmin): ReturnType<FirstAdminGateway['create']> {
    const body = { secret, ...admin };
    const created = await this.calls.write('/api/first-admin', { method: 'POST', body }, v.undefined());
    return narrowed(created, ['not-found', 'conflict', 'validation', 'too-many']);
  }
}
