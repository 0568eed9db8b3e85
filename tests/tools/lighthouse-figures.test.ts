import { expect, test } from 'vitest';
import { figuresOf, NotMeasured, paintInTurns } from '../../bench/lighthouse-figures.mjs';

const FIGURES = { fcp: 800, lcp: 900, tbt: 0, cls: 0, scores: {} };

/** What Lighthouse throws when the browser dropped a trace. */
const noStart = () =>
  Object.assign(new Error('Something went wrong.'), { name: 'LighthouseError', code: 'NO_NAVSTART' });

/** A Lighthouse that measures a page in so many ms, and drops the runs of these numbers, which count from 1. */
function fakeLighthouse(dropped: readonly number[], error: () => Error = noStart) {
  const runs: string[] = [];
  const lines: string[] = [];
  const run = async (page: string) => {
    runs.push(page);
    if (dropped.includes(runs.length)) throw error();
    return { ...FIGURES, lcp: runs.length };
  };
  return { run, runs, lines, say: (line: string) => void lines.push(line) };
}

const page = (name: string) => ({ name, floor: `${name} floor`, ours: name });

test('pages and floors are measured in turns, each round of each', async () => {
  const fake = fakeLighthouse([]);
  const painted = await paintInTurns([page('/'), page('/login')], { rounds: 2, ...fake });
  expect(fake.runs.join()).toBe('/ floor,/,/login floor,/login,/ floor,/,/login floor,/login');
  expect(painted.map(({ ours }) => ours.map(({ lcp }) => lcp))).toEqual([
    [2, 6],
    [4, 8],
  ]);
  expect(fake.lines).toEqual([]);
});

test.each([
  ['of the floor', [3], 2],
  ['of the page', [4], 2],
  ['of the floor twice', [3, 4], 2],
  ['of the page twice', [4, 6], 2],
])('a dropped trace %s is measured again, floor and page', async (_, dropped, rounds) => {
  const fake = fakeLighthouse(dropped);
  const [painted] = await paintInTurns([page('/')], { rounds, ...fake });
  expect([painted?.floors.length, painted?.ours.length]).toEqual([2, 2]);
  expect(fake.lines).toEqual(dropped.map(() => '/, round 2: NO_NAVSTART Trying again …'));
});

test('a pair that is dropped three times is named and left out, and the others go on', async () => {
  const fake = fakeLighthouse([3, 4, 5]);
  const painted = await paintInTurns([page('/'), page('/login')], { rounds: 2, ...fake });
  expect(painted.map(({ floors, ours }) => [floors.length, ours.length])).toEqual([
    [2, 2],
    [1, 1],
  ]);
  expect(fake.lines.at(-1)).toBe('/login, round 1: NO_NAVSTART It is left out.');
});

test('a result without a trace is dropped, too; any other error ends the benchmark', async () => {
  const dropped = fakeLighthouse([1], () => new NotMeasured('The page did not paint.'));
  expect(await paintInTurns([page('/')], { rounds: 1, ...dropped })).toHaveLength(1);
  expect(dropped.lines).toEqual(['/, round 1: The page did not paint. Trying again …']);
  const broken = fakeLighthouse([1], () => new TypeError('signIn is not a function'));
  await expect(paintInTurns([page('/')], { rounds: 1, ...broken })).rejects.toThrow('signIn');
});

const AUDITS = {
  'first-contentful-paint': { numericValue: 800 },
  'largest-contentful-paint': { numericValue: 900 },
  'total-blocking-time': { numericValue: 0 },
  'cumulative-layout-shift': { numericValue: 0 },
};
const result = { audits: AUDITS, categories: { performance: { score: 0.995 } } };

test('a whole result gives its figures and scores', () => {
  expect(figuresOf(result, '/')).toEqual({ ...FIGURES, scores: { performance: 100 } });
});

test.each([
  ['no result', undefined, 'did not measure /login'],
  ['a runtime error', { ...result, runtimeError: { message: 'NO_FCP' } }, 'NO_FCP'],
  [
    'an audit without a figure',
    { ...result, audits: { ...AUDITS, 'total-blocking-time': { errorMessage: 'NO_NAVSTART' } } },
    'NO_NAVSTART',
  ],
  ['no audits', { ...result, audits: {} }, 'first-contentful-paint is missing'],
])('%s is a run that was not measured', (_, broken, why) => {
  expect(() => figuresOf(broken, '/login')).toThrow(NotMeasured);
  expect(() => figuresOf(broken, '/login')).toThrow(why);
});
