// @ts-check
// What a benchmark takes from a Lighthouse run, and what becomes of a run that Lighthouse could not measure.

/**
 * @typedef {object} LighthouseFigures
 * @property {number} fcp ms
 * @property {number} lcp ms
 * @property {number} tbt ms
 * @property {number} cls
 * @property {Record<string, number>} scores of 100, by category
 */

/**
 * The part of a Lighthouse result that is read.
 * @typedef {object} LighthouseResult
 * @property {Readonly<Record<string, { numericValue?: number, errorMessage?: string }>>} audits
 * @property {Readonly<Record<string, { score: number | null }>>} categories
 * @property {{ message: string }} [runtimeError]
 */

/** A page that Lighthouse opened but could not measure, because the browser dropped its trace. */
export class NotMeasured extends Error {}

const AUDITS = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
};

/**
 * Throws NotMeasured where a figure is missing.
 * @param {LighthouseResult | undefined} result
 * @param {string} url
 * @returns {LighthouseFigures}
 */
export function figuresOf(result, url) {
  if (!result) throw new NotMeasured(`Lighthouse did not measure ${url}.`);
  const { audits, categories, runtimeError } = result;
  const value = (/** @type {string} */ audit) => {
    const { numericValue, errorMessage } = audits[audit] ?? {};
    if (numericValue !== undefined && !Number.isNaN(numericValue)) return numericValue;
    const why = runtimeError?.message ?? errorMessage ?? `${audit} is missing.`;
    throw new NotMeasured(`Lighthouse could not measure ${url}: ${why}`);
  };
  if (runtimeError) throw new NotMeasured(`Lighthouse could not measure ${url}: ${runtimeError.message}`);
  return {
    fcp: value(AUDITS.fcp),
    lcp: value(AUDITS.lcp),
    tbt: value(AUDITS.tbt),
    cls: value(AUDITS.cls),
    scores: Object.fromEntries(
      Object.entries(categories).map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)]),
    ),
  };
}

/** So often a pair is tried again before it is left out. */
const MORE_TRIES = 2;

/**
 * Lighthouse itself throws errors of this name, with a code such as NO_NAVSTART.
 * @param {unknown} error
 */
const isDropped = (error) =>
  error instanceof NotMeasured || (error instanceof Error && error.name === 'LighthouseError');

/**
 * Measures pages and their floors in turns, so that a slow moment of the machine meets both. A pair that Lighthouse does not
 * measure is tried twice again; then it is named and left out, and the others go on. Any other error is thrown.
 * @template Page what `run` takes
 * @param {readonly { name: string, floor: Page, ours: Page }[]} pages
 * @param {object} options
 * @param {number} options.rounds
 * @param {(page: Page) => Promise<LighthouseFigures>} options.run
 * @param {(line: string) => void} [options.say]
 * @returns {Promise<{ floors: LighthouseFigures[], ours: LighthouseFigures[] }[]>} in the order of the pages
 */
export async function paintInTurns(pages, { rounds, run, say = console.error }) {
  /** @type {{ floors: LighthouseFigures[], ours: LighthouseFigures[] }[]} */
  const measured = pages.map(() => ({ floors: [], ours: [] }));
  for (let round = 1; round <= rounds; round++) {
    for (const [index, { name, floor, ours }] of pages.entries()) {
      const pair = await pairOf(
        `${name}, round ${round}`,
        async () => [await run(floor), await run(ours)],
        say,
      );
      if (!pair) continue;
      measured[index]?.floors.push(pair[0]);
      measured[index]?.ours.push(pair[1]);
    }
  }
  return measured;
}

/**
 * @param {string} name
 * @param {() => Promise<[floor: LighthouseFigures, ours: LighthouseFigures]>} measure
 * @param {(line: string) => void} say
 */
async function pairOf(name, measure, say) {
  for (let left = MORE_TRIES; ; left--) {
    try {
      return await measure();
    } catch (error) {
      if (!isDropped(error)) throw error;
      const why = /** @type {Error & { code?: string }} */ (error);
      say(`${name}: ${why.code ?? why.message} ${left > 0 ? 'Trying again …' : 'It is left out.'}`);
      if (left === 0) return null;
    }
  }
}
