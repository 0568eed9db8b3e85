// @ts-check
// A provider's file of 10,000 lines beside 100,000 gifts, half of them of this provider: reading it, the preview that compares it in
// steps, and the import itself, as the service does them on the server.
import { runnerImport } from 'vite';
import { median } from '../statistics.mjs';
import { anyName, Chance } from './words.mjs';

const LINES = 10_000;
/** So many lines are compared in a step of the preview (ui/gifts/import/import-preview.ts). */
const STEP = 500;
/** Seconds for all of it. */
const BOUND = 5;

const HEAD =
  'id,Created date (UTC),Amount,Amount Refunded,Currency,Refunded date (UTC),Statement Descriptor,Status,Customer Email,Card Name';

/** @typedef {import('pg').Pool} Pool */

/**
 * @param {string} mark makes the numbers others
 * @returns {string} the file of a provider: one of 20 lines went back in part
 */
function fileOf(mark) {
  const lines = Array.from({ length: LINES }, (_, at) => {
    const name = anyName(new Chance(at * 31));
    const [refunded, on] = at % 20 === 0 ? ['1.00', '2026-11-12 20:00:00'] : ['0.00', ''];
    const minute = String(at % 60).padStart(2, '0');
    return `${mark}_${at},2026-11-10 06:${minute}:00,25.00,${refunded},usd,${on},SHOES,Paid,d${at}@mail.example,${name}`;
  });
  return [HEAD, ...lines].join('\n');
}

/**
 * @param {{ compare: (input: any) => Promise<any>, import: (input: any) => Promise<any>, undoImport: (input: any) => Promise<any> }} book
 * @param {Pool} pool
 * @param {number} rounds
 * @returns {Promise<import('../report.mjs').Row[]>}
 */
export async function measureImport(book, pool, rounds) {
  const core = './src/core/gifts/import';
  const { PapaparseCsvReader } = (await runnerImport('./src/adapters/papaparse/papaparse-csv-reader.ts'))
    .module;
  const { tableOf } = (await runnerImport(`${core}/file-table.ts`)).module;
  const { findColumns } = (await runnerImport(`${core}/file-columns.ts`)).module;
  const { readGiftFile } = (await runnerImport(`${core}/read-gift-file.ts`)).module;
  await pool.query(`update gift set provider = 'Stripe', external_id = 'old_' || id
    where provider is null and right(id, 1) in ('0', '2', '4', '6', '8')`);
  await pool.query('vacuum analyze gift');
  const reader = new PapaparseCsvReader();
  const provider = 'Stripe';
  /** @type {{ read: number, preview: number, import: number, all: number }[]} */
  const pairs = [];
  for (let round = 0; round <= rounds; round += 1) {
    const text = fileOf(`ch${round}`);
    const began = performance.now();
    const table = tableOf((await reader.read(text)).value).value;
    const file = readGiftFile(table, findColumns(table).choice, {
      today: '2026-11-20',
      campaigns: [],
      zone: null,
      takesConverted: false,
    });
    const rows = file.rows.map((/** @type {any} */ { line: _, remarks: __, ...row }) => row);
    if (rows.length !== LINES) throw new Error(`import: ${rows.length} of ${LINES} lines were understood`);
    const read = performance.now();
    for (let from = 0; from < LINES; from += STEP)
      await answered(book.compare({ provider, rows: rows.slice(from, from + STEP) }));
    const compared = performance.now();
    const done = await answered(book.import({ id: `import-${round}`, provider, fileName: 'a.csv', rows }));
    const ended = performance.now();
    if (done.added !== LINES) throw new Error(`import: ${done.added} of ${LINES} gifts were added`);
    // The first round warms up.
    if (round > 0)
      pairs.push({
        read: read - began,
        preview: compared - read,
        import: ended - compared,
        all: ended - began,
      });
    await answered(book.undoImport({ id: `import-${round}` }));
  }
  const ms = (/** @type {'read' | 'preview' | 'import'} */ part) =>
    median(pairs.map((pair) => pair[part])).toFixed(0);
  return [
    {
      measure: `import of 10,000 lines: ${ms('read')} ms to read, ${ms('preview')} to preview, ${ms('import')} to keep`,
      value: median(pairs.map(({ all }) => all)) / 1000,
      unit: 's',
      atMost: BOUND,
      detail: pairs,
    },
  ];
}

/** @param {Promise<any>} answer */
async function answered(answer) {
  const result = await answer;
  if (!result.ok) throw new Error(`import: ${JSON.stringify(result.failure)}`);
  return result.value;
}
