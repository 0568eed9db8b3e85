import { expect, test } from 'vitest';
import { mailsOf } from '../../../src/composition/shared/mails-of';
import { GiftsService } from '../../../src/core/gifts/gifts.service';
import { DueReceiptsService, SERVER_PACE } from '../../../src/core/receipts/due-receipts.service';
import type { Receipt } from '../../../src/core/receipts/receipt';
import { receiptedUnit } from '../../../src/core/receipts/receipted-unit';
import { aSite } from '../../support/a-site';
import { FakeTime } from '../../support/fake-time';
import { aDonor, anImportRow } from '../../support/gift-builder';
import { postgresUnit } from '../../support/postgres-unit';
import { mailedAddresses, storeReceiptSetUp } from '../../support/receipt-rows';
import { RecordingLogger } from '../../support/recording-logger';
import { anyDatabase } from '../../support/test-database';

const { empty } = await anyDatabase();

/** A foundation that sends receipts by themselves has imported gifts of so many donors. */
async function setUp(donors: number) {
  const database = await empty();
  const [time, logger] = [new FakeTime(), new RecordingLogger()];
  const set = { gifts: [], hasGoods: false, hasLegalName: true, sendsSince: time.now() };
  await storeReceiptSetUp(database, set);
  const ids = { next: () => crypto.randomUUID() };
  const unit = postgresUnit(database, { time, ids, logger });
  const mails = mailsOf(aSite('http://localhost:4173'));
  const desk = { broken: '' };
  const written = {
    receipt: (receipt: Receipt) => {
      if (receipt.text.donor.email === desk.broken) throw new Error('This receipt cannot be written.');
      return mails.receipt(receipt);
    },
  };
  const process = () =>
    new DueReceiptsService(unit, {
      clock: time,
      logger,
      mails: written,
      pace: SERVER_PACE,
    });
  const rows = Array.from({ length: donors }, (_, at) =>
    anImportRow({ externalId: `F-${at}`, donor: aDonor({ email: `d${at}@mail.example` }) }),
  );
  const book = new GiftsService(receiptedUnit(unit), { id: 'avery', name: 'Avery' }, time);
  const imported = await book.import({ id: 'import-1', provider: 'Form', fileName: 'a.csv', rows });
  if (!imported.ok) throw new Error(imported.failure.code);
  return { time, logger, desk, process, mailed: () => mailedAddresses(database) };
}

test('of two processes at most 60 receipts leave within a minute, and 299 donors have theirs within five', async () => {
  const { time, process, mailed } = await setUp(299);
  const counts: number[] = [];
  for (let minute = 0; minute < 5; minute += 1) {
    // A process that begins anew knows what the one before it sent.
    await Promise.all([process().writeSome(), process().writeSome()]);
    await process().writeSome();
    counts.push((await mailed()).length);
    await time.advance(59_999);
    await process().writeSome();
    expect((await mailed()).length).toBe(counts.at(-1));
    await time.advance(1);
  }
  expect(counts).toEqual([60, 120, 180, 240, 299]);
  expect(new Set(await mailed()).size).toBe(299);
  expect(await process().writeSome()).toEqual({ ok: true, value: 0 });
});

test('a receipt that cannot be written keeps nobody waiting, and is tried again later', async () => {
  const { time, logger, desk, process, mailed } = await setUp(5);
  desk.broken = 'd1@mail.example';
  expect(await process().writeSome()).toEqual({ ok: true, value: 5 });
  expect([...(await mailed())].toSorted()).toEqual(
    ['d0', 'd2', 'd3', 'd4'].map((name) => `${name}@mail.example`),
  );
  expect(logger.entries.map(({ message }) => message)).toContain(
    'A receipt could not be written; it is tried again later',
  );
  desk.broken = '';
  await process().writeSome();
  expect((await mailed()).length).toBe(4);
  await time.advance(600_000);
  await process().writeSome();
  expect(await mailed()).toContain('d1@mail.example');
});
