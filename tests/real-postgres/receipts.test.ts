import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { Database } from '../../src/adapters/postgres/database';
import { giftRow } from '../../src/adapters/postgres/gifts/gift-row';
import { postgresRepositories } from '../../src/adapters/postgres/postgres-repositories';
import { PostgresUnitOfWork } from '../../src/adapters/postgres/postgres-unit-of-work';
import { mailsOf } from '../../src/composition/shared/mails-of';
import { GiftsService } from '../../src/core/gifts/gifts.service';
import { DueReceiptsService, SERVER_PACE } from '../../src/core/receipts/due-receipts.service';
import { receiptedUnit } from '../../src/core/receipts/receipted-unit';
import { ReceiptsService } from '../../src/core/receipts/receipts.service';
import { StatementLettersService } from '../../src/core/receipts/statement-letters.service';
import { donorIdentity } from '../../src/core/shared/who-is-who';
import { aSite } from '../support/a-site';
import { FakeTime } from '../support/fake-time';
import { aCorrection, aDonor, aGift, aGiftDraft } from '../support/gift-builder';
import { postgresUnit } from '../support/postgres-unit';
import { hasPostgres, newDatabase, openForTests } from '../support/real-postgres';
import { mailedAddresses, storeReceiptSetUp } from '../support/receipt-rows';
import { RecordingLogger } from '../support/recording-logger';

const ADMIN = { id: 'admin-1', name: 'Avery Admin' };
const ids = { next: () => crypto.randomUUID() };
const logger = new RecordingLogger();

/** What one process does with receipts and gifts, through connections of its own. */
function processOf(database: Database) {
  const clock = new FakeTime();
  const unit = postgresUnit(database, { time: clock, ids, logger });
  const mail = { mails: mailsOf(aSite('http://localhost:4173')), sends: true };
  return {
    receipts: new ReceiptsService(unit, ADMIN, mail),
    due: new DueReceiptsService(unit, {
      clock,
      logger,
      mails: mail.mails,
      pace: SERVER_PACE,
    }),
    book: new GiftsService(receiptedUnit(unit), ADMIN, clock),
  };
}

/** Numbers without a gap, each once. */
async function expectNumbers(database: Database): Promise<void> {
  const rows = await database.selectFrom('receipt').select('count').orderBy('count').execute();
  expect(rows.map(({ count }) => count)).toEqual(rows.map((_, index) => index + 1));
}

const donorOf = (index: number) => aDonor({ name: `Donor ${index}`, email: `d${index}@mail.example` });

