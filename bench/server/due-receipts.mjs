// @ts-check
// Measures what it costs that receipts are sent by themselves: an import of 10,000 gifts whose receipts wait, to one whose do not,
// and the calls of staff while the server writes 60 receipts with thousands waiting, to the same calls while none is due. Times
// with and without take turns.
import { setTimeout as wait } from 'node:timers/promises';
import { runnerImport } from 'vite';
import { median, quantile } from '../statistics.mjs';
import { PUBLIC_URL } from './processes.mjs';

const LINES = 10_000;
/** The server looks every 5 s, so that each of these times holds one look, in ms. */
const TIME_MS = 6500;
/** What may leave within a minute. */
const PACE = 60;
const MINUTE_MS = 60_000;
/** So far off that none is due while this measures, in ms. */
const PUT_OFF_MS = 1_000_000_000;
/** After the import the server may take its first look, in ms. */
const FIRST_LOOK_MS = 15_000;
const FOUND = { search: '', page: 1, size: 25 };

/** @typedef {import('../../src/adapters/postgres/database').Database} Database */
/** @typedef {(area: string, name: string, input?: object) => Promise<any>} Call throws when it is refused */

/**
 * @param {string} databaseUrl
 * @param {string} address
 * @param {{ email: string, password: string } | undefined} admin
 * @param {number} rounds
 * @returns {Promise<import('../report.mjs').Row[]>}
 */
export async function dueReceiptRows(databaseUrl, address, admin, rounds) {
  const { openPostgres } = (await runnerImport('./src/adapters/postgres/connection/open-database.ts')).module;
  const logger = { info: () => {}, warn: console.error, error: console.error };
  /** @type {Database} */
  const database = openPostgres(databaseUrl, logger);
  try {
    const call = await signedIn(address, admin);
    const imports = await importRows(call);
    await untilWritten(database, 1);
    const calls = await callRows(database, call, rounds);
    return [...imports, ...calls, ...(await donorRows(database))];
  } finally {
    await database.destroy();
  }
}

/**
 * @param {string} address
 * @param {object | undefined} admin
 * @returns {Promise<Call>}
 */
