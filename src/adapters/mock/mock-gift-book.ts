import { figuresOf } from '../../core/giving/figures';
import { type Gift, type Refund, refundedGift, settledGift } from '../../core/giving/gift';
import type { GiftBook, GiftWriteFailure } from '../../core/giving/gift-book.port';
import { type GiftDraft, isMadeOf, newGift } from '../../core/giving/gift-draft';
import {
  canUndo,
  type GiftImport,
  type GiftImportDraft,
  importedGift,
  outcomesOf,
  settledByImport,
  withoutImport,
} from '../../core/giving/gift-import';
import { type GiftQuery, pageOf } from '../../core/giving/gift-query';
import type { VoidCause } from '../../core/giving/receipt';
import { type CalendarDate, calendarDateAt } from '../../core/shared/calendar-date';
import type { Clock } from '../../core/shared/clock.port';
import { delay } from '../../core/shared/delay';
import type { IdSource } from '../../core/shared/id-source.port';
import { fail, ok, type Result } from '../../core/shared/result';
import type { Scheduler } from '../../core/shared/scheduler.port';
import { LATENCY_MS } from './latency';
import type { MockReceiptLedger } from './mock-receipt-ledger';
import type { SimulatedGifts } from './simulated-gifts';

const MOST_IMPORTS = 50;

/** Simulates the server's gift book: answers from this browser's storage, after a delay. */
export class MockGiftBook implements GiftBook {
  constructor(
    private readonly gifts: SimulatedGifts,
    private readonly receipts: MockReceiptLedger,
    private readonly clock: Clock,
    private readonly ids: IdSource,
    private readonly scheduler: Scheduler,
  ) {}

  list(query: GiftQuery, signal?: AbortSignal): ReturnType<GiftBook['list']> {
    return this.answer(() => pageOf(this.gifts.read().gifts, query), signal);
  }

  figures(signal?: AbortSignal): ReturnType<GiftBook['figures']> {
    return this.answer(() => figuresOf(this.gifts.read().gifts), signal);
  }

  async record(id: string, draft: GiftDraft): ReturnType<GiftBook['record']> {
    await delay(this.scheduler, LATENCY_MS.saveGift);
    const state = this.gifts.read();
    const before = state.gifts.find((gift) => gift.id === id);
    if (before) return isMadeOf(before, draft) ? ok(before) : fail({ code: 'conflict' });
    const gift = newGift(id, draft, { revision: this.ids.next(), now: this.clock.now() });
    const written = this.gifts.write({ ...state, gifts: [...state.gifts, gift] });
    return written.ok ? ok(gift) : written;
  }

  settle(id: string, on: CalendarDate, base: string): ReturnType<GiftBook['settle']> {
    return this.change(id, base, (gift, today) => settledGift(gift, on, today));
  }

  refund(id: string, refund: Refund, base: string): ReturnType<GiftBook['refund']> {
    return this.change(id, base, (gift, today) => refundedGift(gift, refund, today), 'refund');
  }

  compare(
    { provider, rows }: Pick<GiftImportDraft, 'provider' | 'rows'>,
    signal?: AbortSignal,
  ): ReturnType<GiftBook['compare']> {
    return this.answer(() => outcomesOf(provider, rows, this.gifts.read().gifts), signal);
  }

  async import(
    id: string,
    { provider, fileName, rows }: GiftImportDraft,
    signal?: AbortSignal,
  ): ReturnType<GiftBook['import']> {
    await delay(this.scheduler, LATENCY_MS.saveGift, signal);
    if (signal?.aborted) return fail({ code: 'cancelled' });
    const state = this.gifts.read();
    const before = state.imports.find((one) => one.id === id);
    if (before) return ok(before);
    const now = this.clock.now();
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
    return written.ok ? ok(done) : written;
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
    return written.ok ? ok(undone) : written;
  }

  private async answer<T>(make: () => T, signal?: AbortSignal) {
    await delay(this.scheduler, LATENCY_MS.readGifts, signal);
    return signal?.aborted ? fail({ code: 'cancelled' }) : ok(make());
  }

  private async change(
    id: string,
    base: string,
    change: (gift: Gift, today: CalendarDate) => Gift | null,
    cause: VoidCause | null = null,
  ): Promise<Result<Gift, GiftWriteFailure>> {
    await delay(this.scheduler, LATENCY_MS.saveGift);
    const organization = cause && (await this.receipts.organization());
    const state = this.gifts.read();
    const gift = state.gifts.find((candidate) => candidate.id === id);
    if (!gift) return fail({ code: 'not-found' });
    const changed = gift.revision === base ? change(gift, calendarDateAt(this.clock.now())) : null;
    if (!changed) return fail({ code: 'conflict' });
    const stamped = { ...changed, revision: this.ids.next() };
    const gifts = state.gifts.map((candidate) => (candidate === gift ? stamped : candidate));
    const written = this.gifts.write({ ...state, gifts });
    if (!written.ok) return written;
    // What the receipts of a gift say has to stay true.
    const reissued = organization && this.receipts.reissue(id, cause, gifts, organization);
    if (reissued?.ok !== false) return ok(stamped);
    this.gifts.write(state);
    return reissued;
  }
}
