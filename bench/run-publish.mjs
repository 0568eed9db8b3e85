// @ts-check
// `npm run bench:publish`: on two processes and a PostgreSQL of its own, how soon saved words are live, how fast their page
// paints with an uploaded hero, how large its document is, how fast the page of public events paints with 50 events, and how
// fast the editor's forms that only a server has take a key. The floors have the same words, campaigns, picture and events.
//   npm run bench:publish -- --saves=20      fewer saves than 50
//   npm run bench:publish -- --rounds=9      more paints than 5; 0 leaves them out
//   npm run bench:publish -- --only=typing   that alone: live, document, paint, events or typing
import { request } from 'node:http';
import process from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { runnerImport } from 'vite';
import { startPostgres } from '../scripts/find-postgres.mjs';
import { launchBrowser } from './browser.mjs';
import { writeFloor } from './floor/write-floor.mjs';
import { runLighthouse } from './lighthouse.mjs';
import { paintInTurns } from './lighthouse-figures.mjs';
import { signedInAdmin } from './publish/admin.mjs';
import { eventsRows } from './publish/events-page.mjs';
import { drawHero } from './publish/hero.mjs';
import { longerContent } from './publish/longer-content.mjs';
import { timeToLive } from './publish/time-to-live.mjs';
import { typingRows } from './publish/typing.mjs';
import { table, writeReport } from './report.mjs';
import { startSite } from './server/processes.mjs';
import { serve } from './sites.mjs';
import { median } from './statistics.mjs';

const REPORT = 'reports/bench-publish.json';
const FLOOR = 'reports/floor-publish';
/** Ten packets: what a connection's first flight carries, in bytes. */
const FIRST_FLIGHT = 14_600;
/** The best compression of a page is done by then, in ms. */
const COMPRESSED_MS = 3000;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

const { values } = parseArgs({
  options: {
    saves: { type: 'string', default: '50' },
    rounds: { type: 'string', default: '5' },
    only: { type: 'string', default: '' },
  },
});
const isWanted = (/** @type {string} */ name) => name.startsWith(values.only);
const [saves = 0, rounds = 0] = [Number(values.saves), Number(values.rounds)];
if (!Number.isInteger(saves) || saves < 1 || !Number.isInteger(rounds) || rounds < 0) {
  console.error('--saves takes a whole number from 1, --rounds one from 0.');
  process.exit(1);
}

const cluster = await startPostgres();
if (!cluster) {
  console.error('There is no PostgreSQL to measure on. Install it (on Debian: apt-get install postgresql).');
  process.exit(1);
}
/** @type {(() => unknown)[]} */
const ends = [() => cluster.stop()];
const endAll = async () => {
  for (const end of ends.reverse().splice(0)) await end();
};
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => endAll().then(() => process.exit(1)));

/** @type {import('./report.mjs').Row[]} */
const rows = [];
try {
  const sites = [await startSite(cluster.url), await startSite(cluster.url)];
  ends.push(...sites.map(({ stop }) => stop));
  const addresses = sites.map(({ address }) => address);
  const [address = ''] = addresses;
  const browser = await launchBrowser();
  const hero = await drawHero(browser).finally(() => browser.close());
  const admin = await signedInAdmin(address);
  const content = await withHero(await admin.upload(hero));
  if (isWanted('live')) rows.push(...(await liveRows(admin, content, addresses)));
  if (isWanted('document')) rows.push(...(await flightRows(admin, content, address)));
  await admin.save(content);
  await wait(COMPRESSED_MS);
  if (rounds > 0 && isWanted('paint')) rows.push(...(await paintRows(content, hero, address)));
  if (rounds > 0 && isWanted('events')) rows.push(...(await eventsRows(cluster.url, address, rounds)));
  if (rounds > 0 && isWanted('typing')) {
    const typist = await launchBrowser();
    ends.push(() => typist.close());
    rows.push(...(await typingRows(admin, { address, rounds, browser: typist })));
  }
} finally {
  await endAll();
}
await writeReport(REPORT, { rounds, rows });
console.log(`\n${table(rows)}\n\nEvery value is in ${REPORT}.`);

/**
 * @param {string} backgroundImage
 * @returns {Promise<import('./publish/admin.mjs').SiteContent>}
 */
async function withHero(backgroundImage) {
  /** @type {typeof import('../src/core/content/default-content.ts')} */
  const { DEFAULT_CONTENT } = (await runnerImport('./src/core/content/default-content.ts')).module;
  const { heroContent } = DEFAULT_CONTENT;
  return {
    ...DEFAULT_CONTENT,
    heroContent: { ...heroContent, title: 'Boots. Sneakers. A way forward.', backgroundImage },
  };
}

