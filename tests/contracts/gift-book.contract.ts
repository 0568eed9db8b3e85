import { fc } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import type { AuditLog } from '../../src/core/audit/audit.api';
import { figuresOf } from '../../src/core/gifts/figures';
import { erasedNumber, type Gift } from '../../src/core/gifts/gift';
import type { GiftDraft } from '../../src/core/gifts/gift-draft';
import {
  type DonationKey,
  GIFT_SORTS,
  type GiftBatch,
  keyOf,
  pageOf,
  totalsOf,
} from '../../src/core/gifts/gift-query';
import type { GiftBook } from '../../src/core/gifts/gifts.api';
import type { GiftsInput as Input } from '../../src/core/gifts/gifts.inputs';
import type { Pickup } from '../../src/core/pickups/pickup';
import {
  aCorrection,
  aDonor,
  aGift,
  aGiftDraft,
  aGiftQuery,
  aGoodsDraft,
  anImportRow,
  moneyOf,
} from '../support/gift-builder';
import { aPickup } from '../support/message-builder';
import { giftImportContract } from './gift-import.contract';
import { answered, type Run, type Soon } from './harness';

/** What every gift book must do; `make` gives one that holds exactly the given gifts and pickups, on November 21, 2026, and the log. */
export function giftBookContract(
  name: string,
  make: (
    gifts: readonly Gift[],
    goods: readonly Pickup[],
  ) => Soon<{ readonly book: GiftBook; readonly log: Pick<AuditLog, 'list'>; readonly run: Run }>,
  { sequences = 30 } = {},
): void {
  const conflict = { ok: false, failure: { code: 'conflict' } };
  const notFound = { ok: false, failure: { code: 'not-found' } };

  const rosa = aGift({ id: 'rosa', campaignId: 'boots' });
  const kira = aGift({
    id: 'kira',
    donor: aDonor({ name: 'Кира Соколова', email: 'kira@mail.example' }),
    cents: 2_500,
    receivedOn: '2025-12-31',
    method: 'card',
    createdAt: Date.UTC(2026, 0, 1, 7, 59),
  });
  const walter = aGift({
    id: 'walter',
    donor: aDonor({ name: 'Walter Brandt', email: '' }),
    cents: 50_000,
    receivedOn: '2026-03-04',
    state: 'refunded',
    refund: { cents: 20_000, on: '2026-03-09' },
  });
  const promised = aGift({
    id: 'promised',
    donor: aDonor({ email: 'Rosa@Mail.Example' }),
    cents: 2_500,
    receivedOn: '2026-11-01',
    method: 'card',
    origin: 'form',
    state: 'pending',
    createdAt: Date.UTC(2026, 10, 1, 20),
  });
  const all = [rosa, kira, walter, promised];

  const rowsOf = ({ provider, rows }: Input['compare']): Input['compare'] => ({ provider, rows });
  const setUp = async (gifts: readonly Gift[] = all, goods: readonly Pickup[] = []) => {
    const { book, log, run } = await make(gifts, goods);
    const pages = (query = {}) => answered(run(book.list(aGiftQuery(query))));
    const list = async (query = {}) => {
      const page = await pages(query);
      return { items: moneyOf(page), totals: page.totals };
    };
    const ids = async (query = {}) =>
      (await pages(query)).items.map((one) => (one.kind === 'money' ? one.gift.id : one.pickup.id));
    /** The ids of all that a filter leaves, read in parts; `between` happens after each of them but the last. */
    const batches = async (filter = {}, size = 3, between = async (_part: number): Promise<void> => {}) => {
      const { sort: _, page: __, ...query } = aGiftQuery(filter);
      const found: string[] = [];
      let after: DonationKey | null = null;
      for (let part = 0; ; part += 1) {
        const batch: GiftBatch = await answered(run(book.batch({ ...query, after, size })));
        expect(batch.items.length).toBeLessThanOrEqual(size);
        found.push(...batch.items.map((one) => keyOf(one).id));
        after = batch.next;
        if (!after) return found;
        await between(part);
      }
    };
    /** What the audit log notes, by what was done: all happens at one instant. */
    const noted = async () => {
      const { items } = await answered(run(log.list({ action: null, person: null, page: 1, size: 100 })));
      return items
        .map(({ action, subject, detail }) => [action, subject, detail] as const)
        .sort(([one], [other]) => (one < other ? -1 : 1));
    };
    return { book, run, list, pages, ids, batches, noted };
  };

  describe(`${name} is a gift book`, () => {
    test('it lists every gift as it was recorded, the newest first, with the sums', async () => {
      const { list } = await setUp();
      expect(await list()).toEqual({
        items: [rosa, promised, walter, kira],
        totals: { gifts: 4, goods: 0, receivedCents: 42_500, pendingCents: 2_500, refundedCents: 20_000 },
      });
    });

    test('without a gift it lists none, and every sum is 0', async () => {
      const { list, book, run } = await setUp([]);
      const totals = { gifts: 0, goods: 0, receivedCents: 0, pendingCents: 0, refundedCents: 0 };
      expect(await list()).toEqual({ items: [], totals });
      expect(await answered(run(book.figures()))).toEqual({ months: [], years: [], campaigns: [] });
    });

    test.each([
      [{ sort: 'oldest' }, ['kira', 'walter', 'promised', 'rosa']],
      [{ sort: 'largest' }, ['walter', 'rosa', 'promised', 'kira']],
      [{ sort: 'smallest' }, ['promised', 'kira', 'rosa', 'walter']],
      [{ search: ' кира ' }, ['kira']],
      [{ search: 'BRANDT' }, ['walter']],
      [{ search: 'rosa@mail' }, ['rosa', 'promised']],
      [{ search: 'osa' }, []],
      [{ search: 'elgado ros' }, []],
      [{ search: 'delg ros' }, ['rosa', 'promised']],
      [{ state: 'pending' }, ['promised']],
      [{ method: 'card' }, ['promised', 'kira']],
      [{ campaignId: 'boots' }, ['rosa']],
      [{ from: '2026-03-04', to: '2026-11-01' }, ['promised', 'walter']],
      [{ to: '2025-12-31' }, ['kira']],
    ])('%j leaves %j', async (query, expected) => {
      const { list, ids } = await setUp();
      expect(await ids(query)).toEqual(expected);
      const found = all.filter(({ id }) => expected.includes(id));
      expect((await list(query)).totals).toEqual(totalsOf(found));
    });

    const boots = aPickup({
      id: 'shoes',
      name: 'Rosa Delgado',
      items: 'Winter boots',
      state: 'collected',
      receivedAt: Date.UTC(2026, 9, 28),
      // 11 p.m. on November 1 in Las Vegas.
      scheduledAt: Date.UTC(2026, 10, 2, 7),
    });
    const coats = aPickup({
      id: 'coats',
      name: 'Li Ming',
      items: 'Coats',
      state: 'requested',
      // The last minute of 2025 in Las Vegas.
      receivedAt: Date.UTC(2026, 0, 1, 7, 59, 59),
      scheduledAt: null,
    });

    test.each([
      [{}, ['rosa', 'promised', 'shoes', 'walter', 'coats', 'kira'], 2],
      [{ sort: 'oldest' }, ['coats', 'kira', 'walter', 'promised', 'shoes', 'rosa'], 2],
      [{ sort: 'largest' }, ['walter', 'rosa', 'promised', 'kira', 'shoes', 'coats'], 2],
      [{ sort: 'smallest' }, ['promised', 'kira', 'rosa', 'walter', 'shoes', 'coats'], 2],
      [{ kind: 'goods' }, ['shoes', 'coats'], 2],
      [{ kind: 'money' }, ['rosa', 'promised', 'walter', 'kira'], 0],
      [{ state: 'collected' }, ['shoes'], 1],
      [{ state: 'settled' }, ['rosa', 'kira'], 0],
      [{ state: 'settled', kind: 'goods' }, [], 0],
      [{ search: 'rosa' }, ['rosa', 'promised', 'shoes'], 1],
      [{ search: 'winter' }, ['shoes'], 1],
      [{ campaignId: 'boots' }, ['rosa'], 0],
      [{ method: 'check' }, ['rosa', 'walter'], 0],
      [{ from: '2026-11-01', to: '2026-11-01' }, ['promised', 'shoes'], 1],
      [{ to: '2025-12-31' }, ['coats', 'kira'], 1],
    ])('of money and goods %j leaves %j, and counts the goods', async (query, expected, goods) => {
      const { pages, ids } = await setUp(all, [boots, coats]);
      expect(await ids(query)).toEqual(expected);
      const page = await pages(query);
      expect(page.totals).toEqual(totalsOf(moneyOf(page), goods));
      expect(page.items.filter(({ kind }) => kind === 'goods')).toHaveLength(goods);
    });

    test('goods stand on every page as the whole list has them, with all that was written', async () => {
      const { ids, pages } = await setUp(all, [boots, coats]);
      for (const sort of GIFT_SORTS) {
        const whole = await ids({ sort });
        for (const size of [1, 2, 4]) {
          const found: string[] = [];
          for (let page = 1; page <= 7; page += 1) found.push(...(await ids({ sort, size, page })));
          expect(found).toEqual(whole);
        }
      }
      const { items } = await pages({ search: 'coats' });
      expect(items).toEqual([{ kind: 'goods', pickup: coats }]);
    });

    test('pages follow each other, and the sums are those of all of them', async () => {
      const { list, ids } = await setUp();
      expect(await ids({ page: 1, size: 3 })).toEqual(['rosa', 'promised', 'walter']);
      expect(await ids({ page: 2, size: 3 })).toEqual(['kira']);
      expect(await ids({ page: 3, size: 3 })).toEqual([]);
      expect((await list({ page: 3, size: 3 })).totals.gifts).toBe(4);
    });

    test.each([
      [{}, 1],
      [{}, 3],
      [{}, 100],
      [{ kind: 'goods' }, 1],
      [{ kind: 'money', method: 'card' }, 1],
      [{ search: 'rosa' }, 2],
    ])('read in parts by %j, %i at once, all that the filter leaves is there once', async (filter, size) => {
      const { batches, ids } = await setUp(all, [boots, coats]);
      expect((await batches(filter, size)).toSorted()).toEqual((await ids(filter)).toSorted());
    });

    test('gifts that are recorded, moved and taken back between two parts neither double nor hide any other', async () => {
      const kept = Array.from({ length: 8 }, (_, at) =>
        aGift({ id: `kept-${at}`, receivedOn: '2026-11-10' }),
      );
      const { book, run, batches } = await setUp(kept, [boots, coats]);
      const rows = [anImportRow({ externalId: 'F-8' })];
      await answered(run(book.import({ id: 'import-1', provider: 'Form', fileName: 'a.csv', rows })));
      const found = await batches({}, 3, async (part) => {
        if (part > 3) return;
        // Before, after and between all keys, and at both ends of every order by day.
        for (const id of ['aaa', 'kept-2x', 'zzz'])
          for (const receivedOn of ['2020-01-01', '2026-11-20'])
            await answered(
              run(book.record({ id: `${id}-${part}-${receivedOn}`, ...aGiftDraft({ receivedOn }) })),
            );
        await answered(
          run(
            book.correct({ id: `kept-${part}`, ...aCorrection({ receivedOn: '2019-01-01' }), base: 'first' }),
          ),
        );
        if (part === 1) await answered(run(book.undoImport({ id: 'import-1' })));
      });
      const known = [...kept.map(({ id }) => id), 'shoes', 'coats'].toSorted();
      expect(found.filter((id) => known.includes(id)).toSorted()).toEqual(known);
      expect(new Set(found).size).toBe(found.length);
    });

    test('a provider is the same however its name is spelled, and keeps its first spelling', async () => {
      const { book, run, list } = await setUp([]);
      const file = (provider: string, ...numbers: string[]) => ({
        provider,
        fileName: 'a.csv',
        rows: numbers.map((externalId) => anImportRow({ externalId, donor: aDonor({ email: '' }) })),
      });
      await answered(run(book.import({ id: 'import-1', ...file('Stripe', 'F-1', 'F-2') })));
      for (const name of ['stripe', ' STRIPE ', 'Stripe']) {
        const outcomes = await answered(run(book.compare(rowsOf(file(name, 'F-1', 'F-2', 'F-3')))));
        expect(outcomes.map(({ kind }) => kind)).toEqual(['known', 'known', 'new']);
      }
      const again = await answered(
        run(book.import({ id: 'import-2', ...file(' stripe', 'F-1', 'F-2', 'F-3') })),
      );
      expect(again).toMatchObject({ provider: 'Stripe', added: 1, known: 2 });
      const { items } = await list();
      expect(items.map(({ source }) => source?.provider)).toEqual(['Stripe', 'Stripe', 'Stripe']);
      const other = await answered(run(book.compare(rowsOf(file('Stripe Two', 'F-1')))));
      expect(other).toEqual([{ kind: 'new' }]);
    });

    test('spellings that were kept apart once are one provider now', async () => {
      const gifts = ['Stripe', 'stripe'].map((provider, at) =>
        aGift({ id: provider, origin: 'import', source: { provider, externalId: `F-${at}` } }),
      );
      const { book, run } = await setUp(gifts);
      const rows = ['F-0', 'F-1', 'F-2'].map((externalId) => anImportRow({ externalId }));
      const outcomes = await answered(run(book.compare({ provider: 'STRIPE', rows })));
      expect(outcomes.map(({ kind }) => kind)).toEqual(['known', 'known', 'new']);
    });

    test('what is recorded is there at once; asked for again it is not done twice', async () => {
      const { book, run, ids } = await setUp([]);
      const draft = aGiftDraft({ cents: 1, benefit: { description: 'A mug', cents: 1 }, campaignId: null });
      const recorded = await answered(run(book.record({ id: 'new', ...draft })));
      expect(recorded).toMatchObject({ id: 'new', state: 'settled', origin: 'hand', benefit: draft.benefit });
      expect(await answered(run(book.record({ id: 'new', ...draft })))).toEqual(recorded);
      expect(await run(book.record({ id: 'new', ...aGiftDraft({ cents: 2 }) }))).toEqual(conflict);
      expect(await ids()).toEqual(['new']);
    });

    test('goods that a donor dropped off are recorded once, and stand in the list and in the log', async () => {
      const { book, run, pages, noted } = await setUp([]);
      const goods = [
        { description: ' Pairs of boots ', count: 12 },
        { description: 'A bag of socks', count: null },
      ];
      const draft = aGoodsDraft({ donor: aDonor({ name: ' Rosa ', email: '' }), goods });
      const recorded = await answered(run(book.recordGoods({ id: 'new', ...draft })));
      expect(recorded).toMatchObject({
        id: 'new',
        state: 'collected',
        isBrought: true,
        name: 'Rosa',
        email: '',
        goods: [{ description: 'Pairs of boots', count: 12 }, goods[1]],
      });
      expect(await answered(run(book.recordGoods({ id: 'new', ...draft })))).toEqual(recorded);
      expect(await run(book.recordGoods({ id: 'new', ...aGoodsDraft() }))).toEqual(conflict);
      expect((await pages({ search: 'boots', from: '2026-11-02', to: '2026-11-02' })).items).toEqual([
        { kind: 'goods', pickup: recorded },
      ]);
      expect(await noted()).toEqual([['goods.record', { id: 'new', name: '' }, {}]]);
    });

    test('what was written down of goods that came is corrected, and of no others', async () => {
      const { book, run, pages } = await setUp([], [boots, coats]);
      const correction = aGoodsDraft({ receivedOn: '2026-11-01' });
      expect(await run(book.correctGoods({ id: 'shoes', ...correction, base: 'stale' }))).toEqual(conflict);
      expect(await run(book.correctGoods({ id: 'coats', ...correction, base: 'first' }))).toEqual(conflict);
      expect(await run(book.correctGoods({ id: 'nobody', ...correction, base: 'first' }))).toEqual(notFound);
      const corrected = await answered(run(book.correctGoods({ id: 'shoes', ...correction, base: 'first' })));
      // Of a pickup the donor's words and the time of the same day stay.
      expect(corrected).toMatchObject({
        name: 'Rosa Delgado',
        items: 'Winter boots',
        goods: correction.goods,
        isBrought: false,
        scheduledAt: boots.scheduledAt,
      });
      const moved = aGoodsDraft({ receivedOn: '2026-10-30' });
      const other = await answered(
        run(book.correctGoods({ id: 'shoes', ...moved, base: corrected.revision })),
      );
      expect((await pages({ state: 'collected' })).items).toEqual([{ kind: 'goods', pickup: other }]);
      expect((await pages({ state: 'collected', from: '2026-10-31' })).items).toEqual([]);
    });

    test('the money of a pending gift comes once, on a day that is not to come', async () => {
      const { book, run } = await setUp();
      expect(await run(book.settle({ id: 'nobody', on: '2026-11-20', base: 'first' }))).toEqual(notFound);
      expect(await run(book.settle({ id: 'promised', on: '2026-11-20', base: 'other' }))).toEqual(conflict);
      expect(await run(book.settle({ id: 'promised', on: '2026-11-23', base: 'first' }))).toEqual(conflict);
      const settled = await answered(run(book.settle({ id: 'promised', on: '2026-11-20', base: 'first' })));
      expect(settled).toMatchObject({ state: 'settled', receivedOn: '2026-11-20', cents: 2_500 });
      expect(settled.revision).not.toBe('first');
      expect(await run(book.settle({ id: 'promised', on: '2026-11-20', base: settled.revision }))).toEqual(
        conflict,
      );
    });

    test('a settled gift goes back in part or whole, once, and never more of it than came', async () => {
      const { book, run, list } = await setUp();
      expect(await run(book.refund({ id: 'rosa', cents: 10_001, on: '2026-11-20', base: 'first' }))).toEqual(
        conflict,
      );
      expect(await run(book.refund({ id: 'promised', cents: 1, on: '2026-11-20', base: 'first' }))).toEqual(
        conflict,
      );
      const refunded = await answered(
        run(book.refund({ id: 'rosa', cents: 4_000, on: '2026-11-20', base: 'first' })),
      );
      expect(refunded).toMatchObject({ state: 'refunded', refund: { cents: 4_000, on: '2026-11-20' } });
      expect(
        await run(book.refund({ id: 'rosa', cents: 1, on: '2026-11-20', base: refunded.revision })),
      ).toEqual(conflict);
      expect((await list()).totals).toMatchObject({ receivedCents: 38_500, refundedCents: 24_000 });
    });

    test('what was recorded is corrected, with the day and the campaign; what became of the gift stays', async () => {
      const { book, run, list } = await setUp();
      const correction = aCorrection({
        donor: aDonor({ name: ' 李 Delgado ', address: '1 Palm Lane' }),
        cents: 12_345,
        campaignId: null,
        receivedOn: '2025-12-31',
        method: 'cash',
        note: 'Written down twice.',
      });
      const corrected = await answered(run(book.correct({ id: 'rosa', ...correction, base: 'first' })));
      expect(corrected).toEqual({
        ...rosa,
        ...correction,
        donor: { ...correction.donor, name: '李 Delgado' },
        revision: corrected.revision,
        correctedAt: corrected.correctedAt,
      });
      expect(corrected.correctedAt).toBeGreaterThan(0);
      expect(await answered(run(book.get({ id: 'rosa' })))).toEqual(corrected);
      expect((await list({ search: '李' })).totals.receivedCents).toBe(12_345);
      expect((await answered(run(book.figures()))).campaigns).toEqual([{ campaignId: null, donors: 3 }]);
    });

    test('a gift without a receipt counts, is found by it, and a fee makes nobody a donor', async () => {
      const { book, run, list, ids } = await setUp(all, [boots]);
      const draft = aGiftDraft({ donor: aDonor({ name: 'Nia', email: 'nia@mail.example' }), cents: 700 });
      const before = await answered(run(book.figures()));
      const { totals } = await list();
      const unclear = await run(book.record({ id: 'fee', ...draft, receipt: 'none' }));
      expect(unclear).toMatchObject({
        ok: false,
        failure: { code: 'validation', fields: [{ field: 'noReceiptReason' }] },
      });
      const fee = { ...draft, receipt: 'none', noReceiptReason: 'no-gift' } as const;
      const kept = await answered(run(book.record({ id: 'fee', ...fee })));
      expect(kept).toMatchObject({ receipt: 'none', noReceiptReason: 'no-gift' });
      expect(await answered(run(book.record({ id: 'fee', ...fee })))).toEqual(kept);
      expect((await list()).totals.receivedCents).toBe(totals.receivedCents + 700);
      const after = await answered(run(book.figures()));
      expect([after.years, after.campaigns]).toEqual([before.years, before.campaigns]);
      expect(after.months).not.toEqual(before.months);
      expect(await ids({ receipt: 'none' })).toEqual(['fee']);
      const owed = await ids({ receipt: 'owed' });
      expect(owed).not.toContain('fee');
      // Goods have no such mark.
      expect(owed.length).toBe(all.length);
      const sponsored = { ...correction(fee), noReceiptReason: 'sponsor' } as const;
      const changed = await answered(run(book.correct({ id: 'fee', ...sponsored, base: kept.revision })));
      expect(changed.noReceiptReason).toBe('sponsor');
      expect((await answered(run(book.figures()))).campaigns).not.toEqual(before.campaigns);
      const again = { ...correction(fee), receipt: 'owed' } as const;
      const owing = await answered(run(book.correct({ id: 'fee', ...again, base: changed.revision })));
      expect(owing).toMatchObject({ receipt: 'owed', noReceiptReason: null });
    });

    test('a correction from an old revision, below what went back or after it is a conflict, and changes nothing', async () => {
      const { book, run, list } = await setUp();
      const before = await list();
      expect(await run(book.correct({ id: 'nobody', ...aCorrection(), base: 'first' }))).toEqual(notFound);
      expect(await run(book.correct({ id: 'rosa', ...aCorrection(), base: 'other' }))).toEqual(conflict);
      expect(
        await run(book.correct({ id: 'walter', ...aCorrection({ cents: 19_999 }), base: 'first' })),
      ).toEqual(conflict);
      const late = aCorrection({ cents: 50_000, receivedOn: '2026-03-10' });
      expect(await run(book.correct({ id: 'walter', ...late, base: 'first' }))).toEqual(conflict);
      expect(await list()).toEqual(before);
      expect(await run(book.get({ id: 'nobody' }))).toEqual(notFound);
    });

    test('an import is not undone once one of its gifts was corrected', async () => {
      const { book, run, list } = await setUp([]);
      const rows = [anImportRow()];
      await answered(run(book.import({ id: 'import-1', provider: 'Form', fileName: 'a.csv', rows })));
      const [gift] = (await list()).items;
      await answered(
        run(
          book.correct({
            id: gift?.id ?? '',
            ...aCorrection({ note: 'By Ada.' }),
            base: gift?.revision ?? '',
          }),
        ),
      );
      expect(await run(book.undoImport({ id: 'import-1' }))).toEqual(conflict);
    });

    test('the audit log notes each change once, by ids, and nothing of what was refused', async () => {
      const { book, run, noted } = await setUp();
      const draft = aGiftDraft({ receivedOn: '2026-11-20' });
      await answered(run(book.record({ id: 'new', ...draft })));
      await answered(run(book.record({ id: 'new', ...draft })));
      await run(book.settle({ id: 'promised', on: '2026-11-23', base: 'first' }));
      const settled = await answered(run(book.settle({ id: 'promised', on: '2026-11-20', base: 'first' })));
      await answered(
        run(book.refund({ id: 'promised', cents: 500, on: '2026-11-20', base: settled.revision })),
      );
      await run(book.refund({ id: 'rosa', cents: 1, on: '2026-11-20', base: 'other' }));
      const correction = aCorrection({ cents: 10_100, note: 'Rosa says so.' });
      await answered(run(book.correct({ id: 'rosa', ...correction, base: 'first' })));
      const file = { provider: 'Form', fileName: 'Rosa.csv', rows: [anImportRow()] };
      await answered(run(book.import({ id: 'import-1', ...file })));
      await answered(run(book.import({ id: 'import-1', ...file })));
      await answered(run(book.undoImport({ id: 'import-1' })));
      await answered(run(book.undoImport({ id: 'import-1' })));
      const log = await noted();
      expect(log).toEqual([
        ['gift.correct', { id: 'rosa', name: '' }, { fields: 'cents campaignId note' }],
        ['gift.import', { id: 'import-1', name: '' }, { added: '1', settled: '0' }],
        ['gift.record', { id: 'new', name: '' }, { cents: '10000' }],
        ['gift.refund', { id: 'promised', name: '' }, { cents: '500' }],
        ['gift.settle', { id: 'promised', name: '' }, { cents: '2500' }],
        ['gift.undo-import', { id: 'import-1', name: '' }, {}],
      ]);
      expect(JSON.stringify(log)).not.toMatch(/rosa d|rosa says|rosa\.csv|mail\.example/i);
    });

    test('an import knows a payment whose donor was erased', async () => {
      const source = { provider: 'Form', externalId: erasedNumber('F-1') };
      const nobody = aDonor({ name: 'Erased person', email: '' });
      const erased = aGift({ id: 'erased', donor: nobody, personId: 'erased:one', source });
      const { book, run, list } = await setUp([erased]);
      const rows = [anImportRow({ externalId: 'F-1' }), anImportRow({ externalId: 'F-2' })];
      const draft = { provider: 'Form', fileName: 'gifts.csv', rows };
      expect(await answered(run(book.compare(rowsOf(draft))))).toEqual([{ kind: 'known' }, { kind: 'new' }]);
      expect(await answered(run(book.import({ id: 'import-1', ...draft })))).toMatchObject({
        added: 1,
        known: 1,
      });
      expect((await list()).totals.gifts).toBe(2);
    });

    test('an import adds what is new, settles what was pledged and leaves what is known', async () => {
      const { book, run, list } = await setUp();
      const rows = [
        anImportRow({ externalId: 'F-1', planId: 'P-1' }),
        anImportRow({ externalId: 'F-2' }),
        anImportRow({ externalId: 'F-3', cents: 700, donor: aDonor({ name: "=Siobhán O'Neill, 李" }) }),
      ];
      const draft = { provider: 'Form', fileName: 'gifts.csv', rows };
      expect(await answered(run(book.compare(rowsOf(draft))))).toEqual([
        { kind: 'settles', giftId: 'promised' },
        { kind: 'new' },
        { kind: 'new' },
      ]);
      expect((await list()).totals.gifts).toBe(4);
      const done = await answered(run(book.import({ id: 'import-1', ...draft })));
      expect(done).toMatchObject({ id: 'import-1', added: 2, settled: 1, known: 0, undoneAt: null });
      const page = await list();
      expect(page.totals).toMatchObject({ gifts: 6, pendingCents: 0, receivedCents: 42_500 + 5_700 });
      expect(page.items.find(({ id }) => id === 'promised')).toMatchObject({
        state: 'settled',
        receivedOn: '2026-11-05',
        planId: 'P-1',
        source: { provider: 'Form', externalId: 'F-1' },
      });
      // Asked again, the same import is not done twice, and neither is the same file.
      expect(await answered(run(book.import({ id: 'import-1', ...draft })))).toEqual(done);
      const again = await answered(run(book.import({ id: 'import-2', ...draft })));
      expect(again).toMatchObject({ added: 0, settled: 0, known: 3 });
      expect(await list()).toEqual(page);
      // Another provider may use the same numbers.
      const other = await answered(run(book.import({ id: 'import-3', ...draft, provider: 'Other' })));
      expect(other).toMatchObject({ added: 3, known: 0 });
      expect((await answered(run(book.imports()))).map(({ id }) => id).sort()).toEqual([
        'import-1',
        'import-2',
        'import-3',
      ]);
    });

    test('an import that is undone leaves the book as it was, and can be done again', async () => {
      const { book, run, list } = await setUp();
      const before = await list();
      const draft = {
        provider: 'Form',
        fileName: 'gifts.csv',
        rows: [anImportRow({ planId: 'P-1' }), anImportRow({ externalId: 'F-2', planId: 'P-1' })],
      };
      await answered(run(book.import({ id: 'import-1', ...draft })));
      const undone = await answered(run(book.undoImport({ id: 'import-1' })));
      expect(undone.undoneAt).not.toBeNull();
      expect(await answered(run(book.undoImport({ id: 'import-1' })))).toEqual(undone);
      const after = await list();
      const unstamped = (gifts: readonly Gift[]) =>
        gifts.map((gift) => ({ ...gift, revision: '', method: '' }));
      expect(unstamped(after.items)).toEqual(unstamped(before.items));
      expect(after.totals).toEqual(before.totals);
      expect(await answered(run(book.import({ id: 'import-2', ...draft })))).toMatchObject({
        added: 1,
        settled: 1,
      });
    });

    test('an import is not undone once one of its gifts was refunded, nor one that never was', async () => {
      const { book, run, list } = await setUp([]);
      await answered(
        run(book.import({ id: 'import-1', provider: 'Form', fileName: 'a.csv', rows: [anImportRow()] })),
      );
      const [gift] = (await list()).items;
      await answered(
        run(book.refund({ id: gift?.id ?? '', cents: 100, on: '2026-11-20', base: gift?.revision ?? '' })),
      );
      expect(await run(book.undoImport({ id: 'import-1' }))).toEqual(conflict);
      expect(await run(book.undoImport({ id: 'import-9' }))).toEqual(notFound);
      expect((await list()).totals.gifts).toBe(1);
    });

    test('an import that was stopped before it began changed nothing', async () => {
      const { book, run, list } = await setUp();
      const draft = { provider: 'Form', fileName: 'a.csv', rows: [anImportRow()] };
      const stopped = await run(book.import({ id: 'import-1', ...draft }, AbortSignal.abort()));
      expect(stopped).toEqual({ ok: false, failure: { code: 'cancelled' } });
      expect((await list()).totals.gifts).toBe(4);
      expect(await answered(run(book.imports()))).toEqual([]);
    });

    test('after any sequence of actions sums and figures are those of the rows, and no number counts twice', async () => {
      const day = fc.constantFrom('2024-12-31', '2025-01-01', '2026-02-28', '2026-11-20');
      const person = fc.constantFrom('rosa@mail.example', 'KIRA@mail.example', '');
      const campaignId = fc.constantFrom(null, 'boots', 'center');
      const step = fc.oneof(
        fc.record({
          do: fc.constant('record' as const),
          day,
          person,
          campaignId,
          cents: fc.integer({ min: 1, max: 90_000 }),
          isSettled: fc.boolean(),
        }),
        fc.record({ do: fc.constant('settle' as const), at: fc.nat(9), day }),
        fc.record({
          do: fc.constant('refund' as const),
          at: fc.nat(9),
          cents: fc.integer({ min: 1, max: 90_000 }),
        }),
        fc.record({
          do: fc.constant('import' as const),
          numbers: fc.array(fc.nat(5), { maxLength: 4 }),
          person,
          day,
          campaignId,
        }),
        fc.record({ do: fc.constant('undo' as const), at: fc.nat(3) }),
        fc.record({
          do: fc.constant('correct' as const),
          at: fc.nat(9),
          day,
          campaignId,
          cents: fc.integer({ min: 1, max: 90_000 }),
        }),
      );
      await fc.assert(
        fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
          const { book, run, list } = await setUp([]);
          let made = 0;
          for (const one of steps) {
            const { items } = await list();
            const gift = 'at' in one ? items[one.at % Math.max(1, items.length)] : undefined;
            made += 1;
            if (one.do === 'record') {
              const donor = aDonor({ email: one.person });
              const { cents, day: receivedOn, campaignId: campaign, isSettled } = one;
              await run(
                book.record({
                  id: `gift-${made}`,
                  ...aGiftDraft({ donor, cents, receivedOn, campaignId: campaign, isSettled }),
                }),
              );
            } else if (one.do === 'settle') {
              if (gift) await run(book.settle({ id: gift.id, on: one.day, base: gift.revision }));
            } else if (one.do === 'refund') {
              if (gift)
                await run(
                  book.refund({ id: gift.id, cents: one.cents, on: '2026-11-20', base: gift.revision }),
                );
            } else if (one.do === 'correct') {
              const { cents, day: receivedOn, campaignId: campaign } = one;
              const correction = aCorrection({ cents, receivedOn, campaignId: campaign });
              if (gift) await run(book.correct({ id: gift.id, ...correction, base: gift.revision }));
            } else if (one.do === 'import') {
              const rows = one.numbers.map((number) =>
                anImportRow({
                  externalId: `F-${number}`,
                  donor: aDonor({ email: one.person }),
                  receivedOn: one.day,
                  campaignId: one.campaignId,
                }),
              );
              await run(book.import({ id: `import-${made}`, provider: 'Form', fileName: 'a.csv', rows }));
            } else {
              const imports = await answered(run(book.imports()));
              const undone = imports[one.at];
              if (undone) await run(book.undoImport({ id: undone.id }));
            }
          }
          const { items, totals } = await list();
          expect(totals).toEqual(totalsOf(items));
          expect(await answered(run(book.figures()))).toEqual(figuresOf(items));
          const numbers = items.flatMap(({ source }) => (source ? [source.externalId] : []));
          expect(new Set(numbers).size).toBe(numbers.length);
          for (const { cents, refund } of items) expect(refund?.cents ?? 0).toBeLessThanOrEqual(cents);
          const query = aGiftQuery({ campaignId: 'boots', sort: 'largest', size: 3 });
          const page = pageOf(items, [], query);
          expect(await list(query)).toEqual({ items: moneyOf(page), totals: page.totals });
        }),
        { numRuns: sequences },
      );
    });
  });

  giftImportContract(name, make);
}

function correction({ isSettled: _, ...fields }: GiftDraft) {
  return fields;
}
