import type { Transaction } from 'kysely';
import type { User } from '../../../core/account/user';
import type { AuditAction } from '../../../core/audit/audit-entry';
import type { Gift, Refund } from '../../../core/gifts/gift';
import type { GiftBook, GiftWriteFailure } from '../../../core/gifts/gift-book.port';
import { type ChangeOfGift, correcting, refunding, settling } from '../../../core/gifts/gift-change';
import type { GiftCorrection } from '../../../core/gifts/gift-correction';
import { type GiftDraft, isMadeOf, newGift } from '../../../core/gifts/gift-draft';
import type { GiftQuery } from '../../../core/gifts/gift-query';
import {
  areBroughtAs,
  areOnReceipts,
  broughtGoods,
  correctedGoods,
  type GoodsDraft,
} from '../../../core/gifts/goods-draft';
import type { GiftBatchQuery } from '../../../core/gifts/import/gift-batch';
import { type GiftImportDraft, outcomesOf } from '../../../core/gifts/import/gift-import';
import { type CalendarDate, calendarDateAt } from '../../../core/shared/calendar-date';
import type { Clock } from '../../../core/shared/clock.port';
import type { IdSource } from '../../../core/shared/id-source.port';
import type { Logger } from '../../../core/shared/logger.port';
import { fail, ok, type Result } from '../../../core/shared/result';
import { type Announce, announceByNotice } from '../announce';
import type { Database, Tables } from '../database';
import { readDonorPlans } from '../plans/donor-plans';
import { queried } from '../queried';
import { reissueAfter } from '../receipts/issue-receipts';
import { record } from '../record';
import { readGiftBatch } from './gift-batch';
import type { CountedFigures } from './gift-figures';
import { importGifts, latestImports, type Note, undoGiftImport } from './gift-imports';
import { listGifts } from './gift-list';
import { giftOf, giftRow } from './gift-row';
import { meantBy } from './gifts-meant';
import { findGoods, insertGoods, updateGoods } from './goods-rows';

/** What every gift book in PostgreSQL works with. */
interface GiftBookPorts {
  readonly clock: Clock;
  readonly ids: IdSource;
  readonly logger: Logger;
  readonly announce?: Announce;
}

/** The gift book in PostgreSQL, for `actor`. Of two changes from the same base one is done, and noted in the audit log. */
export class PostgresGiftBook implements GiftBook {
  constructor(
    private readonly database: Database,
    private readonly actor: Pick<User, 'id' | 'name'>,
    private readonly figuresOfAll: CountedFigures,
    private readonly ports: GiftBookPorts,
  ) {}

  async list(query: GiftQuery, signal?: AbortSignal): ReturnType<GiftBook['list']> {
    if (signal?.aborted) return fail({ code: 'cancelled' });
    return queried(async () => ok(await listGifts(this.database, query)), this.ports.logger);
  }

  async batch(query: GiftBatchQuery, signal?: AbortSignal): ReturnType<GiftBook['batch']> {
    if (signal?.aborted) return fail({ code: 'cancelled' });
    return queried(async () => ok(await readGiftBatch(this.database, query)), this.ports.logger);
  }

  async get(id: string, signal?: AbortSignal): ReturnType<GiftBook['get']> {
    if (signal?.aborted) return fail({ code: 'cancelled' });
    return queried(async () => {
      const gift = await this.find(this.database, id);
      return gift ? ok(gift) : fail({ code: 'not-found' });
    }, this.ports.logger);
  }

  async figures(signal?: AbortSignal): ReturnType<GiftBook['figures']> {
    if (signal?.aborted) return fail({ code: 'cancelled' });
    return queried(async () => ok(await this.figuresOfAll.read(this.database)), this.ports.logger);
  }

  async plans(signal?: AbortSignal): ReturnType<GiftBook['plans']> {
    if (signal?.aborted) return fail({ code: 'cancelled' });
    return queried(async () => {
      const today = calendarDateAt(this.ports.clock.now());
      return ok(await readDonorPlans(this.database, today));
    }, this.ports.logger);
  }

  record(id: string, draft: GiftDraft): ReturnType<GiftBook['record']> {
    return this.write(async (transaction) => {
      const gift = newGift(id, draft, { revision: this.ports.ids.next(), now: this.ports.clock.now() });
      const { numInsertedOrUpdatedRows } = await transaction
        .insertInto('gift')
        .values(giftRow(gift))
        .onConflict((conflict) => conflict.column('id').doNothing())
        .executeTakeFirst();
      if (numInsertedOrUpdatedRows === 0n) {
        const before = await this.find(transaction, id);
        return before && isMadeOf(before, draft) ? ok(before) : fail({ code: 'conflict' });
      }
      await this.note(transaction, 'gift.record', id, { cents: `${gift.cents}` });
      await this.tell(transaction, gift);
      return ok(gift);
    });
  }

  settle(id: string, on: CalendarDate, base: string): ReturnType<GiftBook['settle']> {
    return this.change(id, base, settling(on));
  }

  refund(id: string, refund: Refund, base: string): ReturnType<GiftBook['refund']> {
    return this.change(id, base, refunding(refund));
  }

  correct(id: string, correction: GiftCorrection, base: string): ReturnType<GiftBook['correct']> {
    return this.change(id, base, correcting(correction));
  }

