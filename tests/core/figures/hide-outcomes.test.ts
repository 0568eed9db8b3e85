import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import type { Amount, Figure, FigureName } from '../../../src/core/figures/figure';
import { hideOutcomes } from '../../../src/core/figures/hide-outcomes';

type Amounts = Partial<Readonly<Record<FigureName, Amount>>>;

const figures = (amounts: Amounts): readonly Figure[] =>
  Object.entries(amounts).map(([name, whole]) => ({
    name: name as FigureName,
    whole: whole ?? null,
    months: null,
    programs: [],
    parts: [],
  }));
const shown = (amounts: Amounts) =>
  Object.fromEntries(hideOutcomes(figures(amounts)).map(({ name, whole }) => [name, whole]));

describe('what became of the approved', () => {
  test.each<[string, Amounts, Amounts]>([
    [
      'tells a hidden outcome, so another one is hidden',
      { newBeneficiaries: 10, approved: 10, enrolled: 6, finished: 'few', left: 0 },
      { newBeneficiaries: 10, approved: 10, enrolled: 6, finished: 'few', left: 'few' },
    ],
    [
      'tells who has a place',
      { newBeneficiaries: 12, approved: 11, enrolled: 'few', finished: 8, left: 0 },
      { newBeneficiaries: 12, approved: 11, enrolled: 'few', finished: 8, left: 'few' },
    ],
    [
      'tells nothing where the hidden one may be several numbers',
      { newBeneficiaries: 20, approved: 20, enrolled: 17, finished: 'few', left: 0 },
      { newBeneficiaries: 20, approved: 20, enrolled: 17, finished: 'few', left: 0 },
    ],
    [
      'tells nothing where nothing is hidden, or nobody was approved',
      { newBeneficiaries: null, approved: null, enrolled: 30, finished: 'few', left: 9 },
      { newBeneficiaries: null, approved: null, enrolled: 30, finished: 'few', left: 9 },
    ],
    [
      'is hidden itself where all outcomes are',
      { newBeneficiaries: 12, approved: 5, enrolled: 'few', finished: 'few', left: 'few' },
      { newBeneficiaries: 'few', approved: 5, enrolled: 'few', finished: 'few', left: 'few' },
    ],
  ])('%s', (_, given, expected) => {
    expect(shown(given)).toEqual(expected);
  });

  property.prop([fc.nat(15), fc.nat(15), fc.nat(15), fc.nat(15), fc.nat(15)])(
    'never says of a hidden one how many it is',
    (enrolled, finished, left, approved, first) => {
      const few = (count: number): Amount => (count > 0 && count < 5 ? 'few' : count);
      // As many as were approved have a place, finished or left.
      fc.pre(enrolled + finished + left >= Math.max(approved, first));
      const counts = { newBeneficiaries: first, approved, enrolled, finished, left };
      const amounts = shown(
        Object.fromEntries(Object.entries(counts).map(([name, count]) => [name, few(count)])),
      );
      const outcomes = ['enrolled', 'finished', 'left'] as const;
      const hidden = outcomes.filter((name) => amounts[name] === 'few');
      const known = outcomes.reduce((sum, name) => sum + (Number(amounts[name]) || 0), 0);
      const most = Math.max(Number(amounts.approved) || 0, Number(amounts.newBeneficiaries) || 0);
      for (const _ of hidden) expect(most - known).toBeLessThan(4 * hidden.length);
      for (const [name, count] of Object.entries(counts))
        if (amounts[name] !== 'few') expect(amounts[name]).toBe(count);
    },
  );
});
