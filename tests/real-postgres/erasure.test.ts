import { describe, expect, test } from 'vitest';
import { betterAuthHasher } from '../../src/adapters/postgres/account/postgres-passwords';
import type { Database } from '../../src/adapters/postgres/database';
import { publishByNotice } from '../../src/adapters/postgres/publish-change';
import { mailsOf } from '../../src/composition/shared/mails-of';
import { AccountLinksService } from '../../src/core/account/links/account-links.service';
import type { Person } from '../../src/core/people/person';
import { PrivacyService } from '../../src/core/privacy/privacy.service';
import { type ReceiptRepositories, ReceiptsService } from '../../src/core/receipts/receipts.service';
import { StatementLettersService } from '../../src/core/receipts/statement-letters.service';
import { ok } from '../../src/core/shared/result';
import type { UnitOfWork } from '../../src/core/unit-of-work/unit-of-work.port';
import { aSite } from '../support/a-site';
import { FakeTime } from '../support/fake-time';
import { aDonor, aGift } from '../support/gift-builder';
import { aPerson } from '../support/person-builder';
import { personRow } from '../support/person-row';
import { postgresUnit } from '../support/postgres-unit';
import { hasPostgres, newDatabase, openForTests, untilBlocked } from '../support/real-postgres';
import { storeReceiptSetUp } from '../support/receipt-rows';
import { RecordingLogger } from '../support/recording-logger';

const ORIGIN = 'http://localhost:4173';
const EMAIL = 'planted.person@mail.example';
const clock = new FakeTime();
const ids = { next: () => crypto.randomUUID() };
const mails = mailsOf(aSite(ORIGIN));

/** A database with a donor who waits for a letter and two processes on it, and what both have logged. */
async function donorInTwoProcesses() {
  const url = await newDatabase();
  const logger = new RecordingLogger();
  const [one, other] = [openForTests(url, logger), openForTests(url, logger)];
  const gifts = [
    aGift({ id: 'g1', donor: aDonor({ name: 'Planted Person', email: EMAIL }) }),
    aGift({ id: 'g2', donor: aDonor({ name: 'Planted Person', email: EMAIL }), receivedOn: '2026-11-03' }),
  ];
  await storeReceiptSetUp(one, { gifts, hasGoods: false, hasLegalName: true });
  const admin = aPerson({ id: 'ada', email: 'ada@fsr.example', role: 'admin' });
  const person = aPerson({ id: 'ben', name: 'Planted Person', email: EMAIL, role: 'donor' });
  await one.insertInto('user').values([admin, person].map(personRow)).execute();
  const unit = postgresUnit(one, { time: clock, ids, logger });
  const book = new ReceiptsService(unit, admin, { mails, sends: true });
  expect(await book.startRun({ year: 2026 })).toMatchObject({ ok: true });
  const lettersOn = (through: UnitOfWork<ReceiptRepositories>) =>
    new StatementLettersService(through, { clock, logger, mails });
  return { url, one, other, book, admin, logger, unit, lettersOn };
}

/** Erases the donor, in one of the processes. */
function eraseBen(
  database: Database,
  admin: Person,
  logger: RecordingLogger,
  publishChange = publishByNotice,
) {
  const unit = postgresUnit(database, { time: clock, ids, logger, publishChange });
  return new PrivacyService(unit, admin, mails).erase({ id: 'ben' });
}

/** Links for new passwords, in one of the processes. */
function linksIn(database: Database, logger: RecordingLogger) {
  return new AccountLinksService(postgresUnit(database, { time: clock, ids, logger }), {
    clock,
    hasher: betterAuthHasher,
    findWeakness: async () => null,
    sendsMail: true,
    letters: {
      mails,
      addressOf: ({ secret }) => `https://www.fsr.example/#${secret}`,
      newSecret: ids.next,
    },
  });
}

/** A gate through which somebody goes once it is opened. */
function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
}

/** Everything in which an erased person may stand. */
async function everything(database: Database): Promise<string> {
  const tables = ['outbox_mail', 'gift', 'receipt', 'receipt_run_donor', 'receipt_mail', 'user'] as const;
  const rows = await Promise.all(tables.map((table) => database.selectFrom(table).selectAll().execute()));
  return JSON.stringify(rows).toLowerCase();
}

