import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import type { User } from '../../core/account/user';
import {
  comparisonSchema,
  correctionSchema,
  giftBatchQuerySchema,
  giftQuerySchema,
  goodsCorrectionSchema,
  importDraftSchema,
  newGiftSchema,
  newGoodsSchema,
  refundSchema,
  settlementSchema,
} from '../../core/gifts/gift.schemas';
import type { GiftBook } from '../../core/gifts/gift-book.port';
import { KeepGifts } from '../../core/gifts/keep-gifts';
import { chosenIdSchema } from '../../core/shared/chosen-id.schema';
import type { Clock } from '../../core/shared/clock.port';
import type { Logger } from '../../core/shared/logger.port';
import type { Result } from '../../core/shared/result';
import { type AnyFailure, failureAnswer } from '../failure-answer';
import { actorOf, allow } from '../guards';
import { readBody } from '../read-body';
import { readQuery } from '../read-query';
import type { ServerEnvironment } from '../server-environment';

/** A file of ten thousand gifts with long texts, in bytes. */
const MAX_FILE_BYTES = 12 * 1024 * 1024;

/** What the gift book's routes need. */
export interface GiftRoutesPorts {
  /** What is changed is noted in the audit log with who did it. */
  readonly giftBookFor: (actor: User) => GiftBook;
  readonly clock: Clock;
  readonly logger: Logger;
}

/** '/api/gift-book', for the staff who manage gifts; visitors' pledges come in through form-routes.ts. */
export function giftRoutes({ giftBookFor, clock, logger }: GiftRoutesPorts): Hono<ServerEnvironment> {
  const bookOf = (context: Context<ServerEnvironment>) => giftBookFor(actorOf(context));
  const keepGifts = (context: Context<ServerEnvironment>) => new KeepGifts(bookOf(context), clock, logger);
  return new Hono<ServerEnvironment>()
    .get('/', allow('gift.list'), async (context) => {
      const query = readQuery(context, giftQuerySchema);
      return 'refusal' in query ? query.refusal : answer(context, await bookOf(context).list(query.value));
    })
    .get('/batch', allow('gift.list'), async (context) => {
      const query = readQuery(context, giftBatchQuerySchema);
      return 'refusal' in query ? query.refusal : answer(context, await bookOf(context).batch(query.value));
    })
    .get('/figures', allow('gift.report'), async (context) =>
      answer(context, await bookOf(context).figures()),
    )
    .get('/plans', allow('plan.list'), async (context) => answer(context, await bookOf(context).plans()))
    .get('/imports', allow('gift.import'), async (context) =>
      answer(context, await bookOf(context).imports()),
    )
    .post('/comparison', allow('gift.import'), async (context) => {
      const body = await readBody(context, comparisonSchema, MAX_FILE_BYTES);
      return 'refusal' in body ? body.refusal : answer(context, await bookOf(context).compare(body.value));
    })
    .put('/imports/:id', allow('gift.import'), async (context) => {
      const id = v.safeParse(chosenIdSchema, context.req.param('id'));
      if (!id.success) return failureAnswer(context, { code: 'not-found' });
      const body = await readBody(context, importDraftSchema, MAX_FILE_BYTES);
      return 'refusal' in body
        ? body.refusal
        : answer(context, await keepGifts(context).import(id.output, body.value));
    })
    .delete('/imports/:id', allow('gift.undo-import'), async (context) =>
      answer(context, await keepGifts(context).undo(context.req.param('id'))),
    )
    .post('/gifts', allow('gift.record'), async (context) => {
      const body = await readBody(context, newGiftSchema);
      return 'refusal' in body
        ? body.refusal
        : answer(context, await keepGifts(context).record(body.value.id, body.value.draft));
    })
    .get('/gifts/:id', allow('gift.list'), async (context) =>
      answer(context, await bookOf(context).get(context.req.param('id'))),
    )
    .put('/gifts/:id', allow('gift.correct'), async (context) => {
      const body = await readBody(context, correctionSchema);
      if ('refusal' in body) return body.refusal;
      const { base, correction } = body.value;
      // Whether a part of it went back is looked up with the gift.
      const gift = { id: context.req.param('id'), revision: base, refund: null };
      return answer(context, await keepGifts(context).correct(gift, correction));
    })
    .post('/goods', allow('gift.record'), async (context) => {
      const body = await readBody(context, newGoodsSchema);
      return 'refusal' in body
        ? body.refusal
        : answer(context, await keepGifts(context).recordGoods(body.value.id, body.value.draft));
    })
    .put('/goods/:id', allow('gift.correct'), async (context) => {
      const body = await readBody(context, goodsCorrectionSchema);
      if ('refusal' in body) return body.refusal;
      const { base, draft } = body.value;
      const goods = { id: context.req.param('id'), revision: base };
      return answer(context, await keepGifts(context).correctGoods(goods, draft));
    })
    .put('/gifts/:id/settled', allow('gift.settle'), async (context) => {
      const body = await readBody(context, settlementSchema);
      if ('refusal' in body) return body.refusal;
      const { on, base } = body.value;
      return answer(context, await bookOf(context).settle(context.req.param('id'), on, base));
    })
    .put('/gifts/:id/refunded', allow('gift.refund'), async (context) => {
      const body = await readBody(context, refundSchema);
      if ('refusal' in body) return body.refusal;
      const { base, ...refund } = body.value;
      return answer(context, await bookOf(context).refund(context.req.param('id'), refund, base));
    });
}

function answer(context: Context, result: Result<object, AnyFailure>): Response {
  return result.ok ? context.json(result.value) : failureAnswer(context, result.failure);
}
