import type { Inbox } from '../../core/messages/inbox.port';
import { type MessageState, messageSchema } from '../../core/messages/message';
import { messageCountsSchema, messagePageSchema } from '../../core/messages/message-answers.schemas';
import type { MessageQuery } from '../../core/messages/message-query';
import { type HttpCalls, narrowed } from './http-calls';

const READ = ['unauthenticated', 'forbidden', 'validation', 'too-many', 'cancelled'] as const;
const WRITE = [
  'unauthenticated',
  'forbidden',
  'validation',
  'not-found',
  'conflict',
  'quota',
  'too-many',
] as const;
const PATH = '/api/messages';

/** Visitors' messages on the site's server. */
export class HttpInbox implements Inbox {
  constructor(private readonly calls: HttpCalls) {}

  async list(query: MessageQuery, signal?: AbortSignal): ReturnType<Inbox['list']> {
    const path = `${PATH}?q=${encodeURIComponent(JSON.stringify(query))}`;
    return narrowed(await this.calls.read(path, messagePageSchema, signal), READ);
  }

  async get(id: string, signal?: AbortSignal): ReturnType<Inbox['get']> {
    const path = `${PATH}/${encodeURIComponent(id)}`;
    return narrowed(await this.calls.read(path, messageSchema, signal), [...READ, 'not-found']);
  }

  async counts(signal?: AbortSignal): ReturnType<Inbox['counts']> {
    return narrowed(await this.calls.read(`${PATH}/counts`, messageCountsSchema, signal), READ);
  }

  async mark(id: string, state: MessageState, base: string): ReturnType<Inbox['mark']> {
    const path = `${PATH}/${encodeURIComponent(id)}`;
    const body = { state, base };
    return narrowed(await this.calls.write(path, { method: 'PUT', body }, messageSchema), WRITE);
  }
}