  recordGoods(id: string, draft: GoodsDraft): ReturnType<GiftBook['recordGoods']> {
    return this.write(async (transaction) => {
      const { ids, clock, announce = announceByNotice } = this.ports;
      const goods = broughtGoods(id, draft, { revision: ids.next(), now: clock.now() });
      if (!(await insertGoods(transaction, goods))) {
        const before = await findGoods(transaction, id);
        return before && areBroughtAs(before, draft) ? ok(before) : fail({ code: 'conflict' });
      }
      await this.note(transaction, 'goods.record', id, {});
      await announce(transaction, 'pickups');
      return ok(goods);
    });
  }

  correctGoods(id: string, draft: GoodsDraft, base: string): ReturnType<GiftBook['correctGoods']> {
    return this.write(async (transaction) => {
      const { ids, clock, announce = announceByNotice } = this.ports;
      const before = await findGoods(transaction, id);
      if (!before) return fail({ code: 'not-found' });
      const goods = correctedGoods(before, draft, calendarDateAt(clock.now()));
      if (before.revision !== base || !goods) return fail({ code: 'conflict' });
      const stamped = { ...goods, revision: ids.next() };
      await updateGoods(transaction, stamped);
      await this.note(transaction, 'goods.correct', id, {});
      if (areOnReceipts(before, stamped))
        await reissueAfter(transaction, id, { cause: 'correction', clock, ids, announce });
      await announce(transaction, 'pickups');
      return ok(stamped);
    });
  }

  async compare(
    { provider, rows }: Pick<GiftImportDraft, 'provider' | 'rows'>,
    signal?: AbortSignal,
  ): ReturnType<GiftBook['compare']> {
    if (signal?.aborted) return fail({ code: 'cancelled' });
    return queried(
      async () => ok(outcomesOf(provider, rows, await meantBy(this.database, provider, rows))),
      this.ports.logger,
    );
  }

  async import(id: string, draft: GiftImportDraft, signal?: AbortSignal): ReturnType<GiftBook['import']> {
    if (signal?.aborted) return fail({ code: 'cancelled' });
    return this.write(async (transaction) => {
      const done = await importGifts(transaction, id, draft, this.writes);
      await this.tell(transaction);
      return ok(done);
    });
  }

  async imports(signal?: AbortSignal): ReturnType<GiftBook['imports']> {
    if (signal?.aborted) return fail({ code: 'cancelled' });
    return queried(async () => ok(await latestImports(this.database)), this.ports.logger);
  }

  undoImport(id: string): ReturnType<GiftBook['undoImport']> {
    return this.write(async (transaction) => {
      const undone = await undoGiftImport(transaction, id, this.writes);
      if (undone.ok) await this.tell(transaction);
      return undone;
    });
  }

  private change(id: string, base: string, change: ChangeOfGift): Promise<Result<Gift, GiftWriteFailure>> {
    return this.write(async (transaction) => {
      // A concurrent writer waits for the row, and then finds another revision.
      const before = await this.find(transaction, id, true);
      if (!before) return fail({ code: 'not-found' });
      if (before.revision !== base) return fail({ code: 'conflict' });
      const now = this.ports.clock.now();
      const { gift, action, detail, voids } = change(before, { today: calendarDateAt(now), now });
      if (!gift) return fail({ code: 'conflict' });
      const stamped = { ...gift, revision: this.ports.ids.next() };
      const { id: _, ...columns } = giftRow(stamped);
      await transaction.updateTable('gift').set(columns).where('id', '=', id).execute();
      await this.note(transaction, action, id, detail);
      if (voids) {
        const { announce = announceByNotice, clock, ids } = this.ports;
        await reissueAfter(transaction, id, { cause: voids, clock, ids, announce });
      }
      await this.tell(transaction, before, stamped);
      return ok(stamped);
    });
  }

  private async find(database: Database, id: string, isLocked = false): Promise<Gift | null> {
    const rows = database.selectFrom('gift').selectAll().where('id', '=', id);
    const row = await (isLocked ? rows.forUpdate() : rows).executeTakeFirst();
    return row ? giftOf(row) : null;
  }

  /** What a campaign has raised changes with its gifts. Without gifts all of them may have changed. */
  private async tell(transaction: Transaction<Tables>, ...gifts: readonly Gift[]): Promise<void> {
    const { announce = announceByNotice } = this.ports;
    if (gifts.length === 0 || gifts.some(({ campaignId }) => campaignId !== null))
      await announce(transaction, 'campaigns');
    await announce(transaction, 'gifts');
  }

  /** By ids, without a donor's name: the log is never changed, and their data may have to go. */
  private note(
    transaction: Database,
    action: AuditAction,
    id: string,
    detail: Readonly<Record<string, string>>,
  ): Promise<void> {
    const { ids, clock } = this.ports;
    const subject = { id, name: '' };
    return record(transaction, {
      id: ids.next(),
      at: clock.now(),
      actor: this.actor,
      action,
      subject,
      detail,
    });
  }

  private get writes() {
    const { ids, clock } = this.ports;
    const note: Note = (transaction, ...what) => this.note(transaction, ...what);
    return { ids, now: clock.now(), note };
  }

  private write<T>(
    work: (transaction: Transaction<Tables>) => Promise<Result<T, GiftWriteFailure>>,
  ): Promise<Result<T, GiftWriteFailure>> {
    return queried(() => this.database.transaction().execute(work), this.ports.logger);
  }
}
