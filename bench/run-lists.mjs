// @ts-check
// `npm run bench:lists`: measures each long list's pages with search and filters, the reports' sums and the letters of a year,
// on a PostgreSQL of its own with as many rows as lists/fill.mjs says. Each is compared with plain SQL in the same run: for a
// list the statement that reads the rows of the same page by their ids, and the one that counts (and sums) the whole table.
//   npm run bench:lists -- --rounds=9            more rounds than 7
//   npm run bench:lists -- --only=people         those whose names begin so
import process from 'node:process';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { runnerImport } from 'vite';
import { startPostgres } from '../scripts/find-postgres.mjs';
import { listCalls } from './lists/calls.mjs';
import { DONOR, fill, ROWS, VOLUNTEER } from './lists/fill.mjs';
import { measureImport } from './lists/import.mjs';
import { measureLetters } from './lists/letters.mjs';
import { table, writeReport } from './report.mjs';
import { median } from './statistics.mjs';

const REPORT = 'reports/bench-lists.json';
/** A round asks so often, since a single answer takes only milliseconds. */
const TIMES = 10;

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '7' }, only: { type: 'string', default: '' } },
});
const rounds = Number(values.rounds);
if (!Number.isInteger(rounds) || rounds < 1) {
  console.error('--rounds takes a whole number from 1.');
  process.exit(1);
}
const cluster = await startPostgres();
if (!cluster) {
  console.error('There is no PostgreSQL to measure on. Install it (on Debian: apt-get install postgresql).');
  process.exit(1);
}
for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => {
    cluster.stop();
    process.exit(1);
  });

/** @param {string} name */
const adapter = async (name) => (await runnerImport(`./src/adapters/postgres/${name}.ts`)).module;
const { mailsOf } = (await runnerImport('./src/composition/shared/mails-of.ts')).module;
const logger = { info: () => {}, warn: console.error, error: console.error };
const [clock, ids] = [{ now: Date.now }, { next: () => crypto.randomUUID() }];

/** @type {import('./report.mjs').Row[]} */
const rows = [];
const plain = new pg.Pool({ connectionString: cluster.url, max: 4 });
plain.on('error', () => {});
try {
  const { openPostgres } = await adapter('connection/open-database');
  const database = openPostgres(cluster.url, logger);
  await (await adapter('connection/migrate')).migrate(database);
  console.error(`Writing ${Object.values(ROWS).reduce((sum, count) => sum + count, 0)} rows …`);
  await fill(database, (await adapter('word-search')).searchColumn);
  await plain.query('vacuum analyze');

  const person = { id: 'person-7', name: 'Ada', email: DONOR };
  const mails = mailsOf({ publicUrl: 'https://site.example' });
  const { GiftsService } = (await runnerImport('./src/core/gifts/gifts.service.ts')).module;
  const { OwnGiftsService } = (await runnerImport('./src/core/gifts/own/own-gifts.service.ts')).module;
  const { PeopleService } = (await runnerImport('./src/core/people/people.service.ts')).module;
  const { AuditService } = (await runnerImport('./src/core/audit/audit.service.ts')).module;
  const { MessagesService } = (await runnerImport('./src/core/messages/messages.service.ts')).module;
  const { PickupsService } = (await runnerImport('./src/core/pickups/pickups.service.ts')).module;
  const { MailService } = (await runnerImport('./src/core/mail/mail.service.ts')).module;
  const { HoursService } = (await runnerImport('./src/core/hours/hours.service.ts')).module;
  const { OwnHoursService } = (await runnerImport('./src/core/hours/own-hours.service.ts')).module;
  const { PostgresUnitOfWork } = await adapter('postgres-unit-of-work');
  const { postgresRepositories } = await adapter('postgres-repositories');
  const open = () =>
    new PostgresUnitOfWork(database, postgresRepositories(clock), {
      clock,
      ids,
      logger,
      publishChange: async () => {},
    });
  const unit = open();
  const { ReceiptsService } = (await runnerImport('./src/core/receipts/receipts.service.ts')).module;
  const letterFile = './src/core/receipts/statement-letters.service.ts';
  const { StatementLettersService } = (await runnerImport(letterFile)).module;
  const receipts = new ReceiptsService(unit, person, { sends: true, mails });
  const letters = new StatementLettersService(unit, { clock, logger, mails });
  const { receiptedUnit } = (await runnerImport('./src/core/receipts/receipted-unit.ts')).module;
  const giftBook = () => new GiftsService(receiptedUnit(open()), person, clock);
  const calls = listCalls({
    people: new PeopleService(unit, person, {}),
    messages: new MessagesService(unit),
    pickups: new PickupsService(unit, person, mails),
    // A new one each time: sums that were kept in memory say nothing of the database.
    gifts: { list: (query) => giftBook().list(query), figures: () => giftBook().figures() },
    receipts,
    mails: new MailService(unit, true),
    log: new AuditService(unit),
    hours: new HoursService(unit, { ...person, role: 'program_manager' }, mails),
    ownHours: new OwnHoursService(unit, { id: VOLUNTEER, role: 'volunteer' }, clock),
    own: new OwnGiftsService(unit, person, { list: async () => ({ ok: true, value: [] }) }, clock),
  });
  for (const call of calls.filter(({ name }) => name.startsWith(values.only)))
    rows.push(await measured(call));
  if ('letters'.startsWith(values.only))
    rows.push(...(await measureLetters(receipts, letters, plain, rounds)));
  if ('import'.startsWith(values.only)) rows.push(...(await measureImport(giftBook(), plain, rounds)));
  await database.destroy();
} finally {
  await plain.end();
  cluster.stop();
}
await writeReport(REPORT, { rounds, rows });
console.log(
  `\n${table(rows)}\n\nMedians of ${rounds} rounds of ${TIMES} answers; every value is in ${REPORT}.`,
);

/**
 * @param {import('./lists/calls.mjs').ListCall} call
 * @returns {Promise<import('./report.mjs').Row>}
 */
async function measured({ name, ask, plain: statements }) {
  const wanted = Object.entries(await ask()).filter(([, rowIds]) => rowIds.length > 0);
  const bare = () =>
    Promise.all([
      ...statements.map((statement) => plain.query(statement)),
      ...wanted.map(([from, rowIds]) => plain.query(`select * from ${from} where id = any($1)`, [rowIds])),
    ]);
  const pairs = [];
  for (let round = 0; round < rounds; round += 1)
    pairs.push({ own: await timed(bare), measured: await timed(ask) });
  const milliseconds = median(pairs.map(({ measured }) => measured)).toPrecision(3);
  return {
    measure: `${name} (${milliseconds} ms), to plain SQL`,
    value: median(pairs.map(({ own, measured }) => measured / own)),
    unit: '×',
    atMost: 3,
    detail: pairs,
  };
}

/**
 * @param {() => Promise<unknown>} ask
 * @returns {Promise<number>} ms for one answer, the median of several
 */
async function timed(ask) {
  const times = [];
  for (let time = 0; time < TIMES; time += 1) {
    const began = performance.now();
    await ask();
    times.push(performance.now() - began);
  }
  return median(times);
}
