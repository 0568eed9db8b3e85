import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import type { User } from '../../core/account/user';
import { KeepReceipts } from '../../core/receipts/keep-receipts';
import type { OwnReceipts } from '../../core/receipts/own-receipts.port';
import {
  donorYearQuerySchema,
  newReceiptSchema,
  receiptQuerySchema,
  receiptReplacementSchema,
  receiptVoidSchema,
  runYearSchema,
} from '../../core/receipts/receipt.schemas';
import type { ReceiptBook } from '../../core/receipts/receipt-book.port';
import type { Logger } from '../../core/shared/logger.port';
import type { Result } from '../../core/shared/result';
import { type AnyFailure, failureAnswer } from '../failure-answer';
import { allow, ownThings } from '../guards';
import { readBody } from '../read-body';
import { readQuery } from '../read-query';
import type { ServerEnvironment } from '../server-environment';

/** What the routes of receipts need. */
export interface ReceiptRoutesPorts {
  /** The receipts, for this admin: what they do is noted under their name. */
  readonly receiptsFor: (actor: User) => ReceiptBook;
  /** The receipts of one person, and nobody else's. */
  readonly ownReceiptsFor: (user: User) => OwnReceipts;
  readonly logger: Logger;
}

type Asked = Context<ServerEnvironment>;

/** '/api/receipts', for the staff who manage gifts. */
export function receiptRoutes({ receiptsFor, logger }: ReceiptRoutesPorts): Hono<ServerEnvironment> {
  /** Asks as the caller; the guard lets nobody else through. */
  const read = (context: Asked, ask: (book: ReceiptBook) => Promise<Result<object | null, AnyFailure>>) =>
    as(context, (user) => ask(receiptsFor(user)));
  const keep = (context: Asked, ask: (keep: KeepReceipts) => Promise<Result<object, AnyFailure>>) =>
    as(context, (user) => ask(new KeepReceipts(receiptsFor(user), logger)));
  const id = (context: Asked) => context.req.param('id') ?? '';
  const inYear = (context: Asked, ask: (year: number) => Promise<Response>) => {
    const year = v.safeParse(runYearSchema, context.req.param('year'));
    return year.success ? ask(year.output) : failureAnswer(context, { code: 'not-found' });
  };
  return new Hono<ServerEnvironment>()
    .get('/', allow('receipt.list'), async (context) => {
      const query = readQuery(context, receiptQuerySchema);
      return 'refusal' in query ? query.refusal : read(context, (book) => book.list(query.value));
    })
    .get('/donors', allow('receipt.list'), async (context) => {
      const query = readQuery(context, donorYearQuerySchema);
      return 'refusal' in query ? query.refusal : read(context, (book) => book.donors(query.value));
    })
    .post('/', allow('receipt.issue'), async (context) => {
      const body = await readBody(context, newReceiptSchema);
      if ('refusal' in body) return body.refusal;
      return keep(context, (receipts) => receipts.issue(body.value.id, body.value.ask));
    })
    .get('/runs/:year', allow('receipt.list'), (context) =>
      inYear(context, (year) => read(context, (book) => book.run(year))),
    )
    .put('/runs/:year', allow('receipt.send-letters'), (context) =>
      inYear(context, (year) => keep(context, (receipts) => receipts.startRun(year))),
    )
    .delete('/runs/:year', allow('receipt.send-letters'), (context) =>
      inYear(context, (year) => keep(context, (receipts) => receipts.stopRun(year))),
    )
    .get('/:id', allow('receipt.list'), (context) => read(context, (book) => book.read(id(context))))
    .get('/:id/mailings', allow('receipt.list'), (context) =>
      read(context, (book) => book.mailings(id(context))),
    )
    .post('/:id/mailings', allow('receipt.send'), (context) =>
      keep(context, (receipts) => receipts.send(id(context))),
    )
    .put('/:id/voided', allow('receipt.void'), async (context) => {
      const body = await readBody(context, receiptVoidSchema);
      if ('refusal' in body) return body.refusal;
      return keep(context, (receipts) => receipts.void(id(context), body.value.reason));
    })
    .put('/:id/replaced', allow('receipt.replace'), async (context) => {
      const body = await readBody(context, receiptReplacementSchema);
      if ('refusal' in body) return body.refusal;
      const { newId, reason } = body.value;
      return keep(context, (receipts) => receipts.replace(id(context), newId, reason));
    });
}

/** '/api/own-receipts': the signed-in person's receipts. */
export function ownReceiptRoutes({ ownReceiptsFor }: ReceiptRoutesPorts): Hono<ServerEnvironment> {
  return new Hono<ServerEnvironment>()
    .get('/', allow('receipt.list-own', ownThings), (context) =>
      as(context, (user) => ownReceiptsFor(user).list()),
    )
    .get('/:id', allow('receipt.list-own', ownThings), (context) =>
      as(context, (user) => ownReceiptsFor(user).read(context.req.param('id'))),
    );
}

async function as(
  context: Asked,
  ask: (user: User) => Promise<Result<object | null, AnyFailure>>,
): Promise<Response> {
  const user = context.get('user');
  if (!user) return failureAnswer(context, { code: 'unauthenticated' });
  const result = await ask(user);
  return result.ok ? context.json(result.value) : failureAnswer(context, result.failure);
}
