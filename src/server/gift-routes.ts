import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import {
  chosenIdSchema,
  comparisonSchema,
  giftQuerySchema,
  importDraftSchema,
  newGiftSchema,
  refundSchema,
  settlementSchema,
} from '../core/giving/gift.schemas';
import type { GiftBook } from '../core/giving/gift-book.port';
import { KeepGifts } from '../core/giving/keep-gifts';
import type { Clock } from '../core/shared/clock.port';
import type { Logger } from '../core/shared/logger.port';
import type { Result } from '../core/shared/result';
import { type AnyFailure, failureAnswer } from './failure-answer';
import { allow, atMost } from './guards';
import { readBody } from './read-body';
import { readQuery } from './read-query';
import type { ServerEnvironment } from './server-environment';

/** A file of ten thousand gifts with long texts, in bytes. */
const MAX_FILE_BYTES = 12 * 1024 * 1024;
const MAX_BODY_BYTES = 576 * 1024;

/** What the gift book's routes need. */
export interface GiftRoutesPorts {
  readonly giftBook: GiftBook;
  readonly clock: Clock;
  readonly logger: Logger;
}

/** '/api/gift-book', for whoever keeps the book; visitors announce gifts in form-routes.ts. */
export function giftRoutes({ giftBook, clock, logger }: GiftRoutesPorts): Hono<ServerEnvironment> {
  const keepGifts = new KeepGifts(giftBook, clock, logger);
  return new Hono<ServerEnvironment>()
    .get('/', allow('gift.list'), async (context) => {
      const query = readQuery(context, giftQuerySchema);
      return 'refusal' in query ? query.refusal : answer(context, await giftBook.list(query.value));
    })
    .get('/figures', allow('gift.report'), async (context) => answer(context, await giftBook.figures()))
    .get('/imports', allow('gift.import'), async (context) => answer(context, await giftBook.imports()))
    .post('/comparison', allow('gift.import'), atMost(MAX_FILE_BYTES), async (context) => {
      const body = await readBody(context, comparisonSchema);
      return 'refusal' in body ? body.refusal : answer(context, await giftBook.compare(body.value));
    })
    .put('/imports/:id', allow('gift.import'), atMost(MAX_FILE_BYTES), async (context) => {
      const id = v.safeParse(chosenIdSchema, context.req.param('id'));
      if (!id.success) return failureAnswer(context, { code: 'not-found' });
      const body = await readBody(context, importDraftSchema);
      return 'refusal' in body
        ? body.refusal
        : answer(context, await keepGifts.import(id.output, body.value));
    })
    .delete('/imports/:id', allow('gift.undo-import'), async (context) =>
      answer(context, await keepGifts.undo(context.req.param('id'))),
    )
    .post('/gifts', allow('gift.record'), atMost(MAX_BODY_BYTES), async (context) => {
      const body = await readBody(context, newGiftSchema);
      return 'refusal' in body
        ? body.refusal
        : answer(context, await keepGifts.record(body.value.id, body.value.draft));
    })
    .put('/gifts/:id/settled', allow('gift.settle'), atMost(MAX_BODY_BYTES), async (context) => {
      const body = await readBody(context, settlementSchema);
      if ('refusal' in body) return body.refusal;
      const { on, base } = body.value;
      return answer(context, await giftBook.settle(context.req.param('id'), on, base));
    })
    .put('/gifts/:id/refunded', allow('gift.refund'), atMost(MAX_BODY_BYTES), async (context) => {
      const body = await readBody(context, refundSchema);
      if ('refusal' in body) return body.refusal;
      const { base, ...refund } = body.value;
      return answer(context, await giftBook.refund(context.req.param('id'), refund, base));
    });
}

function answer(context: Context, result: Result<object, AnyFailure>): Response {
  return result.ok ? context.json(result.value) : failureAnswer(context, result.failure);
}
