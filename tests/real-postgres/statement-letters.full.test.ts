import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { Database } from '../../src/adapters/postgres/database';
import { importRow } from '../../src/adapters/postgres/gifts/gift-row';
import { runDonorRow } from '../../src/adapters/postgres/receipts/postgres-statement-runs';
import { mailsOf } from '../../src/composition/shared/mails-of';
import { GiftsService } from '../../src/core/gifts/gifts.service';
import { receiptedUnit } from '../../src/core/receipts/receipted-unit';
import { ReceiptsService } from '../../src/core/receipts/receipts.service';
import { StatementLettersService } from '../../src/core/receipts/statement-letters.service';
import { FIRST_SETTINGS } from '../../src/core/settings/settings';
import { ok } from '../../src/core/shared/result';
import { aSite } from '../support/a-site';
import { FakeTime } from '../support/fake-time';
import { aDonor, aGift } from '../support/gift-builder';
import { postgresUnit } from '../support/postgres-unit';
import { hasPostgres, newDatabase, openForTests, query, until, untilBlocked } from '../support/real-postgres';
import { mailedAddresses, storeReceiptSetUp } from '../support/receipt-rows';
import { RecordingLogger } from '../support/recording-logger';
import { ServerProcess } from '../support/server-process';
import { signedInAdmin } from '../support/signed-in-admin';

const DONORS = 150;
const ADMIN = { id: 'ada', name: 'Ada' };
const clock = new FakeTime();
const ids = { next: () => crypto.randomUUID() };
const mails = mailsOf(aSite('http://localhost'));

/** What one process does with receipts, through connections of its own. */
function processOn(database: Database, logger = new RecordingLogger()) {
  const unit = postgresUnit(database, { time: clock, ids, logger });
  return {
    receipts: new ReceiptsService(unit, ADMIN, { sends: true, mails }),
    letters: new StatementLettersService(unit, { clock, logger, mails }),
  };
}

