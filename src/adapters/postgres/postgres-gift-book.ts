import { type SelectQueryBuilder, sql, type Transaction } from 'kysely';
import type { GiftFigures } from '../../core/giving/figures';
import { type Gift, type Refund, refundedGift, settledGift } from '../../core/giving/gift';
import type { GiftBook, GiftWriteFailure } from '../../core/giving/gift-book.port';
import { type GiftDraft, isMadeOf, newGift } from '../../core/giving/gift-draft';
import { type GiftImportDraft, outcomesOf } from '../../core/giving/gift-import';
import type { GiftFilter, GiftQuery, GiftTotals } from '../../core/giving/gift-query';
import { type CalendarDate, calendarDateAt } from '../../core/shared/calendar-date';
import type { Clock } from '../../core/shared/clock.port';
import type { IdSource } from '../../core/shared/id-source.port';
import type { Logger } from '../../core/shared/logger.port';
import { fail, ok, type Result } from '../../core/shared/result';
import { type Announce, announceByNotice } from './announce';
import type { Database, Tables } from './database';
import { readFigures } from './gift-figures';
import { importGifts, undoGiftImport } from './gift-imports';
import { giftOf, giftRow, importOf, NET } from './gift-row';
import { meantBy } from './gifts-meant';
import { queried } from './queried';
import { isInSearchColumn } from './word-search';

const MOST_IMPORTS = 50;
/** Nobody counts what is changed by hand in the database; it is seen after so many ms. */
const KEEP_MS = 30_000;

