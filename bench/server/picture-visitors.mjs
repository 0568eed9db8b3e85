// @ts-check
// Measures what an admin's call takes while many visitors fetch one large picture at the same moment, to what it takes alone.
import { Worker } from 'node:worker_threads';
import { runnerImport } from 'vite';
import { median, quantile } from '../statistics.mjs';
import { PUBLIC_URL } from './processes.mjs';

const VISITORS = 200;
const PICTURE_BYTES = 5 * 1024 * 1024;
const QUIET_CALLS = 50;
/** What the admin asks for: a list from the database, behind the look at who asks. */
const ADMINS_CALL = '/api/campaigns/list';

/**
 * @param {string} address
 * @param {{ email: string, password: string } | undefined} admin
 * @param {number} rounds
 * @returns {Promise<import('../report.mjs').Row[]>}
 */
export async function pictureRows(address, admin, rounds) {
  const cookie = await signIn(address, admin);
  const path = await upload(address, cookie);
  /** @type {number[]} */
  const ratios = [];
  /** @type {number[]} */
  const slowest = [];
  let errors = 0;
  const call = async () => {
    const began = performance.now();
    const answer = await fetch(address + ADMINS_CALL, { headers: { cookie } });
    await answer.arrayBuffer();
    if (!answer.ok) errors += 1;
    return performance.now() - began;
  };
  /** @type {number[]} */
  const quiet = [];
  for (let round = 0; round < rounds; round += 1) {
    quiet.length = 0;
    for (let count = 0; count < QUIET_CALLS; count += 1) quiet.push(await call());
    /** @type {number[]} */
    const busy = [];
    let failed = -1;
    const visitors = visit(address + path).then((count) => {
      failed = count;
    });
    while (failed < 0) busy.push(await call());
    await visitors;
    errors += failed;
    ratios.push(median(busy) / median(quiet));
    slowest.push(quantile(busy, 0.9) / median(quiet));
  }
  const name = `an admin's call while ${VISITORS} visitors fetch a picture of 5 MB`;
  return [
    {
      measure: `${name}: median, to that alone`,
      value: median(ratios),
      unit: '×',
      atMost: 5,
      detail: ratios,
    },
    {
      measure: `${name}: nine of ten, to the median alone`,
      value: median(slowest),
      unit: '×',
      detail: slowest,
    },
    { measure: `${name}: errors of anybody`, value: errors, unit: '', atMost: 0 },
  ];
}

/**
 * Visitors in a thread of their own, so that the admin's call does not wait for what they read.
 * @param {string} address
 * @returns {Promise<number>} how many got something else than the whole picture
 */
function visit(address) {
  return new Promise((resolve, reject) => {
    const workerData = { address, visitors: VISITORS, bytes: PICTURE_BYTES };
    const worker = new Worker(new URL('./visit-picture.mjs', import.meta.url), { workerData });
    worker.once('message', resolve).once('error', reject);
  });
}

/**
 * @param {string} address
 * @param {object | undefined} admin
 */
async function signIn(address, admin) {
  const opened = await fetch(`${address}/api/session`, {
    method: 'POST',
    headers: { origin: PUBLIC_URL, 'content-type': 'application/json' },
    body: JSON.stringify(admin),
  });
  if (!opened.ok) throw new Error(`The admin could not sign in: ${opened.status}`);
  return opened.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

/**
 * @param {string} address
 * @param {string} cookie
 */
async function upload(address, cookie) {
  const { module } = await runnerImport('./tests/support/picture-bytes.ts');
  const body = module.pngOf(1920, 1080, PICTURE_BYTES);
  const headers = { origin: PUBLIC_URL, cookie };
  const stored = await fetch(`${address}/api/pictures`, { method: 'POST', headers, body });
  if (!stored.ok) throw new Error(`The picture could not be stored: ${stored.status} ${await stored.text()}`);
  const { ref } = await stored.json();
  return `/pictures/${ref.slice('picture:'.length)}`;
}