describe.skipIf(!hasPostgres)('letters that the server writes by itself', () => {
  const done = async (database: Database) => {
    const rows = await database
      .selectFrom('receipt_run_donor')
      .select('id')
      .where('outcome', '=', 'mailed')
      .execute();
    return rows.length;
  };

  /** Kills a process in the middle of a letter: the receipt is issued, its mail is not queued, nothing is committed. */
  async function killInTheMiddle(url: string, database: Database, servers: readonly ServerProcess[]) {
    await database.transaction().execute(async (transaction) => {
      await sql`lock table outbox_mail in exclusive mode`.execute(transaction);
      await until(async () => {
        const waiting = await query(
          url,
          "select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like '%outbox_mail%'",
        );
        return waiting.length > 0;
      });
      await Promise.all(servers.map(({ program }) => program.end('SIGKILL')));
    });
  }

  test('processes that are killed in a letter lose none and double none; the others, and the next one, go on', async () => {
    const url = await newDatabase();
    const database = openForTests(url);
    const gifts = Array.from({ length: DONORS }, (_, index) =>
      aGift({
        id: `g${index}`,
        donor: aDonor({ name: `Donor ${index}`, email: `d${index}@mail.example` }),
        receivedOn: '2025-05-05',
      }),
    );
    await storeReceiptSetUp(database, { gifts, hasGoods: false, hasLegalName: true });
    const [one, other] = await Promise.all([ServerProcess.start(url), ServerProcess.start(url)]);
    const cookie = await signedInAdmin(database, one);
    const path = `/api/receipts/run?q=${encodeURIComponent('{"year":2025}')}`;
    const body = { year: 2025 };
    expect(await one.status('/api/receipts/startRun', { method: 'POST', cookie, body })).toBe(200);

    // No page is open: the processes write by themselves.
    await until(async () => (await done(database)) >= 20);
    await killInTheMiddle(url, database, [one]);
    const before = await done(database);
    await until(async () => (await done(database)) >= before + 10);
    await killInTheMiddle(url, database, [other]);
    expect(await done(database)).toBeLessThan(DONORS);

    const next = await ServerProcess.start(url);
    await until(async () => (await (await next.call(path, { cookie })).json()).state === 'done');
    expect(await (await next.call(path, { cookie })).json()).toMatchObject({
      donors: DONORS,
      done: DONORS,
      mailed: DONORS,
    });
    const addresses = await mailedAddresses(database);
    expect([addresses.length, new Set(addresses).size]).toEqual([DONORS, DONORS]);
    const receipts = await database.selectFrom('receipt').select('count').orderBy('count').execute();
    expect(receipts.map(({ count }) => count)).toEqual(gifts.map((_, index) => index + 1));
  });

  test('a letter that stops its year and an admin who starts it again do not wait for each other', async () => {
    const url = await newDatabase();
    const [one, other, third] = [openForTests(url), openForTests(url), openForTests(url)];
    await storeReceiptSetUp(one, { gifts: [aGift({})], hasGoods: false, hasLegalName: false });
    await one.insertInto('receipt_run').values({ year: 2026, is_stopped: false }).execute();
    // It was put off, and its time has come.
    const donor = { ...runDonorRow(2026, 'donor@mail.example\n'), outcome: null, next_try_at: clock.now() };
    await one.insertInto('receipt_run_donor').values(donor).execute();
    const { written, started } = await third.transaction().execute(async (transaction) => {
      await transaction.selectFrom('receipt_run').select('year').forUpdate().execute();
      const writing = processOn(one).letters.writeSome();
      // It has found no legal name, and is about to stop the year.
      await untilBlocked(url, 1);
      const settings = { ...FIRST_SETTINGS, legalName: 'Footpath Shoe Relief' };
      await third
        .updateTable('settings')
        .set({ settings: JSON.stringify(settings) })
        .execute();
      const starting = processOn(other).receipts.startRun({ year: 2026 });
      await untilBlocked(url, 2);
      return { written: writing, started: starting };
    });
    expect(await written).toEqual(ok(true));
    expect(await started).toMatchObject({ ok: true });
    expect(await one.selectFrom('receipt_run').select('is_stopped').execute()).toEqual([
      { is_stopped: false },
    ]);
  });

  test('a letter and the undoing of an import lock gifts in one order', async () => {
    const url = await newDatabase();
    const logger = new RecordingLogger();
    const [one, other, third] = [openForTests(url), openForTests(url, logger), openForTests(url)];
    const donor = aDonor({ email: 'donor@mail.example' });
    const imported = { donor, importId: 'i1', origin: 'import' as const };
    // The later one is stored first.
    const gifts = [
      aGift({
        ...imported,
        id: 'g2',
        receivedOn: '2026-11-03',
        source: { provider: 'Form', externalId: '2' },
      }),
      aGift({
        ...imported,
        id: 'g1',
        receivedOn: '2026-11-02',
        source: { provider: 'Form', externalId: '1' },
      }),
    ];
    await storeReceiptSetUp(one, { gifts, hasGoods: false, hasLegalName: true });
    const file = {
      id: 'i1',
      provider: 'Form',
      fileName: 'a.csv',
      importedAt: 1,
      added: 2,
      settled: 0,
      known: 0,
    };
    await one
      .insertInto('gift_import')
      .values(importRow({ ...file, undoneAt: null }))
      .execute();
    const clock = new FakeTime();
    const ids = { next: () => crypto.randomUUID() };
    await processOn(one).receipts.startRun({ year: 2026 });
    const book = new GiftsService(
      receiptedUnit(postgresUnit(other, { time: clock, ids, logger })),
      ADMIN,
      clock,
    );
    const { letter, undone } = await third.transaction().execute(async (transaction) => {
      await transaction.selectFrom('gift').select('id').where('id', '=', 'g1').forUpdate().execute();
      const writing = processOn(one, logger).letters.writeSome();
      await untilBlocked(url, 1);
      const undoing = book.undoImport({ id: 'i1' });
      await untilBlocked(url, 2);
      return { letter: writing, undone: undoing };
    });
    expect(await letter).toEqual(ok(true));
    expect(await undone).toEqual({ ok: false, failure: { code: 'conflict' } });
    expect(logger.entries).toEqual([]);
  });
});
