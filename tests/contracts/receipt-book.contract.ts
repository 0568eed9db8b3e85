import { fc } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { type Gift, type GiftOwner, RECEIPT_OWED } from '../../src/core/gifts/gift';
import type { GiftCorrection, GiftDraft } from '../../src/core/gifts/gift-draft';
import type { GiftBook } from '../../src/core/gifts/gifts.api';
import { netCents } from '../../src/core/gifts/net-cents';
import type { Person } from '../../src/core/people/person';
import type { DueReceipts } from '../../src/core/receipts/due-receipts.service';
import type { ReceiptAsk } from '../../src/core/receipts/issue-receipt';
import { type Receipt, receiptCents, receiptedIds } from '../../src/core/receipts/receipt';
import { countLeftOut, type KeptReceipt } from '../../src/core/receipts/receipt-query';
import { receiptWords } from '../../src/core/receipts/receipt-words';
import type { OwnReceipts, ReceiptBook } from '../../src/core/receipts/receipts.api';
import type { ReceiptQuery } from '../../src/core/receipts/receipts.inputs';
import type { StatementLetters } from '../../src/core/receipts/statement-letters.service';
import { donorIdentity } from '../../src/core/shared/who-is-who';
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
import { aPerson } from '../support/person-builder';
import { ORGANIZATION, someGoods } from '../support/receipt-builder';
import { answered, type Run, type Soon } from './harness';

/** What is there at first: the gifts, the five pairs of boots of `someGoods` where they are asked for, a legal name. */
export interface ReceiptBookSetUp {
  readonly gifts: readonly Gift[];
  readonly hasGoods: boolean;
  readonly hasLegalName: boolean;
  /** Who is known with an account or without one; nobody where it is left out. */
  readonly people?: readonly Person[];
  /** Since when receipts are sent by themselves, in ms; left out and null while they are not. */
  readonly sendsSince?: number | null;
}

/** What a suite works with. */
export interface ReceiptBookHarness {
  readonly receipts: ReceiptBook;
  readonly letters: StatementLetters;
  /** As many receipts by themselves as there are, whatever the minute. */
  readonly due: DueReceipts;
  /** Changes what the settings say of receipts. */
  readonly decide: (decided: Pick<ReceiptBookSetUp, 'hasLegalName' | 'sendsSince'>) => Soon<void>;
  readonly ownOf: (owner: GiftOwner) => OwnReceipts;
  readonly book: GiftBook;
  readonly run: Run;
  /** The addresses that mails were queued for. */
  readonly mailed: () => Soon<readonly string[]>;
  /** Has the goods of the set-up come now. */
  readonly collectGoods: () => Soon<void>;
}

