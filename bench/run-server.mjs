// @ts-check
// `npm run bench:server`: compares the built server with a bare route that asks the database for nothing, and its landing page
// also with a server that sends the same answer from memory, on one and on two processes, and prints the measured values with
// their targets, what a crowd in front of a large picture costs an admin, what 200 people hear who take the same shift at
// once, and what receipts by themselves cost staff. Ratios hold on any machine: each round measures both. It works on a database of its own, which it deletes.
//   npm run bench:server -- --rounds=5           fewer rounds than 9
//   npm run bench:server -- --only=shift         those whose names begin so: content, …, picture, shift, receipts, memory
//   npm run bench:server -- --seconds=10         longer measurements than 1 s
//   npm run bench:server -- --requests=20000     fewer requests than 100,000 between the two looks at the memory
import process from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startPostgres } from '../scripts/find-postgres.mjs';
import { table, writeReport } from './report.mjs';
import { dueReceiptRows } from './server/due-receipts.mjs';
import { load } from './server/load.mjs';
import { pictureRows } from './server/picture-visitors.mjs';
import { startBareFile, startBareRoute, startSite } from './server/processes.mjs';
import { saveContent } from './server/save-content.mjs';
import { takeShiftRows } from './server/take-shift.mjs';
import { median } from './statistics.mjs';

const REPORT = 'reports/bench-server.json';
/** What a server does first is not what it does for years. */
const WARM_UP = 5000;
const VOLUNTEER = { email: 'volunteer@fsr.example', password: 'every-one-3' };
/** The sample accounts; each attempt of one connection uses the same. */
const ACCOUNTS = [
  { email: 'admin@fsr.example', password: 'every-size-1' },
  { email: 'manager@fsr.example', password: 'every-step-2' },
  VOLUNTEER,
  { email: 'donor@fsr.example', password: 'new-shoes-4' },
  { email: 'beneficiary@fsr.example', password: 'first-day-5' },
];

/** @type {Record<string, import('./server/load.mjs').Call & { isRead: boolean, isFile?: boolean }>} */
const CALLS = {
  content: { path: '/api/content', isRead: true },
  'active campaigns': { path: '/api/campaigns/active', isRead: true },
  'landing page': { path: '/', isRead: true, isFile: true },
  'sign-in': {
    path: '/api/session',
    method: 'POST',
    // Few at once, and each as somebody else: a person who signs in eight times at the same moment is held up.
    connections: 4,
    body: (count) => ACCOUNTS[count % ACCOUNTS.length] ?? {},
    isRead: false,
  },
};
const BARE = { path: '/' };

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '9' },
    seconds: { type: 'string', default: '1' },
    requests: { type: 'string', default: '100000' },
    only: { type: 'string', default: '' },
  },
});
const [rounds, seconds, requests] = [values.rounds, values.seconds, values.requests].map(Number);
if (
  !rounds ||
  !seconds ||
  !requests ||
  [rounds, seconds, requests].some((value) => !Number.isInteger(value) || value < 1)
) {
  console.error('--rounds, --seconds and --requests take whole numbers from 1.');
  process.exit(1);
}

const isWanted = (/** @type {string} */ name) => name.startsWith(values.only);

const cluster = await startPostgres();
if (!cluster) {
  console.error('There is no PostgreSQL to measure on. Install it (on Debian: apt-get install postgresql).');
  process.exit(1);
}
/** @type {import('./server/processes.mjs').Program[]} */
const programs = [];
const stopAll = async () => {
  await Promise.all(programs.map(({ stop }) => stop()));
  cluster.stop();
};
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => stopAll().then(() => process.exit(1)));

