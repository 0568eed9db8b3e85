import * as v from 'valibot';
import type { ReceiptAsk } from '../../core/receipts/issue-receipt';
import { receiptSchema } from '../../core/receipts/receipt';
import {
  donorYearPageSchema,
  keptReceiptSchema,
  receiptPageSchema,
} from '../../core/receipts/receipt-answers.schemas';
import type { DonorYearQuery, ReceiptBook, ReceiptQuery } from '../../core/receipts/receipt-book.port';
import { receiptMailingsSchema, receiptRunSchema } from '../../core/receipts/receipt-run';
import { type HttpCalls, narrowed } from './http-calls';

const READ = ['unauthenticated', 'forbidden', 'too-many', 'cancelled'] as const;
const WRITE = [...READ, 'validation', 'not-found', 'conflict', 'quota'] as const;
const PATH = '/api/receipts';

/** The receipts on the site's server. */
export class HttpReceiptBook implements ReceiptBook {
  constructor(private readonly calls: HttpCalls) {}

  async list(query: ReceiptQuery, signal?: AbortSignal): ReturnType<ReceiptBook['list']> {
    const path = `${PATH}?q=${encodeURIComponent(JSON.stringify(query))}`;
    return narrowed(await this.calls.read(path, receiptPageSchema, signal), READ);
  }

  async read(id: string, signal?: AbortSignal): ReturnType<ReceiptBook['read']> {
    const answer = await this.calls.read(receiptPath(id), keptReceiptSchema, signal);
    return narrowed(answer, [...READ, 'not-found']);
  }

  async donors(query: DonorYearQuery, signal?: AbortSignal): ReturnType<ReceiptBook['donors']> {
    const path = `${PATH}/donors?q=${encodeURIComponent(JSON.stringify(query))}`;
    return narrowed(await this.calls.read(path, donorYearPageSchema, signal), READ);
  }

  async issue(id: string, ask: ReceiptAsk): ReturnType<ReceiptBook['issue']> {
    const request = { method: 'POST', body: { id, ask } } as const;
    return narrowed(await this.calls.write(PATH, request, receiptSchema), WRITE);
  }

  async void(id: string, reason: string): ReturnType<ReceiptBook['void']> {
    const request = { method: 'PUT', body: { reason } } as const;
    return narrowed(await this.calls.write(`${receiptPath(id)}/voided`, request, receiptSchema), WRITE);
  }

  async replace(id: string, newId: string, reason: string): ReturnType<ReceiptBook['replace']> {
    const request = { method: 'PUT', body: { newId, reason } } as const;
    return narrowed(await this.calls.write(`${receiptPath(id)}/replaced`, request, receiptSchema), WRITE);
  }

  async send(id: string): ReturnType<ReceiptBook['send']> {
    const path = `${receiptPath(id)}/mailings`;
    return narrowed(await this.calls.write(path, { method: 'POST' }, receiptMailingsSchema), WRITE);
  }

  async mailings(id: string, signal?: AbortSignal): ReturnType<ReceiptBook['mailings']> {
    const path = `${receiptPath(id)}/mailings`;
    return narrowed(await this.calls.read(path, receiptMailingsSchema, signal), READ);
  }

  async run(year: number, signal?: AbortSignal): ReturnType<ReceiptBook['run']> {
    return narrowed(await this.calls.read(runPath(year), v.nullable(receiptRunSchema), signal), READ);
  }

  async startRun(year: number): ReturnType<ReceiptBook['startRun']> {
    return narrowed(await this.calls.write(runPath(year), { method: 'PUT' }, receiptRunSchema), WRITE);
  }

  async stopRun(year: number): ReturnType<ReceiptBook['stopRun']> {
    return narrowed(await this.calls.write(runPath(year), { method: 'DELETE' }, receiptRunSchema), WRITE);
  }
}

const receiptPath = (id: string) => `${PATH}/${encodeURIComponent(id)}`;
const runPath = (year: number) => `${PATH}/runs/${year}`;