/** What every book of receipts must do, together with the gift book, on November 21, 2026. */
export function receiptBookContract(
  name: string,
  make: (setUp: ReceiptBookSetUp) => Soon<ReceiptBookHarness>,
  { sequences = 30 } = {},
): void {
  const conflict = { ok: false, failure: { code: 'conflict' } };
  const SINCE = Date.UTC(2026, 10, 21, 12);
  const LATER = Date.UTC(2026, 10, 22, 12);
  const notFound = { ok: false, failure: { code: 'not-found' } };
  const ROSA = donorIdentity(aDonor());
  const WALTER = aDonor({ name: 'Walter Brandt', email: '', address: '1 Road' });

  const rosa = aGift({ id: 'rosa' });
  const dinner = aGift({ id: 'dinner', cents: 20_000, benefit: { description: 'Dinner', cents: 7_500 } });
  const promised = aGift({ id: 'promised', cents: 2_500, state: 'pending' });
  const walter = aGift({ id: 'walter', donor: WALTER, cents: 5_000 });
  const eve = aGift({ id: 'eve', receivedOn: '2025-12-31', cents: 1_200 });
  const all = [rosa, dinner, promised, walter, eve];

  const asked = (query: Partial<ReceiptQuery> = {}): ReceiptQuery => ({
    year: null,
    kind: null,
    state: null,
    search: '',
    isPaper: false,
    page: 1,
    size: 100,
    ...query,
  });
  const statement = (year = 2026, donorKey = ROSA): ReceiptAsk => ({ kind: 'statement', donorKey, year });
  const single = (giftId: string): ReceiptAsk => ({ kind: 'single', giftId });

  const setUp = async (given: Partial<ReceiptBookSetUp> = {}) => {
    const harness = await make({ gifts: all, hasGoods: false, hasLegalName: true, ...given });
    const { receipts, run } = harness;
    const list = async (query = {}) => (await answered(run(receipts.list(asked(query))))).items;
    const issue = (id: string, ask: ReceiptAsk) => answered(run(receipts.issue({ id, ask })));
    return { ...harness, list, issue };
  };

  describe(`${name} is a book of receipts`, () => {
    test('a gift that is settled while receipts are sent by themselves gets one receipt and one mail', async () => {
      const { book, due, run, list, mailed } = await setUp({ gifts: [promised], sendsSince: SINCE });
      const record = (id: string, own: Partial<GiftDraft> = {}) =>
        answered(
          run(book.record({ id, ...aGiftDraft({ donor: aDonor({ email: `${id}@mail.example` }), ...own }) })),
        );
      await record('plain');
      await record('oldest', { receivedOn: '2026-10-22' });
      await record('too-old', { receivedOn: '2026-10-21' });
      await record('waits', { isSettled: false });
      await record('fund', { receipt: 'none', noReceiptReason: 'fund' });
      await record('nobody', { donor: aDonor({ email: '' }) });
      await answered(run(book.settle({ id: 'promised', on: '2026-11-20', base: 'first' })));
      const rows = [
        anImportRow({ donor: aDonor({ email: 'card@mail.example' }), planId: 'plan-1' }),
        anImportRow({
          externalId: 'F-2',
          donor: aDonor({ email: 'part@mail.example' }),
          refund: { cents: 100, on: '2026-11-06' },
        }),
      ];
      await answered(run(book.import({ id: 'import-1', provider: 'Form', fileName: 'a.csv', rows })));
      await answered(run(book.recordGoods({ id: 'goods', ...aGoodsDraft() })));
      await Promise.all([answered(run(due.writeSome())), answered(run(due.writeSome()))]);
      const addresses = ['card', 'oldest', 'plain', 'rosa'].map((name) => `${name}@mail.example`);
      expect([...(await mailed())].toSorted()).toEqual(addresses);
      const issued = await list();
      expect(issued.map(({ kind, state }) => [kind, state])).toEqual(
        addresses.map(() => ['single', 'issued']),
      );
      expect(new Set(issued.map(({ number }) => number)).size).toBe(addresses.length);
      const card = issued.find(({ text }) => text.donor.email === 'card@mail.example');
      expect(card?.text.notes).toContain(receiptWords.provider);
      expect(await answered(run(due.writeSome()))).toBe(0);
      expect((await mailed()).length).toBe(addresses.length);
    });

    test('what became of a gift until its receipt is written decides', async () => {
      const { book, due, run, issue, list, mailed } = await setUp({ gifts: [], sendsSince: SINCE });
      const record = (id: string) => answered(run(book.record({ id, ...aGiftDraft() })));
      await record('by-hand');
      await issue('r1', single('by-hand'));
      const back = await record('back');
      await answered(run(book.refund({ id: 'back', cents: 100, on: '2026-11-20', base: back.revision })));
      const corrected = await record('corrected');
      const correction = correctionOf(aCorrection({ cents: 4_200 }));
      await answered(run(book.correct({ id: 'corrected', ...correction, base: corrected.revision })));
      const marked = await record('marked');
      const fee = correctionOf(aCorrection({ receipt: 'none', noReceiptReason: 'no-gift' }));
      await answered(run(book.correct({ id: 'marked', ...fee, base: marked.revision })));
      await answered(run(due.writeSome()));
      const cents = (await list()).map(({ text }) => [receiptedIds({ text })[0], receiptCents(text)]);
      expect(cents.toSorted()).toEqual([
        ['by-hand', 10_000],
        ['corrected', 4_200],
      ]);
      expect(await mailed()).toEqual(['rosa@mail.example']);
    });

    test('turning it off stops what has not gone, also once it is on again', async () => {
      const { book, due, decide, run, list } = await setUp({ gifts: [], sendsSince: SINCE });
      await answered(run(book.record({ id: 'before', ...aGiftDraft() })));
      await decide({ hasLegalName: true, sendsSince: null });
      await answered(run(book.record({ id: 'while-off', ...aGiftDraft() })));
      await decide({ hasLegalName: true, sendsSince: LATER });
      expect(await answered(run(due.writeSome()))).toBe(1);
      expect(await list()).toEqual([]);
      await decide({ hasLegalName: true, sendsSince: SINCE });
      await answered(run(book.record({ id: 'after', ...aGiftDraft() })));
      await decide({ hasLegalName: true, sendsSince: null });
      expect(await answered(run(due.writeSome()))).toBe(0);
      await decide({ hasLegalName: true, sendsSince: SINCE });
      expect(await answered(run(due.writeSome()))).toBe(0);
      expect(await list()).toEqual([]);
    });

    test('without a legal name receipts that are sent by themselves wait for one', async () => {
      const { book, due, decide, run, list } = await setUp({
        gifts: [],
        hasLegalName: false,
        sendsSince: SINCE,
      });
      await answered(run(book.record({ id: 'waits', ...aGiftDraft() })));
      expect(await answered(run(due.writeSome()))).toBe(0);
      await decide({ hasLegalName: true, sendsSince: SINCE });
      expect(await answered(run(due.writeSome()))).toBe(1);
      expect(await list()).toMatchObject([{ kind: 'single', text: { organization: ORGANIZATION } }]);
    });

    test('a statement and a single receipt of one gift say that it counts once', async () => {
      const { issue, receipts, run } = await setUp();
      const first = await issue('r1', single('rosa'));
      expect(first.text.notes.at(-1)).toBe(receiptWords.keep);
      const year = await issue('r2', statement());
      expect(year.text.notes.at(-1)).toBe(
        'This statement also covers gifts that you have single receipts for. Count each gift once.',
      );
      const later = await issue('r3', single('dinner'));
      expect(later.text.notes.at(-1)).toBe('A statement for 2026 also covers this gift. Count it once.');
      expect((await issue('r4', single('eve'))).text.notes.at(-1)).toBe(receiptWords.keep);
      // What was issued before stays as it was.
      expect((await answered(run(receipts.read({ id: 'r1' })))).text).toEqual(first.text);
      for (const id of ['r1', 'r3'])
        await answered(run(receipts.void({ id, reason: 'The statement has them' })));
      const again = await answered(run(receipts.replace({ id: 'r2', newId: 'r5', reason: 'Once more' })));
      expect(again.text.notes.at(-1)).toBe(receiptWords.keep);
    });

    test('goods that were counted again void their receipt, and another one says the count', async () => {
      const { run, list, issue, book } = await setUp({ hasGoods: true });
      const { id, donor, receivedOn, lines } = CONTRACT_GOODS;
      await issue('r1', single(id));
      const { items } = await answered(run(book.list(aGiftQuery({ kind: 'goods' }))));
      const [goods] = items.flatMap((one) => (one.kind === 'goods' ? one.pickup : []));
      const draft = aGoodsDraft({ donor, receivedOn, goods: [{ description: 'Work boots', count: 7 }] });
      const same = await answered(
        run(book.correctGoods({ id, ...draft, goods: lines, base: goods?.revision ?? '' })),
      );
      // Nothing that the receipt says was changed.
      expect(await list()).toMatchObject([{ id: 'r1', state: 'issued' }]);
      await answered(run(book.correctGoods({ id, ...draft, base: same.revision })));
      expect(await list()).toMatchObject([
        {
          number: '2026-0002',
          state: 'issued',
          text: { goods: [{ goodsId: id, description: 'Work boots', count: 7 }] },
        },
        {
          number: '2026-0001',
          state: 'voided',
          voided: { cause: 'correction' },
          text: { goods: [{ count: 5 }] },
        },
      ]);
    });

    test('a receipt is issued with the next number of its year, and stays as it was', async () => {
      const { receipts, run, list, issue } = await setUp({ hasGoods: true });
      const first = await issue('r1', single('rosa'));
      expect(first).toMatchObject({
        id: 'r1',
        number: '2026-0001',
        year: 2026,
        kind: 'single',
        donorKey: ROSA,
        personId: null,
        issuedOn: '2026-11-21',
        state: 'issued',
        voided: null,
        text: { organization: ORGANIZATION, donor: { name: 'Rosa Delgado', email: 'rosa@mail.example' } },
      });
      expect(await issue('r1', single('rosa'))).toEqual(first);
      expect(await run(receipts.issue({ id: 'r1', ask: single('dinner') }))).toEqual(conflict);
      expect(await issue('r2', single('eve'))).toMatchObject({ number: '2025-0001' });
      const year = await issue('r3', statement());
      expect(year).toMatchObject({ number: '2026-0002' });
      expect(year.text.goods).toMatchObject([{ goodsId: 'boots', receivedOn: '2026-11-10' }]);
      expect(receiptCents(year.text)).toBe(30_000);
      const all = await list();
      expect(all.map(asIssued)).toEqual([
        year,
        first,
        asIssued(await answered(run(receipts.read({ id: 'r2' })))),
      ]);
      expect(all.map(({ leftOut }) => leftOut)).toEqual([0, 0, 0]);
      expect(await run(receipts.read({ id: 'nobody' }))).toEqual(notFound);
    });

    test('one receipt of a kind holds for a gift', async () => {
      const { receipts, run, issue } = await setUp();
      await issue('r1', single('rosa'));
      expect(await run(receipts.issue({ id: 'r2', ask: single('rosa') }))).toEqual(conflict);
      await issue('r3', statement());
      expect(await run(receipts.issue({ id: 'r4', ask: statement() }))).toEqual(conflict);
      expect(await run(receipts.void({ id: 'r1', reason: 'Misspelled' }))).toMatchObject({
        value: { state: 'voided', voided: { on: '2026-11-21', cause: 'person', reason: 'Misspelled' } },
      });
      expect(await run(receipts.void({ id: 'r1', reason: 'Again' }))).toEqual(conflict);
      expect(await run(receipts.void({ id: 'nobody', reason: 'Why not' }))).toEqual(notFound);
      expect(await issue('r5', single('rosa'))).toMatchObject({ number: '2026-0003' });
    });

    test('what did not come, went back or is not there gets no receipt', async () => {
      const { receipts, book, run } = await setUp();
      const refused = { ok: false, failure: { code: 'validation', fields: [{ field: 'gift' }] } };
      expect(await run(receipts.issue({ id: 'r1', ask: single('promised') }))).toMatchObject(refused);
      expect(await run(receipts.issue({ id: 'r1', ask: single('nobody') }))).toEqual(notFound);
      expect(await run(receipts.issue({ id: 'r1', ask: statement(2024) }))).toEqual(notFound);
      await answered(run(book.refund({ id: 'walter', cents: 5_000, on: '2026-11-20', base: 'first' })));
      expect(await run(receipts.issue({ id: 'r1', ask: single('walter') }))).toMatchObject(refused);
    });

    test('a gift for which no receipt is owed is on no receipt, statement or letter', async () => {
      const fee = aGift({ id: 'fee', cents: 700, receipt: 'none', noReceiptReason: 'no-gift' });
      const fund = aGift({
        id: 'fund',
        donor: aDonor({ name: 'Desert Fund', email: 'fund@mail.example' }),
        receipt: 'none',
        noReceiptReason: 'fund',
      });
      const { receipts, letters, run, issue, mailed } = await setUp({ gifts: [rosa, fee, fund] });
      const refused = await run(receipts.issue({ id: 'r1', ask: single('fee') }));
      expect(refused).toMatchObject({
        ok: false,
        failure: { code: 'validation', fields: [{ field: 'gift' }] },
      });
      expect(
        await run(receipts.issue({ id: 'r1', ask: statement(2026, donorIdentity(fund.donor)) })),
      ).toEqual(notFound);
      const year = await issue('r1', statement());
      expect(receiptedIds(year)).toEqual(['rosa']);
      expect(await answered(run(receipts.read({ id: 'r1' })))).toMatchObject({ leftOut: 0 });
      const donors = await answered(run(receipts.donors({ year: 2026, search: '', page: 1, size: 20 })));
      expect(donors.items).toMatchObject([{ donorKey: ROSA, gifts: 1, cents: 10_000 }]);
      await answered(run(receipts.startRun({ year: 2026 })));
      while (await answered(run(letters.writeSome()))) await Promise.resolve();
      expect(await mailed()).toEqual(['rosa@mail.example']);
    });

    test('while receipts hold a gift it is not marked as one without a receipt, and nothing else is changed', async () => {
      const { book, receipts, run, issue, list } = await setUp();
      const first = await issue('r1', single('rosa'));
      const year = await issue('r2', statement());
      const marked = aCorrection({ ...rosa, cents: 5_000, receipt: 'none', noReceiptReason: 'sponsor' });
      const mark = () => run(book.correct({ ...correctionOf(marked), id: 'rosa', base: 'first' }));
      const fields = [first, year].map(({ id, number }) => ({
        field: 'receipt',
        message: number,
        about: id,
      }));
      expect(await mark()).toEqual({ ok: false, failure: { code: 'validation', fields } });
      expect(await answered(run(book.get({ id: 'rosa' })))).toEqual(rosa);
      expect((await list({ state: 'voided' })).length).toBe(0);
      await answered(run(receipts.void({ id: 'r1', reason: 'Somebody else gives it' })));
      expect(await mark()).toEqual({ ok: false, failure: { code: 'validation', fields: fields.slice(1) } });
      await answered(run(receipts.void({ id: 'r2', reason: 'Somebody else gives it' })));
      const kept = await answered(mark());
      expect(kept).toMatchObject({ cents: 5_000, receipt: 'none', noReceiptReason: 'sponsor' });
      await issue('r3', statement());
      const owed = correctionOf(aCorrection({ ...rosa, cents: 5_000 }));
      await answered(run(book.correct({ ...owed, id: 'rosa', base: kept.revision })));
      // The statement that holds was issued without it.
      expect(await answered(run(receipts.read({ id: 'r3' })))).toMatchObject({ leftOut: 1 });
    });

    test('of a mark and a receipt at the same moment one is refused', async () => {
      const { book, receipts, run, list } = await setUp();
      const marked = correctionOf(aCorrection({ ...rosa, receipt: 'none', noReceiptReason: 'fund' }));
      const [correction, issued] = await Promise.all([
        run(book.correct({ ...marked, id: 'rosa', base: 'first' })),
        run(receipts.issue({ id: 'r1', ask: single('rosa') })),
      ]);
      expect([correction.ok, issued.ok].toSorted()).toEqual([false, true]);
      const { receipt } = await answered(run(book.get({ id: 'rosa' })));
      expect([receipt, (await list({ state: 'issued' })).length]).toEqual(
        issued.ok ? ['owed', 1] : ['none', 0],
      );
    });

    test('without a legal name receipts wait', async () => {
      const { receipts, run, list } = await setUp({ hasLegalName: false });
      const refused = { ok: false, failure: { code: 'validation', fields: [{ field: 'legalName' }] } };
      expect(await run(receipts.issue({ id: 'r1', ask: single('rosa') }))).toMatchObject(refused);
      expect(await run(receipts.startRun({ year: 2026 }))).toMatchObject(refused);
      expect(await list()).toEqual([]);
    });

    test('a receipt is replaced by one that says how it is now', async () => {
      const { receipts, book, run, issue, list } = await setUp();
      await issue('r1', statement());
      await answered(run(book.settle({ id: 'promised', on: '2026-11-20', base: 'first' })));
      const second = await answered(
        run(receipts.replace({ id: 'r1', newId: 'r2', reason: 'A gift was missing' })),
      );
      expect(second).toMatchObject({ id: 'r2', number: '2026-0002', state: 'issued' });
      expect(receiptCents(second.text)).toBe(32_500);
      expect(
        await answered(run(receipts.replace({ id: 'r1', newId: 'r2', reason: 'A gift was missing' }))),
      ).toEqual(second);
      expect(await run(receipts.replace({ id: 'r1', newId: 'r3', reason: 'Again' }))).toEqual(conflict);
      expect(await run(receipts.replace({ id: 'nobody', newId: 'r3', reason: 'Again' }))).toEqual(notFound);
      expect(await list({ state: 'voided' })).toMatchObject([
        { id: 'r1', voided: { cause: 'person', reason: 'A gift was missing', replacedBy: 'r2' } },
      ]);
    });

    test('a statement says how many gifts came after it, until it is replaced', async () => {
      const { receipts, book, run, issue, list } = await setUp({ hasGoods: true });
      await issue('r1', statement());
      await issue('r2', statement(2025));
      await issue('r3', single('rosa'));
      const leftOut = async () => Object.fromEntries((await list()).map((one) => [one.id, one.leftOut]));
      expect(await leftOut()).toEqual({ r1: 0, r2: 0, r3: 0 });
      await answered(run(book.settle({ id: 'promised', on: '2026-11-20', base: 'first' })));
      const { campaignId, method, note, cents, benefit } = rosa;
      const draft = { campaignId, method, note, cents, benefit, receivedOn: '2026-03-01', ...RECEIPT_OWED };
      const record = (id: string, own: Partial<GiftDraft>) =>
        answered(run(book.record({ id, ...draft, donor: aDonor(), isSettled: true, ...own })));
      await record('late', { donor: aDonor({ name: 'ROSA  Delgádo' }) });
      await record('waits', { isSettled: false });
      await record('older', { receivedOn: '2024-03-01' });
      await record('others', { donor: WALTER });
      const rows = [anImportRow({ donor: aDonor(), receivedOn: '2025-04-01' })];
      await answered(run(book.import({ id: 'import-1', provider: 'Form', fileName: 'a.csv', rows })));
      expect(await leftOut()).toEqual({ r1: 2, r2: 1, r3: 0 });
      expect(await answered(run(receipts.read({ id: 'r1' })))).toMatchObject({ id: 'r1', leftOut: 2 });
      const donors = await answered(run(receipts.donors({ year: 2026, search: '', page: 1, size: 20 })));
      expect(donors.items.map(({ statement: held }) => held?.leftOut)).toEqual([2, undefined]);
      await answered(run(receipts.replace({ id: 'r1', newId: 'r4', reason: 'Gifts came later' })));
      expect(await leftOut()).toEqual({ r1: 0, r2: 1, r3: 0, r4: 0 });
    });

    test('goods that were collected after a statement are counted, too', async () => {
      const { issue, list, collectGoods } = await setUp();
      await issue('r1', statement());
      await issue('r2', statement(2026, donorIdentity(WALTER)));
      await collectGoods();
      expect(await list()).toMatchObject([
        { id: 'r2', leftOut: 0 },
        { id: 'r1', leftOut: 1 },
      ]);
    });

    test('a refund voids the receipts of its gift; what stayed gets a new receipt', async () => {
      const { book, run, issue, list } = await setUp();
      await issue('r1', single('rosa'));
      await issue('r2', statement());
      await issue('r3', single('walter'));
      await answered(run(book.refund({ id: 'rosa', cents: 4_000, on: '2026-11-20', base: 'first' })));
      await answered(run(book.refund({ id: 'walter', cents: 5_000, on: '2026-11-20', base: 'first' })));
      const held = await list({ state: 'issued' });
      expect(held.map(({ kind, text }) => [kind, receiptCents(text)])).toEqual(
        expect.arrayContaining([
          ['single', 6_000],
          ['statement', 26_000],
        ]),
      );
      const voided = await list({ state: 'voided' });
      expect(voided.map(({ id, voided: note }) => [id, note?.cause, note?.replacedBy === null])).toEqual([
        ['r3', 'refund', true],
        ['r2', 'refund', false],
        ['r1', 'refund', false],
      ]);
      expect(held.map(({ id }) => id)).toEqual(
        expect.arrayContaining(voided.flatMap(({ voided: note }) => note?.replacedBy ?? [])),
      );
    });

    test('a correction of what a receipt says voids and replaces it; any other leaves it', async () => {
      const { book, run, issue, list } = await setUp();
      await issue('r1', single('rosa'));
      const { donor, cents, benefit, campaignId, receivedOn, method } = rosa;
      const fields = { donor, cents, benefit, campaignId, receivedOn, method, ...RECEIPT_OWED };
      const correction = { ...fields, note: 'Thanked by phone.' };
      const noted = await answered(run(book.correct({ id: 'rosa', ...correction, base: 'first' })));
      expect(await list({ state: 'voided' })).toEqual([]);
      await answered(run(book.correct({ id: 'rosa', ...correction, cents: 12_300, base: noted.revision })));
      const [voided] = await list({ state: 'voided' });
      expect(voided).toMatchObject({ id: 'r1', voided: { cause: 'correction' } });
      const [held] = await list({ state: 'issued' });
      expect(held && receiptCents(held.text)).toBe(12_300);
      expect(voided?.voided?.replacedBy).toBe(held?.id);
    });

    test('a correction of what a receipt says voids it, and one of the note does not', async () => {
      const { book, run, issue, list } = await setUp();
      const receipt = await issue('r1', single('rosa'));
      const same = await answered(
        run(book.correct({ id: 'rosa', ...aCorrection({ note: 'By mail' }), base: 'first' })),
      );
      expect((await list()).map(asIssued)).toEqual([receipt]);
      await answered(
        run(book.correct({ id: 'rosa', ...aCorrection({ cents: 9_900 }), base: same.revision })),
      );
      expect((await list()).map(({ voided, text }) => [voided?.cause, receiptCents(text)])).toEqual([
        [undefined, 9_900],
        ['correction', 10_000],
      ]);
    });

    test('an import is not undone once one of its gifts has a receipt', async () => {
      const { book, receipts, run, issue } = await setUp({ gifts: [] });
      const rows = [anImportRow()];
      await answered(run(book.import({ id: 'import-1', provider: 'Form', fileName: 'a.csv', rows })));
      const [gift] = moneyOf(await answered(run(book.list(aGiftQuery()))));
      const receipt = await issue('r1', single(gift?.id ?? ''));
      expect(receipt.text.gifts[0]?.provider).toBe('Form');
      expect(await run(book.undoImport({ id: 'import-1' }))).toEqual(conflict);
      await answered(run(receipts.void({ id: 'r1', reason: 'It was a test' })));
      expect(await run(book.undoImport({ id: 'import-1' }))).toMatchObject({ ok: true });
    });

    test('receipts are found by year, kind, state, words and number, page by page', async () => {
      const { receipts, run, issue, list } = await setUp();
      await issue('r1', single('rosa'));
      await issue('r2', statement(2026, donorIdentity(WALTER)));
      await issue('r3', single('eve'));
      await answered(run(receipts.void({ id: 'r1', reason: 'Wrong' })));
      const queries: readonly [Partial<ReceiptQuery>, string[]][] = [
        [{ search: 'delg' }, ['r1', 'r3']],
        [{ search: '2026-0002' }, ['r2']],
        [{ year: 2025 }, ['r3']],
        [{ kind: 'statement' }, ['r2']],
        [{ state: 'voided' }, ['r1']],
        [{ isPaper: true }, ['r2']],
        [{ size: 1, page: 2 }, ['r1']],
      ];
      for (const [query, expected] of queries)
        expect(
          (await list(query)).map(({ id }) => id),
          JSON.stringify(query),
        ).toEqual(expected);
    });

    test('the donors of a year are told by name, with what they gave and their statement', async () => {
      const { receipts, run, issue } = await setUp({ hasGoods: true });
      const { number } = await issue('r1', statement());
      const donors = (search = '') => run(receipts.donors({ year: 2026, search, page: 1, size: 20 }));
      const walterRow = {
        donorKey: donorIdentity(WALTER),
        name: 'Walter Brandt',
        email: '',
        gifts: 1,
        cents: 5_000,
        goods: 0,
        statement: null,
      };
      expect(await answered(donors())).toEqual({
        items: [
          {
            donorKey: ROSA,
            name: 'Rosa Delgado',
            email: 'rosa@mail.example',
            gifts: 2,
            cents: 30_000,
            goods: 1,
            statement: { id: 'r1', number, leftOut: 0 },
          },
          walterRow,
        ],
        total: 2,
      });
      expect(await answered(donors('brandt'))).toEqual({ items: [walterRow], total: 1 });
    });

    /** Rosa reads Spanish, and Eve's gift is hers by its account alone. */
    const readers = {
      gifts: [
        rosa,
        walter,
        aGift({ id: 'linked', personId: 'lin', donor: aDonor({ name: 'Lin', email: 'lin@other.example' }) }),
      ],
      people: [
        aPerson({ id: 'rosa', email: 'rosa@mail.example', role: 'donor', language: 'es' }),
        aPerson({ id: 'lin', role: 'admin', language: 'es' }),
        aPerson({ id: 'dana', role: 'donor', language: 'es' }),
      ],
    };
    const languages = (receipts: readonly Receipt[]) =>
      receipts
        .filter(({ state }) => state === 'issued')
        .map(({ text }) => `${text.donor.name} ${text.language}`)
        .toSorted();

    test('a receipt is in the language that its donor has chosen, else in English, unless it is chosen for it', async () => {
      const { receipts, run, issue } = await setUp(readers);
      const languageOf = (ask: ReceiptAsk) => run(receipts.languageOf({ ask }));
      expect(await languageOf(single('rosa'))).toEqual({ ok: true, value: 'es' });
      expect(await languageOf(single('linked'))).toEqual({ ok: true, value: 'es' });
      expect(await languageOf(single('walter'))).toEqual({ ok: true, value: 'en' });
      expect(await languageOf(single('nobody'))).toEqual(notFound);
      const spanish = await issue('r1', single('rosa'));
      expect(spanish.text.language).toBe('es');
      // What the law asks for is the same.
      expect(spanish.text.inReturn.sentence).toBe(receiptWords.nothingInReturn);
      const chosen = { id: 'r2', ask: single('walter'), language: 'es' } as const;
      expect((await answered(run(receipts.issue(chosen)))).text.language).toBe('es');
      expect((await answered(run(receipts.issue(chosen)))).number).toBe('2026-0002');
      expect(await run(receipts.issue({ ...chosen, language: 'en' }))).toEqual(conflict);
      expect((await answered(run(receipts.read({ id: 'r2' })))).text.language).toBe('es');
    });

    test('in place of a receipt comes one in the language of its donor, else in the same as before', async () => {
      const { receipts, book, run, list } = await setUp(readers);
      const issue = (id: string, giftId: string, language: 'en' | 'es') =>
        answered(run(receipts.issue({ id, ask: single(giftId), language })));
      await issue('r1', 'walter', 'es');
      await issue('r2', 'rosa', 'en');
      await answered(run(receipts.replace({ id: 'r1', newId: 'r3', reason: 'Misspelled' })));
      expect(languages(await list())).toEqual(['Rosa Delgado en', 'Walter Brandt es']);
      await answered(run(book.refund({ id: 'walter', cents: 1_000, on: '2026-11-20', base: 'first' })));
      await answered(run(book.refund({ id: 'rosa', cents: 1_000, on: '2026-11-20', base: 'first' })));
      expect(languages(await list())).toEqual(['Rosa Delgado es', 'Walter Brandt es']);
    });

    test('the statements of a run are each in the language of their donor', async () => {
      const { receipts, letters, run, list } = await setUp(readers);
      await answered(run(receipts.startRun({ year: 2026 })));
      while (await answered(run(letters.writeSome()))) await Promise.resolve();
      expect(languages(await list())).toEqual(['Lin es', 'Rosa Delgado es', 'Walter Brandt en']);
    });

    test('a receipt that is sent by itself is in the language of its donor', async () => {
      const { book, due, run, list } = await setUp({ ...readers, gifts: [], sendsSince: SINCE });
      for (const id of ['rosa', 'ben'])
        await answered(
          run(
            book.record({ id, ...aGiftDraft({ donor: aDonor({ name: id, email: `${id}@mail.example` }) }) }),
          ),
        );
      await answered(run(due.writeSome()));
      expect(languages(await list())).toEqual(['ben en', 'rosa es']);
    });

    test('a receipt that holds is sent as often as somebody asks, where there is an address', async () => {
      const { receipts, run, issue, mailed } = await setUp();
      await issue('r1', single('rosa'));
      await issue('r2', single('walter'));
      expect(await answered(run(receipts.mailings({ id: 'r1' })))).toMatchObject({ items: [] });
      await answered(run(receipts.send({ id: 'r1' })));
      const twice = await answered(run(receipts.send({ id: 'r1' })));
      expect(twice.items.map(({ to, state }) => [to, state])).toEqual([
        ['rosa@mail.example', 'waiting'],
        ['rosa@mail.example', 'waiting'],
      ]);
      expect(await mailed()).toEqual(['rosa@mail.example', 'rosa@mail.example']);
      expect(await run(receipts.send({ id: 'r2' }))).toEqual(conflict);
      expect(await run(receipts.send({ id: 'nobody' }))).toEqual(notFound);
      await answered(run(receipts.void({ id: 'r1', reason: 'Wrong' })));
      expect(await run(receipts.send({ id: 'r1' }))).toEqual(conflict);
    });

    test('the letters of a year: one statement for each donor and one mail, however often they are asked for', async () => {
      const many = Array.from({ length: 25 }, (_, index) =>
        aGift({
          id: `g${index}`,
          donor: aDonor({ name: `Donor ${index}`, email: `d${index}@mail.example` }),
        }),
      );
      const { receipts, letters, run, list, issue, mailed } = await setUp({
        gifts: [...many, walter],
        hasGoods: true,
      });
      const year = () => run(receipts.run({ year: 2026 }));
      expect(await answered(year())).toBeNull();
      const writeSome = async () => {
        const isWritten = await answered(run(letters.writeSome()));
        return { isWritten, ...(await answered(year())) };
      };
      expect(await writeSome()).toEqual({ isWritten: false });
      await issue(
        'early',
        statement(2026, donorIdentity(aDonor({ name: 'Donor 3', email: 'd3@mail.example' }))),
      );
      await answered(run(receipts.send({ id: 'early' })));
      expect(await answered(run(receipts.startRun({ year: 2026 })))).toMatchObject({
        year: 2026,
        state: 'running',
        donors: 27,
        done: 0,
        mailed: 0,
        paper: 0,
      });
      expect(await writeSome()).toMatchObject({ isWritten: true, state: 'running', done: 20 });
      expect(await answered(run(receipts.stopRun({ year: 2026 })))).toMatchObject({
        state: 'stopped',
        done: 20,
      });
      expect(await writeSome()).toMatchObject({ isWritten: false, state: 'stopped', done: 20 });
      expect(await answered(run(receipts.startRun({ year: 2026 })))).toMatchObject({
        state: 'running',
        done: 20,
      });
      const done = { state: 'done', donors: 27, done: 27, mailed: 26, paper: 1 };
      expect(await writeSome()).toMatchObject({ isWritten: true, ...done });
      expect(await answered(run(receipts.startRun({ year: 2026 })))).toMatchObject(done);
      expect(await writeSome()).toMatchObject({ isWritten: false, ...done });
      expect(await answered(year())).toMatchObject(done);
      const statements = await list({ kind: 'statement' });
      expect(new Set(statements.map(({ donorKey }) => donorKey)).size).toBe(27);
      expect(statements).toHaveLength(27);
      expect((await list({ isPaper: true })).map(({ text }) => text.donor.name)).toEqual(['Walter Brandt']);
      const addresses = await mailed();
      expect(addresses).toHaveLength(26);
      expect(new Set(addresses).size).toBe(26);
    });

    test('two people of one mailbox get a statement each, with their own sum', async () => {
      const maren = (part: object) => aDonor({ name: 'Maren Holt', email: 'home@mail.example', ...part });
      const idris = aDonor({ name: 'Idris Vale', email: 'home@mail.example' });
      const gifts = [
        aGift({ id: 'm1', donor: maren({}), cents: 50_000, receivedOn: '2026-02-01' }),
        aGift({ id: 'i1', donor: idris, cents: 30_000, receivedOn: '2026-03-01' }),
        aGift({
          id: 'm2',
          donor: maren({ name: 'MAREN  Hólt', email: 'Home@mail.example' }),
          cents: 30_000,
        }),
        aGift({ id: 'before', donor: idris, cents: 1_000, receivedOn: '2025-12-31' }),
      ];
      const { receipts, letters, run, list, mailed, book } = await setUp({ gifts });
      const query = { year: 2026, search: '', page: 1, size: 20 };
      const donors = async () =>
        (await answered(run(receipts.donors(query)))).items.map(({ gifts: count, cents, statement: own }) => [
          count,
          cents,
          own?.leftOut,
        ]);
      expect(await donors()).toEqual([
        [1, 30_000, undefined],
        [2, 80_000, undefined],
      ]);
      await answered(run(receipts.startRun({ year: 2026 })));
      await answered(run(letters.writeSome()));
      expect(await answered(run(receipts.run({ year: 2026 })))).toMatchObject({
        state: 'done',
        donors: 2,
        mailed: 2,
      });
      const statements = await list({ kind: 'statement' });
      expect(
        statements.map(({ text }) => [
          text.donor.name,
          receiptCents(text),
          text.gifts.map(({ giftId }) => giftId),
        ]),
      ).toEqual(
        expect.arrayContaining([
          ['Idris Vale', 30_000, ['i1']],
          ['MAREN  Hólt', 80_000, ['m1', 'm2']],
        ]),
      );
      expect(statements).toHaveLength(2);
      expect((await mailed()).toSorted()).toEqual(['Home@mail.example', 'home@mail.example']);
      const came = await answered(run(book.list(aGiftQuery({ from: '2026-01-01', to: '2026-12-31' }))));
      expect(statements.reduce((sum, { text }) => sum + receiptCents(text), 0)).toBe(
        came.totals.receivedCents,
      );
      const { years } = await answered(run(book.figures()));
      expect(years).toEqual([
        { year: 2025, newDonors: 1, returningDonors: 0 },
        { year: 2026, newDonors: 1, returningDonors: 1 },
      ]);
    });

    test('the statement of a donor whose name was corrected is replaced by one in the new name', async () => {
      const { book, run, issue, list } = await setUp({ gifts: [rosa] });
      await issue('r1', statement());
      const donor = aDonor({ name: 'Rosa Delgado-Ruiz' });
      await answered(run(book.correct({ id: 'rosa', ...aCorrection({ donor }), base: 'first' })));
      const [held] = await list({ state: 'issued' });
      expect(held).toMatchObject({ donorKey: donorIdentity(donor), text: { donor: { name: donor.name } } });
      expect(await list({ state: 'voided' })).toMatchObject([{ id: 'r1', voided: { replacedBy: held?.id } }]);
    });

    test('nobody gets a statement of gifts of which nothing is known', async () => {
      const nobody = aDonor({ name: 'Anonymous', email: '', address: '' });
      const { receipts, run } = await setUp({
        gifts: [aGift({ id: 'n1', donor: nobody }), aGift({ id: 'n2', donor: { ...nobody, name: '' } })],
      });
      const donors = await answered(run(receipts.donors({ year: 2026, search: '', page: 1, size: 20 })));
      expect(donors).toEqual({ items: [], total: 0 });
      const ask = statement(2026, donorIdentity(nobody));
      expect(await run(receipts.issue({ id: 'r1', ask }))).toEqual(notFound);
      expect(await run(receipts.issue({ id: 'r1', ask: single('n1') }))).toMatchObject({ ok: true });
    });

    test('the receipts of somebody are those of the account and of the verified address', async () => {
      const { ownOf, run, issue } = await setUp({
        gifts: [
          rosa,
          walter,
          aGift({ id: 'kept', personId: 'p-1', donor: aDonor({ email: 'old@mail.example' }) }),
        ],
      });
      await issue('r1', single('rosa'));
      await issue('r2', single('walter'));
      const kept = await issue('r3', single('kept'));
      const own = ownOf({ personId: 'p-1', email: 'Rosa@Mail.Example' });
      expect((await answered(run(own.list()))).map(({ id }) => id)).toEqual(['r3', 'r1']);
      expect(await answered(run(own.read({ id: 'r3' })))).toEqual(kept);
      expect(await run(own.read({ id: 'r2' }))).toEqual(notFound);
      const other = ownOf({ personId: 'p-2', email: '' });
      expect(await answered(run(other.list()))).toEqual([]);
    });

    const action = fc.oneof(
      fc.record({ do: fc.constant('issue'), gift: fc.nat(4) }),
      fc.record({ do: fc.constant('state'), year: fc.constantFrom(2025, 2026) }),
      fc.record({ do: fc.constant('refund'), gift: fc.nat(4), cents: fc.integer({ min: 1, max: 6_000 }) }),
      fc.record({ do: fc.constant('settle') }),
      fc.record({ do: fc.constant('void'), receipt: fc.nat(9) }),
      fc.record({ do: fc.constant('replace'), receipt: fc.nat(9) }),
    );
    test('after any sequence of actions numbers have no gap, receipts are as they were, and sums agree', async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(action, { minLength: 3, maxLength: 14 }), async (actions) => {
          const { receipts, book, run, list } = await setUp();
          const seen = new Map<string, Receipt>();
          for (const [index, step] of actions.entries()) {
            const gift = 'gift' in step ? (all[step.gift] ?? rosa) : rosa;
            const kept = moneyOf(await answered(run(book.list(aGiftQuery()))));
            const { revision = '' } = kept.find(({ id }) => id === gift.id) ?? {};
            const before = await list();
            const receipt = 'receipt' in step ? before[step.receipt] : undefined;
            const id = `new-${index}`;
            if (step.do === 'issue') await run(receipts.issue({ id, ask: single(gift.id) }));
            if ('year' in step) await run(receipts.issue({ id, ask: statement(step.year) }));
            if ('cents' in step)
              await run(book.refund({ id: gift.id, cents: step.cents, on: '2026-11-20', base: revision }));
            if (step.do === 'settle')
              await run(book.settle({ id: 'promised', on: '2026-11-19', base: 'first' }));
            if (step.do === 'void' && receipt) await run(receipts.void({ id: receipt.id, reason: 'Wrong' }));
            if (step.do === 'replace' && receipt)
              await run(receipts.replace({ id: receipt.id, newId: id, reason: 'Wrong' }));
            const after = await list();
            const gifts = moneyOf(await answered(run(book.list(aGiftQuery()))));
            expectSound(after, gifts, seen);
          }
        }),
        { numRuns: sequences },
      );
    });
  });
}

