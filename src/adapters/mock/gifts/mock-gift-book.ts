import { figuresOf } from '../../../core/gifts/figures';
import type { Gift, Refund } from '../../../core/gifts/gift';
import type { GiftBook, GiftWriteFailure } from '../../../core/gifts/gift-book.port';
import { type ChangeOfGift, correcting, refunding, settling } from '../../../core/gifts/gift-change';
import type { GiftCorrection } from '../../../core/gifts/gift-correction';
import { type GiftDraft, isMadeOf, newGift } from '../../../core/gifts/gift-draft';
import { type GiftQuery, pageOf } from '../../../core/gifts/gift-query';
import {
  areBroughtAs,
  areOnReceipts,
  broughtGoods,
  correctedGoods,
  type GoodsDraft,
} from '../../../core/gifts/goods-draft';
import { type GiftBatchQuery, readBatch } from '../../../core/gifts/import/gift-batch';
import {
  canUndo,
  type GiftImport,
  type GiftImportDraft,
  importedGift,
  outcomesOf,
  settledByImport,
  withoutImport,
} from '../../../core/gifts/import/gift-import';
import { keptProviderName } from '../../../core/gifts/provider-name';
import type { Pickup } from '../../../core/pickups/pickup';
import { donorPlans } from '../../../core/plans/donor-plans';
import type { RecurringPlan } from '../../../core/plans/plan';
import { type CalendarDate, calendarDateAt } from '../../../core/shared/calendar-date';
import type { Clock } from '../../../core/shared/clock.port';
import { delay } from '../../../core/shared/delay';
import type { IdSource } from '../../../core/shared/id-source.port';
import { fail, ok, type Result } from '../../../core/shared/result';
import type { Scheduler } from '../../../core/shared/scheduler.port';
import type { SimulatedJournal } from '../audit/simulated-journal';
import { LATENCY_MS } from '../latency';
import type { SimulatedPickups } from '../pickups/simulated-pickups';
import type { MockReceiptLedger } from '../receipts/mock-receipt-ledger';
import type { BookState } from './gift-records';
import type { SimulatedGifts } from './simulated-gifts';

const MOST_IMPORTS = 50;

/** Simulates the server's gift book: answers from this browser's storage, after a delay. */
export class MockGiftBook implements GiftBook {
  constructor(
    private readonly gifts: SimulatedGifts,
    private readonly receipts: MockReceiptLedger,
    private readonly goods: Pick<SimulatedPickups, 'all' | 'put'>,
    private readonly journal: Pick<SimulatedJournal, 'note'>,
    private readonly clock: Clock,
    private readonly ids: IdSource,
    private readonly scheduler: Scheduler,
    /** Deletes what is too old, before gifts are listed. */
    private readonly forgetOld: () => Promise<void> = async () => {},
    private readonly kept: () => readonly RecurringPlan[] = () => [],
  ) {}

  async list(query: GiftQuery, signal?: AbortSignal): ReturnType<GiftBook['list']> {
    await this.forgetOld();
    return this.answer(() => pageOf(this.gifts.read().gifts, this.goods.all(), query), signal);
  }

  batch(query: GiftBatchQuery, signal?: AbortSignal): ReturnType<GiftBook['batch']> {
    return this.answer(() => readBatch(this.gifts.read().gifts, this.goods.all(), query), signal);
  }

  async get(id: string, signal?: AbortSignal): ReturnType<GiftBook['get']> {
    await delay(this.scheduler, LATENCY_MS.readGifts, signal);
    if (signal?.aborted) return fail({ code: 'cancelled' });
    const gift = this.gifts.read().gifts.find((one) => one.id === id);
    return gift ? ok(gift) : fail({ code: 'not-found' });
  }

  figures(signal?: AbortSignal): ReturnType<GiftBook['figures']> {
    return this.answer(() => figuresOf(this.gifts.read().gifts), signal);
  }

  plans(signal?: AbortSignal): ReturnType<GiftBook['plans']> {
    const today = calendarDateAt(this.clock.now());
    return this.answer(() => donorPlans(this.kept(), this.gifts.read().gifts, today), signal);
  }

