import { fc, test as property } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import { campaignProgress } from '../../../src/core/campaigns/campaign-progress';

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
])('%d raised of %d is %d %%', (currentAmount, goalAmount, percent) => {
  expect(campaignProgress({ currentAmount, goalAmount })).toBe(percent);
});

property.prop([fc.double(), fc.double()])(
  'whatever the figures, it is a whole number from 0 to 100',
  (currentAmount, goalAmount) => {
    const percent = campaignProgress({ currentAmount, goalAmount });
    expect(Number.isInteger(percent) && percent >= 0 && percent <= 100).toBe(true);
  },
);
