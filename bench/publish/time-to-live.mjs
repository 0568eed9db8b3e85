// @ts-check
// How long it takes from the answer of a save until a process answers with the new page.
import { setTimeout as wait } from 'node:timers/promises';

/** Between two looks at a page, in ms; the measured time is this much too long at most. */
const LOOK_MS = 4;
/** A page that is not live by then (ms) never will be. */
const LIMIT_MS = 20_000;

/**
 * @param {string} address
 * @param {string} revision
 * @param {number} since a time of performance.now()
 * @returns {Promise<number>} ms
 */
export async function timeToLive(address, revision, since) {
  while (performance.now() - since < LIMIT_MS) {
    const page = await (await fetch(`${address}/`)).text();
    if (page.includes(`data-revision="${revision}"`)) return performance.now() - since;
    await wait(LOOK_MS);
  }
  throw new Error(`The revision ${revision} did not get into the page of ${address}.`);
}