  async record(id: string, draft: GiftDraft): ReturnType<GiftBook['record']> {
    await delay(this.scheduler, LATENCY_MS.saveGift);
    const state = this.gifts.read();
    const before = state.gifts.find((gift) => gift.id === id);
    if (before) return isMadeOf(before, draft) ? ok(before) : fail({ code: 'conflict' });
    const gift = newGift(id, draft, { revision: this.ids.next(), now: this.clock.now() });
    const written = this.gifts.write({ ...state, gifts: [...state.gifts, gift] });
    if (!written.ok) return written;
    await this.journal.note('gift.record', id, { cents: `${gift.cents}` });
    return ok(gift);
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

  async recordGoods(id: string, draft: GoodsDraft): ReturnType<GiftBook['recordGoods']> {
    await delay(this.scheduler, LATENCY_MS.saveGift);
    const before = this.findGoods(id);
    if (before) return areBroughtAs(before, draft) ? ok(before) : fail({ code: 'conflict' });
    const goods = broughtGoods(id, draft, { revision: this.ids.next(), now: this.clock.now() });
    const written = this.goods.put(goods);
    if (!written.ok) return written;
    await this.journal.note('goods.record', id, {});
    return ok(goods);
  }

  async correctGoods(id: string, draft: GoodsDraft, base: string): ReturnType<GiftBook['correctGoods']> {
    await delay(this.scheduler, LATENCY_MS.saveGift);
    const organization = await this.receipts.organization();
    const before = this.findGoods(id);
    if (!before) return fail({ code: 'not-found' });
    const goods = correctedGoods(before, draft, calendarDateAt(this.clock.now()));
    if (before.revision !== base || !goods) return fail({ code: 'conflict' });
    const stamped = { ...goods, revision: this.ids.next() };
    const written = this.goods.put(stamped);
    if (!written.ok) return written;
    const { gifts } = this.gifts.read();
    const reissued =
      areOnReceipts(before, stamped) && this.receipts.reissue(id, 'correction', gifts, organization);
    if (reissued && !reissued.ok) {
      this.goods.put(before);
      return reissued;
    }
    await this.journal.note('goods.correct', id, {});
    return ok(stamped);
  }

  compare(
    { provider, rows }: Pick<GiftImportDraft, 'provider' | 'rows'>,
    signal?: AbortSignal,
  ): ReturnType<GiftBook['compare']> {
    return this.answer(() => outcomesOf(provider, rows, this.gifts.read().gifts), signal);
  }

  async import(
    id: string,
    { provider: typed, fileName, rows }: GiftImportDraft,
    signal?: AbortSignal,
  ): ReturnType<GiftBook['import']> {
    await delay(this.scheduler, LATENCY_MS.saveGift, signal);
    if (signal?.aborted) return fail({ code: 'cancelled' });
    const state = this.gifts.read();
    const before = state.imports.find((one) => one.id === id);
    if (before) return ok(before);
    const now = this.clock.now();
    const provider = keptProviderName(typed, providersOf(state));
    const write = { importId: id, provider, nextId: () => this.ids.next(), now };
    const outcomes = outcomesOf(provider, rows, state.gifts);
    const settledBy = new Map(
      outcomes.flatMap((outcome, index) => {
        const row = rows[index];
        return row && outcome.kind === 'settles' ? [[outcome.giftId, row] as const] : [];
      }),
    );
    const added = rows.flatMap((row, index) =>
      outcomes[index]?.kind === 'new' ? [importedGift(row, write)] : [],
    );
    const kept = state.gifts.map((gift) => {
      const row = settledBy.get(gift.id);
      return row ? settledByImport(gift, row, write) : gift;
    });
    const done: GiftImport = {
      id,
      provider,
      fileName,
      importedAt: now,
      added: added.length,
      settled: settledBy.size,
      known: rows.length - added.length - settledBy.size,
      undoneAt: null,
    };
    const written = this.gifts.write({ gifts: [...kept, ...added], imports: [done, ...state.imports] });
    if (!written.ok) return written;
    await this.journal.note('gift.import', id, { added: `${done.added}`, settled: `${done.settled}` });
    return ok(done);
  }

  imports(signal?: AbortSignal): ReturnType<GiftBook['imports']> {
    return this.answer(() => this.gifts.read().imports.slice(0, MOST_IMPORTS), signal);
  }

  async undoImport(id: string): ReturnType<GiftBook['undoImport']> {
    await delay(this.scheduler, LATENCY_MS.saveGift);
    const state = this.gifts.read();
    const one = state.imports.find((candidate) => candidate.id === id);
    if (!one) return fail({ code: 'not-found' });
    if (one.undoneAt !== null) return ok(one);
    const own = state.gifts.filter(({ importId }) => importId === id);
    if (!canUndo(one, own) || this.receipts.holdsFor(own.map((gift) => gift.id)))
      return fail({ code: 'conflict' });
    const undone = { ...one, undoneAt: this.clock.now() };
    const gifts = state.gifts.flatMap((gift) =>
      gift.importId === id ? (withoutImport(gift, () => this.ids.next()) ?? []) : gift,
    );
    const imports = state.imports.map((candidate) => (candidate === one ? undone : candidate));
    const written = this.gifts.write({ gifts, imports });
    if (!written.ok) return written;
    await this.journal.note('gift.undo-import', id, {});
    return ok(undone);
  }

  private findGoods(id: string): Pickup | undefined {
    return this.goods.all().find((goods) => goods.id === id);
  }

  private async answer<T>(make: () => T, signal?: AbortSignal) {
    await delay(this.scheduler, LATENCY_MS.readGifts, signal);
    return signal?.aborted ? fail({ code: 'cancelled' }) : ok(make());
  }

  private async change(
    id: string,
    base: string,
    change: ChangeOfGift,
  ): Promise<Result<Gift, GiftWriteFailure>> {
    await delay(this.scheduler, LATENCY_MS.saveGift);
    const organization = await this.receipts.organization();
    const state = this.gifts.read();
    const before = state.gifts.find((candidate) => candidate.id === id);
    if (!before) return fail({ code: 'not-found' });
    if (before.revision !== base) return fail({ code: 'conflict' });
    const now = this.clock.now();
    const { gift, action, detail, voids } = change(before, { today: calendarDateAt(now), now });
    if (!gift) return fail({ code: 'conflict' });
    const stamped = { ...gift, revision: this.ids.next() };
    const gifts = state.gifts.map((candidate) => (candidate === before ? stamped : candidate));
    const written = this.gifts.write({ ...state, gifts });
    if (!written.ok) return written;
    // What the receipts of a gift say has to stay true.
    const reissued = voids && this.receipts.reissue(id, voids, gifts, organization);
    if (reissued?.ok === false) {
      this.gifts.write(state);
      return reissued;
    }
    await this.journal.note(action, id, detail);
    return ok(stamped);
  }
}

/** The names of providers that are kept, those of the first imports first. */
function providersOf({ gifts, imports }: BookState): string[] {
  return [
    ...imports.toReversed().map(({ provider }) => provider),
    ...gifts.flatMap(({ source }) => source?.provider ?? []),
  ];
}
