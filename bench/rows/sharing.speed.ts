import { expect, test } from 'vitest';
import { figureOf, hiddenOf } from '../../tests/support/shared-year';
import { timed } from './as-fast-as';

/** In ms, for four figures. */
const MOST = 3_000;

test('what reports of a year of many programs may show, most of them small, is decided in a moment', async () => {
  const programs = Array.from({ length: 14 }, (_, at) => `p${at}`);
  const grid = Object.fromEntries(
    programs.map((program, row) => [
      program,
      Array.from({ length: 12 }, (_, at) => ((row + 3) * (at + 5) * 7) % 9),
    ]),
  );
  const figures = (['applicationsIn', 'approved', 'denied', 'withdrawn'] as const).map((name) =>
    figureOf(grid, { name }),
  );
  expect(await timed(async () => hiddenOf(...figures))).toBeLessThan(MOST);
});