describe.skipIf(!hasPostgres)('receipts on a real PostgreSQL', () => {
  test('two processes that issue and refund at once leave no gap, no twin and no receipt that is wrong', async () => {
    const url = await newDatabase();
    const databases = [openForTests(url), openForTests(url)] as const;
    const gifts = Array.from({ length: 12 }, (_, index) =>
      aGift({ id: `g${index}`, donor: donorOf(index % 3) }),
    );
    await storeReceiptSetUp(databases[0], { gifts, hasGoods: false, hasLegalName: true });
    const [one, other] = [processOf(databases[0]), processOf(databases[1])];
    const done = await Promise.all(
      gifts.flatMap(({ id }, index) => {
        const donorKey = donorIdentity(donorOf(index % 3));
        return [
          one.receipts.issue({ id: ids.next(), ask: { kind: 'single', giftId: id } }),
          other.receipts.issue({ id: ids.next(), ask: { kind: 'single', giftId: id } }),
          one.receipts.issue({ id: ids.next(), ask: { kind: 'statement', year: 2026, donorKey } }),
          other.book.refund({ id, cents: index % 2 === 0 ? 10_000 : 1_000, on: '2026-11-20', base: 'first' }),
        ];
      }),
    );
    const failures = done.flatMap((result) => (result.ok ? [] : [result.failure.code]));
    // The second one was refused; nobody waited in vain.
    expect(new Set(failures)).not.toContain('unavailable');
    await expectNumbers(databases[0]);
    const kept = await one.receipts.list({
      year: null,
      kind: null,
      state: 'issued',
      search: '',
      isPaper: false,
      page: 1,
      size: 200,
    });
    if (!kept.ok) throw new Error(kept.failure.code);
    for (const { text } of kept.value.items)
      for (const gift of text.gifts) expect([gift.giftId, gift.refundedCents]).toEqual([gift.giftId, 1_000]);
    const taken = kept.value.items.flatMap(({ kind, text }) =>
      text.gifts.map(({ giftId }) => `${kind} ${giftId}`),
    );
    expect(new Set(taken).size).toBe(taken.length);
  });

  test('of two processes that mark a gift as one without a receipt and issue its receipt one is refused', async () => {
    const url = await newDatabase();
    const databases = [openForTests(url), openForTests(url)] as const;
    const gifts = Array.from({ length: 12 }, (_, index) => aGift({ id: `g${index}`, donor: donorOf(index) }));
    await storeReceiptSetUp(databases[0], { gifts, hasGoods: false, hasLegalName: true });
    const [one, other] = [processOf(databases[0]), processOf(databases[1])];
    const mark = { receipt: 'none', noReceiptReason: 'sponsor' } as const;
    const done = await Promise.all(
      gifts.map(({ id, donor }, index) =>
        Promise.all([
          other.book.correct({ id, ...aCorrection({ donor, ...mark }), base: 'first' }),
          one.receipts.issue({
            id: ids.next(),
            ask:
              index % 2 === 0
                ? { kind: 'single', giftId: id }
                : { kind: 'statement', year: 2026, donorKey: donorIdentity(donor) },
          }),
        ]),
      ),
    );
    for (const [marked, issued] of done) expect([marked.ok, issued.ok].toSorted()).toEqual([false, true]);
    const held = await databases[0]
      .selectFrom('receipt_gift')
      .select('gift_id')
      .where('holds', '=', true)
      .execute();
    const marked = await databases[0].selectFrom('gift').select('id').where('receipt', '=', 'none').execute();
    expect([...held.map(({ gift_id }) => gift_id), ...marked.map(({ id }) => id)].toSorted()).toEqual(
      gifts.map(({ id }) => id).toSorted(),
    );
    await expectNumbers(databases[0]);
  });

  test('two processes send each gift its receipt once, also while one is recorded, and after one of them ended', async () => {
    const url = await newDatabase();
    const databases = [openForTests(url), openForTests(url)] as const;
    const sendsSince = new FakeTime().now();
    await storeReceiptSetUp(databases[0], { gifts: [], hasGoods: false, hasLegalName: true, sendsSince });
    const processes = databases.map((database) => processOf(database));
    const [one, other] = [processOf(databases[0]), processOf(databases[1])];
    const record = (index: number) =>
      (index % 2 === 0 ? one : other).book.record({
        id: `g${index}`,
        ...aGiftDraft({ donor: donorOf(index), receivedOn: '2026-11-20' }),
      });
    const sending = Array.from({ length: 6 }, (_, at) => processes[at % 2]?.due.writeSome());
    await Promise.all([...Array.from({ length: 40 }, (_, index) => record(index)), ...sending]);
    // A process that ended while it wrote has written nothing, and the next one finds all that wait.
    const stopped = new AbortController();
    stopped.abort();
    await one.due.writeSome(stopped.signal);
    await Promise.all(processes.map(({ due }) => due.writeSome()));
    const mailed = await mailedAddresses(databases[0]);
    expect(mailed.length).toBe(40);
    expect(new Set(mailed).size).toBe(40);
    await expectNumbers(databases[0]);
    const { rows } = await sql`select from due_receipt where written_at is null`.execute(databases[0]);
    expect(rows).toEqual([]);
  });

  test('two processes that write the letters of a year at once give each donor one', async () => {
    const url = await newDatabase();
    const databases = [openForTests(url), openForTests(url)] as const;
    const gifts = Array.from({ length: 50 }, (_, index) => aGift({ id: `g${index}`, donor: donorOf(index) }));
    await storeReceiptSetUp(databases[0], { gifts, hasGoods: false, hasLegalName: true });
    await databases[0]
      .insertInto('gift')
      .values(giftRow(aGift({ id: 'old', receivedOn: '2025-01-01' })))
      .execute();
    const [one, other] = [processOf(databases[0]).receipts, processOf(databases[1]).receipts];
    await Promise.all([one.startRun({ year: 2026 }), other.startRun({ year: 2026 })]);
    let published = 0;
    const clock = new FakeTime();
    const publishChange = async () => {
      published += 1;
    };
    const letters = databases.map((database) => {
      const ports = { clock, ids, logger, publishChange };
      const unit = new PostgresUnitOfWork(database, postgresRepositories(clock), ports);
      return new StatementLettersService(unit, {
        clock,
        logger,
        mails: mailsOf(aSite('http://localhost:4173')),
      });
    });
    let steps = 0;
    const writeAll = async (job: StatementLettersService) => {
      for (let hasMore = true; hasMore; steps += 1) {
        const step = await job.writeSome();
        if (!step.ok) throw new Error(step.failure.code);
        hasMore = step.value;
      }
    };
    await Promise.all(letters.map(writeAll));
    // A step is published, not each letter.
    expect(published).toBeLessThanOrEqual(steps);
    expect(steps).toBeLessThan(12);
    expect(await one.run({ year: 2026 })).toMatchObject({
      value: { state: 'done', donors: 50, done: 50, mailed: 50, paper: 0 },
    });
    await expectNumbers(databases[0]);
    const addresses = await mailedAddresses(databases[0]);
    expect([addresses.length, new Set(addresses).size]).toEqual([50, 50]);
  });
});