/** Everything that holds of receipts at any time; `seen` are those that were there before. */
function expectSound(kept: readonly KeptReceipt[], gifts: readonly Gift[], seen: Map<string, Receipt>): void {
  const receipts = kept.map(asIssued);
  for (const { leftOut, ...receipt } of kept)
    expect(leftOut).toBe(countLeftOut(receipt, { gifts, goods: [] }, receipts));
  for (const year of [2025, 2026]) {
    const numbers = receipts.filter((one) => one.year === year).map(({ number }) => number);
    const wanted = numbers.map((_, index) => `${year}-${String(index + 1).padStart(4, '0')}`);
    expect([...numbers].sort()).toEqual(wanted);
  }
  const ids = new Set(receipts.map(({ id }) => id));
  for (const [id, before] of seen) {
    const now = receipts.find((one) => one.id === id);
    expect(now).toEqual(before.state === 'voided' ? before : { ...before, ...pick(now) });
  }
  for (const receipt of receipts) {
    seen.set(receipt.id, receipt);
    expect(receipt.state === 'voided').toBe(receipt.voided !== null);
    if (receipt.voided?.replacedBy) expect(ids).toContain(receipt.voided.replacedBy);
  }
  const held = receipts.filter(({ state }) => state === 'issued');
  for (const receipt of held) {
    const own = gifts.filter(({ id }) => receiptedIds(receipt).includes(id));
    expect(receiptCents(receipt.text)).toBe(own.reduce((sum, gift) => sum + netCents(gift), 0));
  }
  const taken = held.flatMap((receipt) => receiptedIds(receipt).map((id) => `${receipt.kind} ${id}`));
  expect(new Set(taken).size).toBe(taken.length);
}

/** A receipt as it was answered when it was issued. */
function asIssued({ leftOut: _, ...receipt }: KeptReceipt): Receipt {
  return receipt;
}

/** What alone may change of a receipt. */
function pick(receipt: Receipt | undefined): Pick<Receipt, 'state' | 'voided'> | undefined {
  return receipt && { state: receipt.state, voided: receipt.voided };
}

/** The goods that `hasGoods` stands for. */
export const CONTRACT_GOODS = someGoods();

/** What corrects a gift, out of one that has more. */
function correctionOf({
  donor,
  cents,
  benefit,
  campaignId,
  receivedOn,
  method,
  note,
  ...mark
}: GiftCorrection) {
  const { receipt, noReceiptReason } = mark;
  return { donor, cents, benefit, campaignId, receivedOn, method, note, receipt, noReceiptReason };
}