async function signedIn(address, admin) {
  const headers = { origin: PUBLIC_URL, 'content-type': 'application/json' };
  const post = (/** @type {string} */ path, /** @type {unknown} */ body, cookie = '') =>
    fetch(address + path, { method: 'POST', headers: { ...headers, cookie }, body: JSON.stringify(body) });
  const opened = await post('/api/session', admin);
  if (!opened.ok) throw new Error(`The admin could not sign in: ${opened.status}`);
  const cookie = opened.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  return async (area, name, input) => {
    const path = `/api/${area}/${name}`;
    const answer = input
      ? await post(path, input, cookie)
      : await fetch(address + path, { headers: { cookie } });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${path} was refused: ${answer.status} ${text}`);
    return JSON.parse(text);
  };
}

/**
 * The last import is the one whose receipts wait.
 * @param {Call} call
 * @returns {Promise<import('../report.mjs').Row[]>}
 */
async function importRows(call) {
  const day = new Date(Date.now() - 2 * 86_400_000).toISOString().slice(0, 10);
  const timed = async (/** @type {string} */ mark) => {
    const rows = Array.from({ length: LINES }, (_, at) => ({
      ...gift(`${mark}${at}@mail.example`, day),
      externalId: `${mark}_${at}`,
      planId: null,
      refund: null,
    }));
    const began = performance.now();
    const file = { id: crypto.randomUUID(), provider: 'Stripe', fileName: `${mark}.csv`, rows };
    const done = await call('gifts', 'import', file);
    if (done.added !== LINES) throw new Error(`${done.added} of ${LINES} gifts were added`);
    return performance.now() - began;
  };
  await timed('warm');
  const off = await timed('off');
  const { settings, revision } = await call('settings', 'read');
  await call('settings', 'save', { ...settings, sendReceipts: true, base: revision });
  const on = await timed('on');
  return [
    {
      measure: `import of ${LINES} gifts whose receipts are sent by themselves, to one whose are not`,
      value: on / off,
      unit: '×',
      detail: { on, off },
    },
    { measure: 'the same', value: on / 1000, unit: 's', atMost: 5 },
  ];
}

/**
 * @param {string} email
 * @param {string} receivedOn
 */
function gift(email, receivedOn) {
  return {
    donor: { name: `Donor ${email.split('@')[0]}`, email, phone: '', address: '' },
    cents: 2500,
    receivedOn,
    method: 'card',
    campaignId: null,
    note: '',
    receipt: 'owed',
    noReceiptReason: null,
  };
}

/**
 * What staff do, each with what it takes in ms: two lists, a gift that is recorded, and its receipt, which waits for the lock that
 * the server's own receipts take.
 * @param {Call} call
 */
async function work(call) {
  /** @type {Record<string, number>} */
  const times = {};
  const timed = async (/** @type {string} */ what, /** @type {() => Promise<unknown>} */ task) => {
    const began = performance.now();
    await task();
    times[what] = performance.now() - began;
  };
  const id = crypto.randomUUID();
  const filters = { kind: null, state: null, method: null, campaignId: null, receipt: null };
  await timed('the list of gifts', () =>
    call('gifts', 'list', { ...FOUND, ...filters, from: null, to: null, sort: 'newest' }),
  );
  await timed('the list of receipts', () =>
    call('receipts', 'list', { ...FOUND, year: null, kind: null, state: null, isPaper: false }),
  );
  const day = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
  // Without an address, so that its receipt is not sent by itself.
  await timed('recording a gift', () =>
    call('gifts', 'record', { ...gift('', day), id, benefit: null, isSettled: true }),
  );
  await timed('issuing its receipt', () =>
    call('receipts', 'issue', { id: crypto.randomUUID(), ask: { kind: 'single', giftId: id } }),
  );
  return times;
}

/**
 * @param {Database} database
 * @param {Call} call
 * @param {number} rounds
 * @returns {Promise<import('../report.mjs').Row[]>}
 */
async function callRows(database, call, rounds) {
  /** @type {Record<string, { with: number[], without: number[] }>} */
  const all = {};
  /** @type {number[]} */
  const written = [];
  const during = async (/** @type {'with' | 'without'} */ when) => {
    const before = await countWritten(database);
    const end = performance.now() + TIME_MS;
    while (performance.now() < end)
      for (const [what, ms] of Object.entries(await work(call))) {
        all[what] ??= { with: [], without: [] };
        all[what][when].push(ms);
      }
    return (await countWritten(database)) - before;
  };
  for (let round = 0; round < rounds; round += 1) {
    await move(database, 'try_at', PUT_OFF_MS);
    const none = await during('without');
    if (none > 0) throw new Error(`${none} receipts were written although none was due`);
    await move(database, 'try_at', -PUT_OFF_MS);
    // The minute is over: the next look writes as many as a minute allows.
    await move(database, 'written_at', -MINUTE_MS);
    written.push(await during('with'));
  }
  return [
    {
      measure: `receipts that the server wrote in such a time, fewest`,
      value: Math.min(...written),
      unit: '',
      atLeast: PACE,
      detail: written,
    },
    { measure: 'the same, most', value: Math.max(...written), unit: '', atMost: PACE },
    ...Object.entries(all).flatMap(([what, times]) => [
      {
        measure: `${what} while receipts are written, to while none is: median`,
        value: median(times.with) / median(times.without),
        unit: '×',
        atMost: 1.5,
        detail: times,
      },
      {
        measure: 'the same: slowest of a hundred',
        value: quantile(times.with, 0.99) / quantile(times.without, 0.99),
        unit: '×',
      },
    ]),
  ];
}

/**
 * @param {Database} database
 * @param {'try_at' | 'written_at'} column
 * @param {number} ms
 */
async function move(database, column, ms) {
  await database
    .updateTable('due_receipt')
    .set((row) => ({ [column]: row(column, '+', ms) }))
    .where('written_at', column === 'try_at' ? 'is' : 'is not', null)
    .execute();
}

/** Receipts that the server wrote by itself: they have a mail. @param {Database} database */
async function countWritten(database) {
  const { count } = await database
    .selectFrom('receipt_mail')
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/**
 * @param {Database} database
 * @param {number} least
 */
async function untilWritten(database, least) {
  const end = performance.now() + FIRST_LOOK_MS;
  while ((await countWritten(database)) < least) {
    if (performance.now() > end) throw new Error('The server writes no receipts by itself.');
    await wait(100);
  }
}

/**
 * @param {Database} database
 * @returns {Promise<import('../report.mjs').Row[]>}
 */
async function donorRows(database) {
  const mails = await database
    .selectFrom('outbox_mail')
    .select('to_address')
    .where('kind', '=', 'receipt')
    .execute();
  const addresses = mails.map(({ to_address }) => to_address);
  return [
    {
      measure: 'donors who got a receipt twice',
      value: addresses.length - new Set(addresses).size,
      unit: '',
      atMost: 0,
    },
  ];
}