/** @typedef {Awaited<ReturnType<typeof signedInAdmin>>} Admin */

/**
 * @param {Admin} admin
 * @param {Awaited<ReturnType<typeof withHero>>} content
 * @param {readonly string[]} addresses
 * @returns {Promise<import('./report.mjs').Row[]>}
 */
async function liveRows(admin, content, addresses) {
  console.error(`Saving ${saves} times …`);
  /** @type {number[][]} */
  const times = addresses.map(() => []);
  for (let save = 0; save < saves; save += 1) {
    const heroContent = { ...content.heroContent, subtitle: `Saved ${save} times.` };
    const revision = await admin.save({ ...content, heroContent });
    const since = performance.now();
    const lives = await Promise.all(addresses.map((address) => timeToLive(address, revision, since)));
    for (const [process, time] of lives.entries()) times[process]?.push(time);
    // As far apart as saves by hand are, so that the first one's better compression is done.
    await wait(500);
  }
  return times.flatMap((all, process) => {
    const name = `from the save's answer to the page of process ${process + 1}`;
    return [
      { measure: `${name}, median`, value: median(all), unit: 'ms', atMost: 300, detail: all },
      { measure: `${name}, worst of ${saves}`, value: Math.max(...all), unit: 'ms', atMost: 1000 },
    ];
  });
}

/**
 * @param {Admin} admin
 * @param {Awaited<ReturnType<typeof withHero>>} content
 * @param {string} address
 * @returns {Promise<import('./report.mjs').Row[]>}
 */
async function flightRows(admin, content, address) {
  /** @type {import('./report.mjs').Row[]} */
  const found = [];
  for (const times of [1, 2, 3, 5]) {
    console.error(`Measuring the document of ${times} times the default's texts …`);
    const revision = await admin.save(times === 1 ? content : await longerContent(content, times));
    await timeToLive(address, revision, performance.now());
    await wait(COMPRESSED_MS);
    found.push({
      measure: `document with headers, three campaigns and ${times} × the default's texts`,
      value: await documentBytes(address),
      unit: 'bytes',
      ...(times <= 2 && { atMost: FIRST_FLIGHT }),
    });
  }
  return found;
}

/**
 * The bytes of the landing page as they come through the connection.
 * @param {string} address
 * @returns {Promise<number>}
 */
function documentBytes(address) {
  return new Promise((resolve, reject) => {
    const asked = request(`${address}/`, { headers: { 'accept-encoding': 'br' }, agent: false });
    asked.once('response', (response) => {
      response.resume().once('end', () => resolve(response.socket.bytesRead));
    });
    asked.once('error', reject).end();
  });
}

/**
 * @param {Awaited<ReturnType<typeof withHero>>} content
 * @param {ReadonlyMap<number, Uint8Array>} hero
 * @param {string} address
 * @returns {Promise<import('./report.mjs').Row[]>}
 */
async function paintRows(content, hero, address) {
  const campaigns = await (await fetch(`${address}/api/campaigns/active`)).json();
  await writeFloor(FLOOR, { content, campaigns, hero });
  const floor = await serve(FLOOR);
  ends.push(floor.stop);
  /** @typedef {import('./lighthouse-figures.mjs').LighthouseFigures} Figures */
  console.error('Painting …');
  const page = { url: `${address}/`, categories: CATEGORIES };
  const pages = [{ name: 'landing page', floor: { url: `${floor.address}/` }, ours: page }];
  const [painted] = await paintInTurns(pages, { rounds, run: runLighthouse });
  const { ours, floors } = painted ?? { ours: [], floors: [] };
  const middle = (/** @type {readonly Figures[]} */ runs, /** @type {'lcp' | 'fcp' | 'cls'} */ figure) =>
    median(runs.map((run) => run[figure]));
  const detail = { ours, floors };
  return [
    {
      measure: 'saved words and an uploaded hero: LCP to the floor',
      value: middle(ours, 'lcp') / middle(floors, 'lcp'),
      unit: '×',
      atMost: 1.15,
      detail,
    },
    {
      measure: 'the same: first paint to the floor',
      value: middle(ours, 'fcp') / middle(floors, 'fcp'),
      unit: '×',
      atMost: 1.15,
    },
    { measure: 'the same: layout shift', value: middle(ours, 'cls'), unit: '', atMost: 0 },
    ...CATEGORIES.map((category) => ({
      measure: `the same: Lighthouse, ${category}`,
      value: median(ours.map(({ scores }) => scores[category] ?? 0)),
      unit: 'of 100',
      atLeast: 100,
    })),
  ];
}
