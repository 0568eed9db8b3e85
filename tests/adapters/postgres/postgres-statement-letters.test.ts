import { expect, test } from 'vitest';
import { postgresRepositories } from '../../../src/adapters/postgres/postgres-repositories';
import { PostgresUnitOfWork } from '../../../src/adapters/postgres/postgres-unit-of-work';
import { mailsOf } from '../../../src/composition/shared/mails-of';
import type { Receipt } from '../../../src/core/receipts/receipt';
import { ReceiptsService } from '../../../src/core/receipts/receipts.service';
import { StatementLettersService } from '../../../src/core/receipts/statement-letters.service';
import { FIRST_SETTINGS } from '../../../src/core/settings/settings';
import { SettingsService } from '../../../src/core/settings/settings.service';
import { ok } from '../../../src/core/shared/result';
import { aSite } from '../../support/a-site';
import { FakeTime } from '../../support/fake-time';
import { aDonor, aGift } from '../../support/gift-builder';
import { postgresUnit } from '../../support/postgres-unit';
import { mailedAddresses, storeReceiptSetUp } from '../../support/receipt-rows';
import { RecordingLogger } from '../../support/recording-logger';
import { anyDatabase } from '../../support/test-database';

const { empty } = await anyDatabase();
const AVERY = { id: 'avery', name: 'Avery' };

async function setUp(donors = 3) {
  const database = await empty();
  const gifts = Array.from({ length: donors }, (_, index) =>
    aGift({ id: `g${index}`, donor: aDonor({ name: `Donor ${index}`, email: `d${index}@mail.example` }) }),
  );
  await storeReceiptSetUp(database, { gifts, hasGoods: false, hasLegalName: true });
  const [time, logger] = [new FakeTime(), new RecordingLogger()];
  const ids = { next: () => crypto.randomUUID() };
  const mails = mailsOf(aSite('http://localhost:4173'));
  const desk = { broken: '', published: 0 };
  const written = {
    receipt: (receipt: Receipt) => {
      if (receipt.text.donor.email === desk.broken) throw new Error('This letter cannot be written.');
      return mails.receipt(receipt);
    },
  };
  const publishChange = async () => {
    desk.published += 1;
  };
  const unit = new PostgresUnitOfWork(database, postgresRepositories(time), {
    clock: time,
    ids,
    logger,
    publishChange,
  });
  const book = new ReceiptsService(postgresUnit(database, { time, ids, logger }), AVERY, {
    sends: true,
    mails,
  });
  const letters = new StatementLettersService(unit, { clock: time, logger, mails: written });
  const run = async () => {
    const read = await book.run({ year: 2026 });
    return read.ok ? read.value : null;
  };
  return { database, time, logger, ids, desk, book, letters, run };
}

test('a letter that cannot be written keeps nobody waiting, leaves nothing behind, and is tried again later', async () => {
  const { database, time, logger, desk, book, letters, run } = await setUp();
  desk.broken = 'd1@mail.example';
  await book.startRun({ year: 2026 });
  expect(await letters.writeSome()).toEqual(ok(true));
  expect(await run()).toMatchObject({ state: 'running', done: 2, mailed: 2 });
  expect(await database.selectFrom('receipt').select('id').execute()).toHaveLength(2);
  expect(await letters.writeSome()).toEqual(ok(false));
  expect(logger.entries).toMatchObject([
    // First with the others of the step, then alone.
    { level: 'error', message: 'A call to the database failed' },
    { level: 'error', message: 'A call to the database failed' },
    { level: 'error', message: 'A statement could not be written; it is tried again later' },
  ]);
  desk.broken = '';
  await time.advance(10 * 60_000);
  expect(await letters.writeSome()).toEqual(ok(true));
  expect(await run()).toMatchObject({ state: 'done', mailed: 3 });
  expect(await mailedAddresses(database)).toHaveLength(3);
});

test('the letters of a step are written together, numbered in the order of their donors, each with one mail', async () => {
  const { database, book, letters, run } = await setUp(25);
  await book.startRun({ year: 2026 });
  expect(await letters.writeSome()).toEqual(ok(true));
  expect(await run()).toMatchObject({ state: 'running', done: 20, mailed: 20 });
  expect(await letters.writeSome()).toEqual(ok(true));
  expect(await run()).toMatchObject({ state: 'done', done: 25, mailed: 25 });
  const receipts = await database
    .selectFrom('receipt')
    .select(['count', 'donor_email'])
    .orderBy('count')
    .execute();
  expect(receipts.map(({ count }) => count)).toEqual(Array.from({ length: 25 }, (_, at) => at + 1));
  const mailed = await mailedAddresses(database);
  expect([...new Set(mailed)].sort()).toEqual(receipts.map(({ donor_email }) => donor_email).sort());
  expect(mailed).toHaveLength(25);
});

test('Go on has such a letter tried at once', async () => {
  const { desk, book, letters, run } = await setUp();
  desk.broken = 'd1@mail.example';
  await book.startRun({ year: 2026 });
  await letters.writeSome();
  desk.broken = '';
  await book.startRun({ year: 2026 });
  await letters.writeSome();
  expect(await run()).toMatchObject({ state: 'done' });
});

test('without a legal name the letters stop, and wait for somebody to go on', async () => {
  const { database, time, logger, ids, book, letters, run } = await setUp();
  await book.startRun({ year: 2026 });
  const settings = new SettingsService(postgresUnit(database, { time, ids, logger }), AVERY);
  await settings.save({ ...FIRST_SETTINGS, base: 'kept' });
  await letters.writeSome();
  expect(await run()).toMatchObject({ state: 'stopped', done: 0 });
  expect(await letters.writeSome()).toEqual(ok(false));
});

test('a step of 20 letters is published once, and one without letters is not, save for the first of a process', async () => {
  const { desk, book, letters } = await setUp(45);
  await letters.writeSome();
  expect(desk.published).toBe(1);
  await letters.writeSome();
  expect(desk.published).toBe(1);
  await book.startRun({ year: 2026 });
  for (const published of [2, 3, 4, 4]) {
    await letters.writeSome();
    expect(desk.published).toBe(published);
  }
});

test('an end is heard after the letters that are being written', async () => {
  const { desk, book, letters, run } = await setUp();
  await book.startRun({ year: 2026 });
  await letters.writeSome(AbortSignal.abort());
  expect([desk.published, (await run())?.done]).toEqual([1, 0]);
});
