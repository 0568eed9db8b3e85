import process from 'node:process';
import { expect } from 'vitest';

/** An answer may take this many times as long as the bare statements for the same rows and the same numbers. */
const MOST = 3;
const TRIES = 15;

type Work = () => Promise<unknown>;

/**
 * Expects an answer within three times the bare statements, and prints the ratio under the test's name. Both are tried in turn,
 * and the fastest of each counts, since other programs use the machine too.
 */
export async function expectAboutAsFast(
  answer: Work,
  { bare, tries = TRIES }: { readonly bare: Work; readonly tries?: number },
): Promise<void> {
  let [own, floor] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let attempt = 0; attempt < tries; attempt++) {
    floor = Math.min(floor, await timed(bare));
    own = Math.min(own, await timed(answer));
  }
  const times = `${own.toFixed(1)} ms, bare ${floor.toFixed(1)} ms`;
  process.stdout.write(`${(own / floor).toFixed(2)}× (${times}): ${expect.getState().currentTestName}\n`);
  // A millisecond more, since the shortest answers are hardly longer than the clock can tell.
  expect(own, times).toBeLessThan(MOST * floor + 1);
}

/** How long it takes, in ms. */
export async function timed(work: Work): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}
