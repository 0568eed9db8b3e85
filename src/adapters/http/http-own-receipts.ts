import * as v from 'valibot';
import type { OwnReceipts } from '../../core/receipts/own-receipts.port';
import { receiptSchema } from '../../core/receipts/receipt';
import { type HttpCalls, narrowed } from './http-calls';

const READ = ['unauthenticated', 'forbidden', 'too-many', 'cancelled'] as const;
const PATH = '/api/own-receipts';

/** The signed-in person's receipts, on the site's server. */
export class HttpOwnReceipts implements OwnReceipts {
  constructor(private readonly calls: HttpCalls) {}

  async list(signal?: AbortSignal): ReturnType<OwnReceipts['list']> {
    return narrowed(await this.calls.read(PATH, v.array(receiptSchema), signal), READ);
  }

  async read(id: string, signal?: AbortSignal): ReturnType<OwnReceipts['read']> {
    const answer = await this.calls.read(`${PATH}/${encodeURIComponent(id)}`, receiptSchema, signal);
    return narrowed(answer, [...READ, 'not-found']);
  }
}