/** @type {import('./report.mjs').Row[]} */
const rows = [];
try {
  const sites = [await startSite(cluster.url), await startSite(cluster.url)];
  programs.push(...sites);
  const bareRoutes = [await startBareRoute(cluster.url), await startBareRoute(cluster.url)];
  programs.push(...bareRoutes);
  const [{ address = '' } = {}] = sites;
  await saveContent(address, ACCOUNTS[0]);
  // The best compression of the page is done by then.
  await wait(3000);
  const bareFiles = [await startBareFile(cluster.url, address), await startBareFile(cluster.url, address)];
  programs.push(...bareFiles);
  const addressesOf = (/** @type {typeof sites} */ all, /** @type {number} */ processes) =>
    all.slice(0, processes).map(({ address }) => address);
  for (const processes of [1, 2]) {
    const [site, bare] = [addressesOf(sites, processes), addressesOf(bareRoutes, processes)];
    const file = addressesOf(bareFiles, processes);
    for (const addresses of [bare, file]) await load(addresses, BARE, { requests: WARM_UP });
    for (const [name, call] of Object.entries(CALLS)) {
      if (!isWanted(name)) continue;
      if (call.isRead) await load(site, call, { requests: WARM_UP });
      console.error(`Measuring ${name} on ${processes} ${processes === 1 ? 'process' : 'processes'} …`);
      const pairs = [];
      for (let round = 0; round < rounds; round += 1) {
        const own = await load(bare, BARE, { seconds });
        const ownFile = call.isFile ? await load(file, BARE, { seconds }) : null;
        pairs.push({ own, ownFile, measured: await load(site, call, { seconds }) });
      }
      rows.push(...rowsOf(`${name}, ${processes} ${processes === 1 ? 'process' : 'processes'}`, call, pairs));
    }
  }
  if (isWanted('picture')) {
    console.error('Measuring an admin among visitors of a large picture …');
    rows.push(...(await pictureRows(address, ACCOUNTS[0], rounds)));
  }
  if (isWanted('shift')) {
    console.error('Measuring people who take the same shift …');
    const processes = { sites: addressesOf(sites, 2), bareRoutes: addressesOf(bareRoutes, 2) };
    rows.push(...(await takeShiftRows(cluster.url, processes, VOLUNTEER, rounds)));
  }
  if (isWanted('receipts')) {
    console.error('Measuring staff while receipts are sent by themselves …');
    rows.push(...(await dueReceiptRows(cluster.url, address, ACCOUNTS[0], rounds)));
  }
  const [site] = sites;
  if (site && isWanted('memory')) rows.push(...(await memoryRows(site)));
} finally {
  await stopAll();
}
await writeReport(REPORT, { rounds, rows });
console.log(`\n${table(rows)}\n\nMedians of ${rounds} rounds of ${seconds} s; every value is in ${REPORT}.`);

/** @typedef {import('./server/load.mjs').Figures} Figures */

/**
 * @param {string} name
 * @param {{ isRead: boolean }} call
 * @param {{ own: Figures, ownFile: Figures | null, measured: Figures }[]} pairs `own` are those of the bare route and
 *   `ownFile` those of the bare file, measured just before
 * @returns {import('./report.mjs').Row[]}
 */
function rowsOf(name, { isRead }, pairs) {
  const middle = (/** @type {(pair: typeof pairs[number]) => number} */ of) => median(pairs.map(of));
  return [
    {
      measure: `${name}: answers`,
      value: middle(({ measured }) => measured.perSecond),
      unit: '/s',
      detail: pairs,
    },
    {
      measure: `${name}: answers, to the bare route's`,
      value: middle(({ own, measured }) => measured.perSecond / own.perSecond),
      unit: '×',
      ...(isRead && { atLeast: 0.5 }),
    },
    ...(pairs.every(({ ownFile }) => ownFile)
      ? [
          {
            measure: `${name}: answers, to the bare file's`,
            value: middle(({ ownFile, measured }) => measured.perSecond / (ownFile?.perSecond ?? 0)),
            unit: '×',
            atLeast: 0.7,
          },
        ]
      : []),
    {
      // What hashes passwords takes its time; the slowest is compared with its own median there.
      measure: isRead ? `${name}: p99, to the bare route's` : `${name}: p99, to its own median`,
      value: middle(({ own, measured }) => measured.p99 / Math.max(1, isRead ? own.p99 : measured.median)),
      unit: '×',
      atMost: 5,
    },
    {
      measure: `${name}: errors`,
      value: pairs.reduce((sum, { measured }) => sum + measured.errors, 0),
      unit: '',
      atMost: 0,
    },
  ];
}

/**
 * @param {import('./server/processes.mjs').Program} site
 * @returns {Promise<import('./report.mjs').Row[]>}
 */
async function memoryRows(site) {
  const reads = Object.values(CALLS).filter(({ isRead }) => isRead);
  const before = await site.memory();
  console.error(`Measuring memory over ${requests} requests …`);
  for (const call of reads)
    await load([site.address], call, { requests: Math.ceil(Number(requests) / reads.length) });
  const after = await site.memory();
  const held = (/** @type {NodeJS.MemoryUsage} */ { heapUsed, external }) => heapUsed + external;
  const grown = `after ${requests} requests, to before`;
  return [
    {
      measure: `memory in use ${grown}`,
      value: held(after) / held(before),
      unit: '×',
      atMost: 1.2,
      detail: { before, after },
    },
    { measure: `memory of the process ${grown}`, value: after.rss / before.rss, unit: '×', atMost: 1.2 },
    { measure: 'memory of the process', value: after.rss / 1024 / 1024, unit: 'MB' },
  ];
}
