import * as v from 'valibot';
import { giftFiguresSchema } from '../../core/gifts/figures';
import { giftSchema, type Refund } from '../../core/gifts/gift';
import { giftBatchSchema, giftPageSchema, rowOutcomeSchema } from '../../core/gifts/gift-answers.schemas';
import type { GiftBook } from '../../core/gifts/gift-book.port';
import type { GiftCorrection } from '../../core/gifts/gift-correction';
import type { GiftDraft } from '../../core/gifts/gift-draft';
import type { GiftQuery } from '../../core/gifts/gift-query';
import type { GoodsDraft } from '../../core/gifts/goods-draft';
import type { GiftBatchQuery } from '../../core/gifts/import/gift-batch';
import { type GiftImportDraft, giftImportSchema } from '../../core/gifts/import/gift-import';
import { pickupSchema } from '../../core/pickups/pickup';
import { donorPlanSchema } from '../../core/plans/donor-plans';
import { type HttpCalls, narrowed } from './http-calls';

const READ = ['unauthenticated', 'forbidden', 'too-many', 'cancelled'] as const;
const WRITE = [...READ, 'validation', 'not-found', 'conflict', 'quota'] as const;
const PAGE = giftPageSchema(pickupSchema);
const BATCH = giftBatchSchema(pickupSchema);
const PATH = '/api/gift-book';

/** The gift book on the site's server. */
export class HttpGiftBook implements GiftBook {
  constructor(private readonly calls: HttpCalls) {}

  async list(query: GiftQuery, signal?: AbortSignal): ReturnType<GiftBook['list']> {
    const path = `${PATH}?q=${encodeURIComponent(JSON.stringify(query))}`;
    return narrowed(await this.calls.read(path, PAGE, signal), READ);
  }

  async batch(query: GiftBatchQuery, signal?: AbortSignal): ReturnType<GiftBook['batch']> {
    const path = `${PATH}/batch?q=${encodeURIComponent(JSON.stringify(query))}`;
    return narrowed(await this.calls.read(path, BATCH, signal), READ);
  }

  async get(id: string, signal?: AbortSignal): ReturnType<GiftBook['get']> {
    return narrowed(await this.calls.read(giftPath(id), giftSchema, signal), [...READ, 'not-found']);
  }

  async figures(signal?: AbortSignal): ReturnType<GiftBook['figures']> {
    return narrowed(await this.calls.read(`${PATH}/figures`, giftFiguresSchema, signal), READ);
  }

  async plans(signal?: AbortSignal): ReturnType<GiftBook['plans']> {
    return narrowed(await this.calls.read(`${PATH}/plans`, v.array(donorPlanSchema), signal), READ);
  }

  async record(id: string, draft: GiftDraft): ReturnType<GiftBook['record']> {
    const request = { method: 'POST', body: { id, ...draft } } as const;
    return narrowed(await this.calls.write(`${PATH}/gifts`, request, giftSchema), WRITE);
  }

  async settle(id: string, on: string, base: string): ReturnType<GiftBook['settle']> {
    return this.change(`${giftPath(id)}/settled`, { on, base });
  }

  async refund(id: string, refund: Refund, base: string): ReturnType<GiftBook['refund']> {
    return this.change(`${giftPath(id)}/refunded`, { ...refund, base });
  }

  async correct(id: string, correction: GiftCorrection, base: string): ReturnType<GiftBook['correct']> {
    return this.change(giftPath(id), { ...correction, base });
  }

  async recordGoods(id: string, draft: GoodsDraft): ReturnType<GiftBook['recordGoods']> {
    const request = { method: 'POST', body: { id, ...draft } } as const;
    return narrowed(await this.calls.write(`${PATH}/goods`, request, pickupSchema), WRITE);
  }

  async correctGoods(id: string, draft: GoodsDraft, base: string): ReturnType<GiftBook['correctGoods']> {
    const request = { method: 'PUT', body: { ...draft, base } } as const;
    const path = `${PATH}/goods/${encodeURIComponent(id)}`;
    return narrowed(await this.calls.write(path, request, pickupSchema), WRITE);
  }

  async compare(
    { provider, rows }: Pick<GiftImportDraft, 'provider' | 'rows'>,
    signal?: AbortSignal,
  ): ReturnType<GiftBook['compare']> {
    const request = { method: 'POST', body: { provider, rows }, signal } as const;
    return narrowed(await this.calls.write(`${PATH}/comparison`, request, v.array(rowOutcomeSchema)), READ);
  }

  async import(id: string, draft: GiftImportDraft, signal?: AbortSignal): ReturnType<GiftBook['import']> {
    const request = { method: 'PUT', body: draft, signal } as const;
    return narrowed(await this.calls.write(importPath(id), request, giftImportSchema), WRITE);
  }

  async imports(signal?: AbortSignal): ReturnType<GiftBook['imports']> {
    return narrowed(await this.calls.read(`${PATH}/imports`, v.array(giftImportSchema), signal), READ);
  }

  async undoImport(id: string): ReturnType<GiftBook['undoImport']> {
    return narrowed(await this.calls.write(importPath(id), { method: 'DELETE' }, giftImportSchema), WRITE);
  }

  private async change(path: string, body: object) {
    return narrowed(await this.calls.write(path, { method: 'PUT', body }, giftSchema), WRITE);
  }
}

const giftPath = (id: string) => `${PATH}/gifts/${encodeURIComponent(id)}`;
const importPath = (id: string) => `${PATH}/imports/${encodeURIComponent(id)}`;
