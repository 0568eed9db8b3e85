// @ts-check
// The letters of a year with 20,000 donors: what one costs, against plain SQL that writes the same rows in a transaction of
// its own, and what beginning with them costs, against plain SQL that finds and adds the donors.
import { median } from '../statistics.mjs';
import { YEAR_OF_MANY_DONORS as YEAR } from './fill.mjs';

/** @typedef {import('pg').Pool} Pool */
/** @typedef {{ startRun: (input: { year: number }) => Promise<any>, run: (input: { year: number }) => Promise<any> }} Book */
/** @typedef {{ writeSome: () => Promise<any> }} Letters */

/** These wait behind those of the run, which has to find its next donor among all who wait. */
const BEGUN = `insert into receipt_run_donor (id, year, donor_key, next_try_at)
  select 'plain' || donor_identity, ${YEAR - 1000}, donor_identity, ${Number.MAX_SAFE_INTEGER} from gift
  where received_on between '${YEAR}-01-01' and '${YEAR}-12-31' group by donor_identity`;

/** The rows of the last letters that were written, to be written once more. */
const LETTERS = `select receipt.*, outbox_mail.*, receipt_mail.mail_id from receipt
  join receipt_mail on receipt_mail.receipt_id = receipt.id join outbox_mail on outbox_mail.id = receipt_mail.mail_id
  where year = ${YEAR} and receipt.kind = 'statement' order by count desc limit $1`;

/**
 * @param {() => Promise<unknown>} work
 * @returns {Promise<number>} ms
 */
async function timed(work) {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

/**
 * Writes letters as plain SQL does.
 * @param {Pool} pool
 * @param {readonly any[]} letters
 * @param {string} mark makes the ids others
 */
async function writePlainly(pool, letters, mark) {
  const client = await pool.connect();
  for (const [at, letter] of letters.entries()) {
    const id = `${mark}-${at}`;
    await client.query('begin');
    await client.query(
      `insert into receipt (id, year, count, kind, donor_key, donor_email, text, issued_on, state, search)
        values ($1, $2, $3, 'statement', $4, $5, $6, $7, 'issued', $8)`,
      [
        id,
        YEAR - 1000,
        letter.count + Number(mark) * 100_000,
        letter.donor_key,
        letter.donor_email,
        JSON.stringify(letter.text),
        letter.issued_on,
        letter.search,
      ],
    );
    await client.query(
      `insert into receipt_gift (id, receipt_id, gift_id, kind, holds) values ($1, $2, $3, 'statement', true)`,
      [id, id, id],
    );
    await client.query(
      `insert into outbox_mail (id, kind, to_address, subject, mail) values ($1, 'receipt', $2, $3, $4)`,
      [id, letter.to_address, letter.subject, JSON.stringify(letter.mail)],
    );
    await client.query(
      'insert into receipt_mail (id, receipt_id, mail_id, queued_at) values ($1, $2, $3, $4)',
      [id, id, id, letter.queued_at],
    );
    await client.query(`update receipt_run_donor set outcome = 'mailed' where id = $1`, [
      `plain${letter.donor_key}`,
    ]);
    await client.query('commit');
  }
  client.release();
}

/**
 * @param {Book} book
 * @param {Letters} writer
 * @param {Pool} pool
 * @param {number} rounds
 * @returns {Promise<import('../report.mjs').Row[]>}
 */
export async function measureLetters(book, writer, pool, rounds) {
  const begunPlainly = await timed(() => pool.query(BEGUN));
  let run = /** @type {any} */ (null);
  const begun = await timed(async () => {
    run = await book.startRun({ year: YEAR });
  });
  if (!run.ok) throw new Error(`letters: ${JSON.stringify(run.failure)}`);
  await pool.query('vacuum analyze receipt_run_donor');
  const pairs = [];
  for (let round = 0; round <= rounds; round += 1) {
    const before = run.value.done;
    const measured = await timed(async () => {
      await writer.writeSome();
    });
    run = await book.run({ year: YEAR });
    const letters = run.value.done - before;
    const { rows } = await pool.query(LETTERS, [letters]);
    if (rows.length !== letters) throw new Error(`letters: ${rows.length} of ${letters} were written`);
    const own = await timed(() => writePlainly(pool, rows, String(round)));
    // The first round warms both up.
    if (round > 0) pairs.push({ own: own / letters, measured: measured / letters });
  }
  const each = median(pairs.map(({ measured }) => measured)).toPrecision(3);
  return [
    {
      measure: `letters, to begin with those of ${run.value.donors} donors (${begun.toFixed(0)} ms), to plain SQL`,
      value: begun / begunPlainly,
      unit: '×',
      detail: { own: begunPlainly, measured: begun },
    },
    {
      measure: `letters, each (${each} ms), to plain SQL that writes its rows`,
      value: median(pairs.map(({ measured, own }) => measured / own)),
      unit: '×',
      atMost: 3,
      detail: pairs,
    },
  ];
}
