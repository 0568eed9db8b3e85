import * as v from 'valibot';
import type { Outbox, OutboxQuery } from '../../core/mail/outbox.port';
import { outboxPageSchema } from '../../core/mail/outbox.schema';
import { type HttpCalls, narrowed } from './http-calls';

const REFUSED = ['unauthenticated', 'forbidden'] as const;
const PATH = '/api/outbox';

/** The outbox on the site's server. */
export class HttpOutbox implements Outbox {
  constructor(private readonly calls: HttpCalls) {}

  async list({ state, page, size }: OutboxQuery): ReturnType<Outbox['list']> {
    const asked = new URLSearchParams({ page: `${page}`, size: `${size}`, ...(state && { state }) });
    return narrowed(await this.calls.read(`${PATH}?${asked}`, outboxPageSchema), REFUSED);
  }

  async tryAgain(id: string): ReturnType<Outbox['tryAgain']> {
    const path = `${PATH}/${encodeURIComponent(id)}/try`;
    return narrowed(await this.calls.write(path, { method: 'POST' }, v.void()), [...REFUSED, 'not-found']);
  }
}