describe.skipIf(!hasPostgres)('an erasure on a real PostgreSQL', () => {
  test('waits for a letter that is being written, and takes its mail with it', async () => {
    const { url, one, other, admin, logger, unit, lettersOn } = await donorInTwoProcesses();
    const [written, end] = [gate(), gate()];
    const slow: typeof unit = Object.assign(Object.create(unit), {
      write: (work: Parameters<typeof unit.write>[0]) =>
        unit.write(async (repositories, current) => {
          const done = await work(repositories, current);
          written.open();
          await end.opened;
          return done;
        }),
    });
    const letter = lettersOn(slow).writeSome();
    await written.opened;
    const erased = eraseBen(other, admin, logger);
    await untilBlocked(url);
    end.open();
    expect([await letter, await erased]).toEqual([ok(true), ok(undefined)]);
    expect(await one.selectFrom('receipt').select('donor_email').execute()).toEqual([{ donor_email: '' }]);
    expect(await one.selectFrom('outbox_mail').select('id').execute()).toEqual([]);
    expect(await everything(one)).not.toContain('planted');
    expect(logger.entries).toEqual([]);
  });

  test('has a letter wait that begins meanwhile, and leaves it nobody to write to', async () => {
    const { url, one, other, book, admin, logger, unit, lettersOn } = await donorInTwoProcesses();
    const [reached, end] = [gate(), gate()];
    const publishChange = async () => {
      reached.open();
      await end.opened;
    };
    const erased = eraseBen(other, admin, logger, publishChange);
    await reached.opened;
    const letters = lettersOn(unit).writeSome();
    await untilBlocked(url);
    end.open();
    expect(await erased).toEqual(ok(undefined));
    expect(await letters).toEqual(ok(true));
    expect(await book.run({ year: 2026 })).toMatchObject({
      value: { state: 'done', donors: 1, done: 1, mailed: 0, paper: 0 },
    });
    expect(await one.selectFrom('outbox_mail').select('id').execute()).toEqual([]);
    expect(await everything(one)).not.toContain('planted');
    expect(logger.entries).toEqual([]);
  });

  test('has letters that begin meanwhile leave the person out', async () => {
    const { url, one, other, book, admin, logger } = await donorInTwoProcesses();
    const [reached, end] = [gate(), gate()];
    const publishChange = async () => {
      reached.open();
      await end.opened;
    };
    const erased = eraseBen(other, admin, logger, publishChange);
    await reached.opened;
    const begun = book.startRun({ year: 2026 });
    await untilBlocked(url);
    end.open();
    expect([await erased, await begun]).toMatchObject([ok(undefined), { ok: true }]);
    expect(await everything(one)).not.toContain('planted');
    expect(logger.entries).toEqual([]);
  });

  test('has a receipt that is issued by hand wait, and refuses it then', async () => {
    const { url, one, other, book, admin, logger } = await donorInTwoProcesses();
    const [reached, end] = [gate(), gate()];
    const publishChange = async () => {
      reached.open();
      await end.opened;
    };
    const erased = eraseBen(other, admin, logger, publishChange);
    await reached.opened;
    const issued = book.issue({ id: 'new', ask: { kind: 'single', giftId: 'g1' } });
    await untilBlocked(url);
    end.open();
    expect([await erased, await issued]).toMatchObject([ok(undefined), { failure: { code: 'not-found' } }]);
    expect(await everything(one)).not.toContain('planted');
    expect(logger.entries).toEqual([]);
  });

  test('has a link for a new password wait, and none is sent then', async () => {
    const { url, one, other, admin, logger } = await donorInTwoProcesses();
    const [reached, end] = [gate(), gate()];
    const publishChange = async () => {
      reached.open();
      await end.opened;
    };
    const erased = eraseBen(other, admin, logger, publishChange);
    await reached.opened;
    const links = linksIn(one, logger);
    expect(await links.request(EMAIL)).toEqual(ok({ link: null }));
    await untilBlocked(url);
    end.open();
    expect(await erased).toEqual(ok(undefined));
    await links.settled();
    expect(await one.selectFrom('account_token').select('hash').execute()).toEqual([]);
    expect(await everything(one)).not.toContain('planted');
    expect(logger.entries).toEqual([]);
  });
});
