import { fc, test as property } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import { campaignProgress, raisedDollars } from '../../../src/core/campaigns/campaign';

test.each([
  [6500, 10000, 65],
  [8750, 25000, 35],
  [3200, 15000, 21],
  [0, 100, 0],
  [100, 100, 100],
  [250, 100, 100],
  [995, 1000, 100],
  [5, 0, 0],
  [0, 0, 0],
  [-5, 100, 0],
  [5, -100, 0],
  [5, Number.NaN, 0],
  [Number.NaN, 5, 0],
  [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, 100],
  [5, Number.POSITIVE_INFINITY, 0],
])('%d raised of %d is %d %%', (currentAmount, goalAmount, percent) => {
  expect(campaignProgress({ currentAmount, goalAmount, giftCents: 0 })).toBe(percent);
});

test('settled gifts come on top of the opening sum, in whole dollars', () => {
  const campaign = { currentAmount: 50, goalAmount: 100, giftCents: 1_099 };
  expect(raisedDollars(campaign)).toBe(60);
  expect(campaignProgress(campaign)).toBe(60);
});

property.prop([fc.double(), fc.double()])(
  'whatever the figures, it is a whole number from 0 to 100',
  (currentAmount, goalAmount) => {
    const percent = campaignProgress({ currentAmount, goalAmount, giftCents: 0 });
    expect(Number.isInteger(percent) && percent >= 0 && percent <= 100).toBe(true);
  },
);
