// @ts-check
// How fast the three most visited pages paint, relative to their floors. Mobile Lighthouse runs alternate between all pages.
import { runLighthouse } from './lighthouse.mjs';
import { paintInTurns } from './lighthouse-figures.mjs';
import { median } from './statistics.mjs';

/** @typedef {import('./lighthouse-figures.mjs').LighthouseFigures} LighthouseFigures */

const ALL_CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

const PAGES = [
  { name: 'landing', path: '/', lcpRatio: 1.15, fcpRatio: 1.15, blockingMs: 0, categories: ALL_CATEGORIES },
  { name: '/login', path: '/login', lcpRatio: 1.5 },
  { name: '/dashboard/home', path: '/dashboard/home', lcpRatio: 2, blockingMs: 300, signedIn: true },
];

/** @param {readonly LighthouseFigures[]} runs */
function medians(runs) {
  const of = (/** @type {(run: LighthouseFigures) => number} */ pick) => median(runs.map(pick));
  const [first] = runs;
  return {
    fcp: of(({ fcp }) => fcp),
    lcp: of(({ lcp }) => lcp),
    tbt: of(({ tbt }) => tbt),
    cls: of(({ cls }) => cls),
    scores: Object.fromEntries(
      Object.keys(first?.scores ?? {}).map((name) => [name, of(({ scores }) => scores[name] ?? 0)]),
    ),
  };
}

/**
 * @param {{ site: string, floor: string, rounds: number }} run
 * @returns {Promise<import('./report.mjs').Row[]>}
 */
export async function measureFirstPaint({ site, floor, rounds }) {
  const painted = await paintInTurns(
    PAGES.map(({ name, path, signedIn, categories }) => ({
      name,
      floor: { url: floor + path },
      ours: { url: site + path, signedIn, categories },
    })),
    { rounds, run: runLighthouse },
  );
  return PAGES.flatMap(({ name, lcpRatio, fcpRatio, blockingMs }, index) => {
    const { ours, floors } = painted[index] ?? { ours: [], floors: [] };
    const own = medians(ours);
    const floorOwn = medians(floors);
    const lcp = own.lcp / floorOwn.lcp;
    const fcp = own.fcp / floorOwn.fcp;
    const detail = { own, floor: floorOwn, runs: { ours, floors } };
    return [
      { measure: `${name}: LCP to the floor`, value: lcp, unit: '×', atMost: lcpRatio, detail },
      { measure: `${name}: FCP to the floor`, value: fcp, unit: '×', ...(fcpRatio && { atMost: fcpRatio }) },
      {
        measure: `${name}: blocking time`,
        value: own.tbt,
        unit: 'ms',
        ...(blockingMs !== undefined && { atMost: blockingMs }),
      },
      { measure: `${name}: layout shift`, value: own.cls, unit: '', atMost: 0 },
      ...Object.entries(own.scores).map(([category, score]) => ({
        measure: `${name}: Lighthouse, ${category}`,
        value: score,
        unit: 'of 100',
        ...(name === 'landing' && { atLeast: 100 }),
      })),
    ];
  });
}
