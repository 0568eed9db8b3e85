import { describe, expect, test } from 'vitest';
import type { AuditLog } from '../../src/core/audit/audit.api';
import { erasedNumber, type Gift } from '../../src/core/gifts/gift';
import type { GiftBook } from '../../src/core/gifts/gifts.api';
import { netCents } from '../../src/core/gifts/net-cents';
import type { Pickup } from '../../src/core/pickups/pickup';
import { aDonor, aGift, aGiftQuery, anImportRow, moneyOf } from '../support/gift-builder';
import { PROVIDER_FILES, readProviderFile, rowsAlone } from '../support/provider-files';
import { answered, type Run, type Soon } from './harness';

/** What the import of every gift book must do with what providers' files say beside amounts; `make` as giftBookContract says. */
export function giftImportContract(
  name: string,
  make: (
    gifts: readonly Gift[],
    goods: readonly Pickup[],
  ) => Soon<{ readonly book: GiftBook; readonly log: Pick<AuditLog, 'list'>; readonly run: Run }>,
): void {
  const setUp = async (gifts: readonly Gift[] = []) => {
    const { book, run } = await make(gifts, []);
    const list = async () => moneyOf(await answered(run(book.list(aGiftQuery({ sort: 'oldest' })))));
    return { book, run, list };
  };
  const refund = { cents: 1_000, on: '2026-11-06' };

  describe(`${name} imports files`, () => {
    test.each(PROVIDER_FILES)(
      '%s is kept as it was understood, once, and can be taken back',
      async (fileName) => {
        const { file } = await readProviderFile(fileName);
        if (!file || file.rows.length === 0) return;
        const { book, run, list } = await setUp();
        const draft = { provider: 'Anybody', fileName, rows: rowsAlone(file.rows) };
        const done = await answered(run(book.import({ id: 'import-1', ...draft })));
        expect(done).toMatchObject({ added: file.rows.length, settled: 0, known: 0 });
        const kept = await list();
        const byNumber = new Map(kept.map((gift) => [gift.source?.externalId, gift]));
        for (const { externalId, planId, ...row } of draft.rows)
          expect(byNumber.get(externalId)).toMatchObject({
            ...row,
            planId,
            state: row.refund ? 'refunded' : 'settled',
          });
        const { totals } = await answered(run(book.list(aGiftQuery())));
        const counts = kept.reduce((sum, gift) => sum + netCents(gift), 0);
        expect(totals.receivedCents).toBe(counts);
        const { provider, rows } = draft;
        const again = await answered(run(book.compare({ provider, rows })));
        expect(again).toEqual(rows.map(() => ({ kind: 'known' })));
        expect(await answered(run(book.undoImport({ id: 'import-1' })))).toMatchObject({ id: 'import-1' });
        expect(await list()).toEqual([]);
      },
    );

    test('a gift that was refunded in part is imported with its refund, and the rest counts', async () => {
      const { book, run, list } = await setUp();
      const rows = [anImportRow({ refund }), anImportRow({ externalId: 'F-2' })];
      await answered(run(book.import({ id: 'import-1', provider: 'Form', fileName: 'a.csv', rows })));
      const kept = await list();
      const first = kept.find((gift) => gift.source?.externalId === 'F-1');
      const second = kept.find((gift) => gift.source?.externalId === 'F-2');
      expect(first).toMatchObject({ state: 'refunded', cents: 2_500, refund });
      expect(second).toMatchObject({ state: 'settled', refund: null });
      expect((await answered(run(book.list(aGiftQuery())))).totals).toMatchObject({
        receivedCents: 4_000,
        refundedCents: 1_000,
      });
    });

    test('a pledge whose payment went back in part is settled with its refund, and pending again after an undo', async () => {
      const pledge = aGift({
        id: 'pledge',
        state: 'pending',
        origin: 'form',
        cents: 2_500,
        receivedOn: '2026-11-01',
      });
      const { book, run, list } = await setUp([pledge]);
      const rows = [anImportRow({ refund })];
      const done = await answered(
        run(book.import({ id: 'import-1', provider: 'Form', fileName: 'a.csv', rows })),
      );
      expect(done).toMatchObject({ added: 0, settled: 1 });
      expect(await list()).toMatchObject([{ id: 'pledge', state: 'refunded', refund }]);
      await answered(run(book.undoImport({ id: 'import-1' })));
      expect(await list()).toMatchObject([{ id: 'pledge', state: 'pending', refund: null, source: null }]);
    });

    test('a line without a receipt brings a gift without one, and marks the pledge that it settles', async () => {
      const pledge = aGift({
        id: 'pledge',
        state: 'pending',
        origin: 'form',
        cents: 2_500,
        receivedOn: '2026-11-01',
      });
      const { book, run, list } = await setUp([pledge]);
      const without = { receipt: 'none', noReceiptReason: 'fund' } as const;
      const rows = [
        anImportRow(without),
        anImportRow({ externalId: 'F-2', cents: 4_000, ...without }),
        anImportRow({ externalId: 'F-3', cents: 5_000 }),
      ];
      await answered(run(book.import({ id: 'import-1', provider: 'Form', fileName: 'a.csv', rows })));
      const marks = (await list()).map(({ cents, receipt, noReceiptReason }) => [
        cents,
        receipt,
        noReceiptReason,
      ]);
      expect(marks.toSorted()).toEqual([
        [2_500, 'none', 'fund'],
        [4_000, 'none', 'fund'],
        [5_000, 'owed', null],
      ]);
      await answered(run(book.undoImport({ id: 'import-1' })));
      expect(await list()).toMatchObject([
        { id: 'pledge', state: 'pending', receipt: 'owed', noReceiptReason: null },
      ]);
    });

    test('of a gift that is here already the comparison says whether it lacks the refund', async () => {
      const source = { provider: 'Form', externalId: 'F-1' };
      const whole = aGift({ id: 'whole', cents: 2_500, source });
      const part = aGift({
        id: 'part',
        cents: 2_500,
        state: 'refunded',
        refund,
        source: { ...source, externalId: 'F-2' },
      });
      const erased = aGift({ id: 'erased', source: { ...source, externalId: erasedNumber('F-3') } });
      const { book, run } = await setUp([whole, part, erased]);
      const compared = async (cents: number) => {
        const rows = ['F-1', 'F-2', 'F-3', 'F-4'].map((externalId) =>
          anImportRow({ externalId, donor: aDonor({ email: '' }), refund: { ...refund, cents } }),
        );
        return answered(run(book.compare({ provider: 'form', rows })));
      };
      const [lacks, has] = [{ kind: 'known', lacksRefund: true }, { kind: 'known' }];
      expect(await compared(1_000)).toEqual([lacks, has, lacks, { kind: 'new' }]);
      expect(await compared(2_500)).toEqual([lacks, lacks, lacks, { kind: 'new' }]);
    });

    test('an import with refunds is not undone once one of its gifts was changed', async () => {
      const { book, run, list } = await setUp();
      const rows = [anImportRow({ refund }), anImportRow({ externalId: 'F-2' })];
      await answered(run(book.import({ id: 'import-1', provider: 'Form', fileName: 'a.csv', rows })));
      const other = (await list()).find((gift) => !gift.refund);
      await answered(
        run(book.refund({ id: other?.id ?? '', cents: 500, on: '2026-11-20', base: other?.revision ?? '' })),
      );
      expect(await run(book.undoImport({ id: 'import-1' }))).toEqual({
        ok: false,
        failure: { code: 'conflict' },
      });
      expect(await list()).toHaveLength(2);
    });

    test.each([
      ['without a donor', { donor: aDonor({ name: ' ' }) }],
      ['with an invalid email', { donor: aDonor({ email: 'nobody' }) }],
      ['from a day to come', { receivedOn: '2026-11-23' }],
      ['that went back whole', { refund: { cents: 2_500, on: '2026-11-06' } }],
      ['with a refund above its amount', { refund: { cents: 2_501, on: '2026-11-06' } }],
      ['that went back before it came', { refund: { cents: 100, on: '2026-11-04' } }],
      ['that goes back on a day to come', { refund: { cents: 100, on: '2026-11-23' } }],
    ])('a row %s is refused together with its whole file', async (_, row) => {
      const { book, run, list } = await setUp();
      const rows = [anImportRow({ externalId: 'F-0' }), anImportRow(row)];
      const refused = await run(book.import({ id: 'import-1', provider: 'Form', fileName: 'a.csv', rows }));
      expect(refused).toMatchObject({ ok: false, failure: { code: 'validation' } });
      expect(await list()).toEqual([]);
      expect(await answered(run(book.imports()))).toEqual([]);
    });
  });
}