/** The gift book in PostgreSQL. Of two changes from the same base one is done. */
export class PostgresGiftBook implements GiftBook {
  /** The figures as they were when so many changes had been made. */
  private last: { readonly figures: GiftFigures; readonly count: number; readonly until: number } | null =
    null;

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly ids: IdSource,
    private readonly logger: Logger,
    private readonly announce: Announce = announceByNotice,
  ) {}

  async list(query: GiftQuery, signal?: AbortSignal): ReturnType<GiftBook['list']> {
    if (signal?.aborted) return fail({ code: 'cancelled' });
    return queried(async () => {
      // The page is found in an index, and only its own rows are read.
      const ids = ordered(filtered(this.database.selectFrom('gift'), query), query.sort)
        .select('id')
        .limit(query.size)
        .offset((query.page - 1) * query.size);
      const [rows, totals] = await Promise.all([
        ordered(this.database.selectFrom('gift'), query.sort).selectAll().where('id', 'in', ids).execute(),
        this.totals(query),
      ]);
      return ok({ items: rows.map(giftOf), totals });
    }, this.logger);
  }

  async figures(signal?: AbortSignal): ReturnType<GiftBook['figures']> {
    if (signal?.aborted) return fail({ code: 'cancelled' });
    return queried(async () => {
      // The count is read first: a change that comes in between is found by the next call.
      const { count } = await this.database
        .selectFrom('change_count')
        .select('count')
        .where('thing', '=', 'gifts')
        .executeTakeFirstOrThrow();
      const now = this.clock.now();
      if (!this.last || this.last.count !== count || now >= this.last.until)
        this.last = { figures: await readFigures(this.database), count, until: now + KEEP_MS };
      return ok(this.last.figures);
    }, this.logger);
  }

  record(id: string, draft: GiftDraft): ReturnType<GiftBook['record']> {
    return this.write(async (transaction) => {
      const gift = newGift(id, draft, { revision: this.ids.next(), now: this.clock.now() });
      const { numInsertedOrUpdatedRows } = await transaction
        .insertInto('gift')
        .values(giftRow(gift))
        .onConflict((conflict) => conflict.column('id').doNothing())
        .executeTakeFirst();
      if (numInsertedOrUpdatedRows === 0n) {
        const before = await this.find(transaction, id);
        return before && isMadeOf(before, draft) ? ok(before) : fail({ code: 'conflict' });
      }
      await this.tell(transaction, gift);
      return ok(gift);
    });
  }

  settle(id: string, on: CalendarDate, base: string): ReturnType<GiftBook['settle']> {
    return this.change(id, base, (gift, today) => settledGift(gift, on, today));
  }

  refund(id: string, refund: Refund, base: string): ReturnType<GiftBook['refund']> {
    return this.change(id, base, (gift, today) => refundedGift(gift, refund, today));
  }

  async compare(
    { provider, rows }: Pick<GiftImportDraft, 'provider' | 'rows'>,
    signal?: AbortSignal,
  ): ReturnType<GiftBook['compare']> {
    if (signal?.aborted) return fail({ code: 'cancelled' });
    return queried(
      async () => ok(outcomesOf(provider, rows, await meantBy(this.database, provider, rows))),
      this.logger,
    );
  }

  async import(id: string, draft: GiftImportDraft, signal?: AbortSignal): ReturnType<GiftBook['import']> {
    if (signal?.aborted) return fail({ code: 'cancelled' });
    return this.write(async (transaction) => {
      const done = await importGifts(transaction, id, draft, { ids: this.ids, now: this.clock.now() });
      await this.tell(transaction);
      return ok(done);
    });
  }

  async imports(signal?: AbortSignal): ReturnType<GiftBook['imports']> {
    if (signal?.aborted) return fail({ code: 'cancelled' });
    return queried(async () => {
      const rows = await this.database
        .selectFrom('gift_import')
        .selectAll()
        .orderBy('imported_at', 'desc')
        .orderBy('id', 'desc')
        .limit(MOST_IMPORTS)
        .execute();
      return ok(rows.map(importOf));
    }, this.logger);
  }

  undoImport(id: string): ReturnType<GiftBook['undoImport']> {
    return this.write(async (transaction) => {
      const undone = await undoGiftImport(transaction, id, { ids: this.ids, now: this.clock.now() });
      if (undone.ok) await this.tell(transaction);
      return undone;
    });
  }

  private async totals(filter: GiftFilter): Promise<GiftTotals> {
    const sum = (what: ReturnType<typeof sql>) => sql<number>`coalesce(sum(${what}), 0)::int8`;
    return filtered(this.database.selectFrom('gift'), filter)
      .select([
        sql<number>`count(*)::int8`.as('gifts'),
        sum(NET).as('receivedCents'),
        sum(sql`case when state = 'pending' then cents else 0 end`).as('pendingCents'),
        sum(sql`refund_cents`).as('refundedCents'),
      ])
      .executeTakeFirstOrThrow();
  }

  private change(
    id: string,
    base: string,
    change: (gift: Gift, today: CalendarDate) => Gift | null,
  ): Promise<Result<Gift, GiftWriteFailure>> {
    return this.write(async (transaction) => {
      // Whoever comes second waits for the row, and finds another revision.
      const gift = await this.find(transaction, id, true);
      if (!gift) return fail({ code: 'not-found' });
      const today = calendarDateAt(this.clock.now());
      const changed = gift.revision === base ? change(gift, today) : null;
      if (!changed) return fail({ code: 'conflict' });
      const stamped = { ...changed, revision: this.ids.next() };
      const { id: _, ...columns } = giftRow(stamped);
      await transaction.updateTable('gift').set(columns).where('id', '=', id).execute();
      await this.tell(transaction, stamped);
      return ok(stamped);
    });
  }

  private async find(database: Database, id: string, isLocked = false): Promise<Gift | null> {
    const rows = database.selectFrom('gift').selectAll().where('id', '=', id);
    const row = await (isLocked ? rows.forUpdate() : rows).executeTakeFirst();
    return row ? giftOf(row) : null;
  }

  /** What a campaign has raised changes with its gifts. Without a gift all of them may have changed. */
  private async tell(transaction: Transaction<Tables>, gift?: Gift): Promise<void> {
    if (gift?.campaignId !== null) await this.announce(transaction, 'campaigns');
    await this.announce(transaction, 'gifts');
  }

  private write<T>(
    work: (transaction: Transaction<Tables>) => Promise<Result<T, GiftWriteFailure>>,
  ): Promise<Result<T, GiftWriteFailure>> {
    return queried(() => this.database.transaction().execute(work), this.logger);
  }
}

type Gifts = SelectQueryBuilder<Tables, 'gift', object>;

function filtered(gifts: Gifts, filter: GiftFilter): Gifts {
  const { search, state, method, campaignId, from, to } = filter;
  const words = isInSearchColumn(search);
  let found = gifts;
  if (words) found = found.where(words);
  if (state !== null) found = found.where('state', '=', state);
  if (method !== null) found = found.where('method', '=', method);
  if (campaignId !== null) found = found.where('campaign_id', '=', campaignId);
  if (from !== null) found = found.where('received_on', '>=', from);
  if (to !== null) found = found.where('received_on', '<=', to);
  return found;
}

function ordered(gifts: Gifts, sort: GiftQuery['sort']): Gifts {
  if (sort === 'oldest') return gifts.orderBy('received_on').orderBy('created_at', 'desc').orderBy('id');
  const first = sort === 'newest' ? gifts : gifts.orderBy('cents', sort === 'largest' ? 'desc' : 'asc');
  return first.orderBy('received_on', 'desc').orderBy('created_at', 'desc').orderBy('id');
}
