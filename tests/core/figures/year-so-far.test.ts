import { expect, test } from 'vitest';
import { countFacts, type FigureRecords } from '../../../src/core/figures/count-facts';
import type { FigureScope } from '../../../src/core/figures/figure-facts';
import { yearSoFar } from '../../../src/core/figures/year-so-far';
import { ok } from '../../../src/core/shared/result';
import { pacific } from '../../support/event-builder';

const NOTHING: FigureRecords = {
  events: [],
  signups: [],
  applications: [],
  moves: [],
  guides: [],
  completions: [],
};

/** What is read at noon of a day on which nothing is recorded. */
function read(day: string) {
  const repositories = {
    figures: { counts: async (scope: FigureScope) => countFacts(NOTHING, scope) },
    programs: { list: async () => [] },
  };
  const unit = { read: (look: (given: typeof repositories) => unknown) => look(repositories) };
  return yearSoFar(unit as never, pacific(`${day} 12:00`));
}

const NONE = { pairs: null, people: null, hours: null };

test('the year so far goes to the end of last month, and what nobody recorded is not told', async () => {
  expect(await read('2026-11-21')).toEqual(ok({ from: '2026-01-01', to: '2026-10-31', ...NONE }));
  expect(await read('2026-02-01')).toEqual(ok({ from: '2026-01-01', to: '2026-01-31', ...NONE }));
});

test('in January it is the year before', async () => {
  expect(await read('2027-01-31')).toEqual(ok({ from: '2026-01-01', to: '2026-12-31', ...NONE }));
});
