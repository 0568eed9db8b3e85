import { describe, expect, test } from 'vitest';
import {
  figuresOf,
  monthsOfYear,
  sumOfCampaign,
  sumOfMonths,
  yearsOf,
} from '../../../src/core/gifts/figures';
import { findRefundFaults, isGiftOf } from '../../../src/core/gifts/gift';
import { findGiftFaults } from '../../../src/core/gifts/gift-draft';
import { netCents } from '../../../src/core/gifts/net-cents';
import { aDonor, aGift, aGiftDraft } from '../../support/gift-builder';

const TODAY = '2026-11-21';

describe('a draft', () => {
  test('a good one has no fault', () => {
    expect(findGiftFaults(aGiftDraft(), TODAY)).toEqual([]);
    expect(findGiftFaults(aGiftDraft({ donor: aDonor({ email: '' }), receivedOn: TODAY }), TODAY)).toEqual(
      [],
    );
  });

  test('faults are named in the order of the form', () => {
    const draft = aGiftDraft({
      donor: aDonor({ name: ' ', email: 'nobody' }),
      cents: Number.NaN,
      receivedOn: '2026-11-22',
      benefit: { description: '', cents: -1 },
    });
    expect(findGiftFaults(draft, TODAY).map(({ field, fault }) => `${field} ${fault}`)).toEqual([
      'name missing',
      'email malformed',
      'cents invalid',
      'receivedOn future',
      'benefitDescription missing',
      'benefitCents invalid',
    ]);
    expect(findGiftFaults(aGiftDraft({ benefit: { description: 'Dinner', cents: 10_001 } }), TODAY)).toEqual([
      { field: 'benefitCents', fault: 'too-much' },
    ]);
    expect(findGiftFaults(aGiftDraft({ cents: 1_000_000_000_000, receivedOn: '2026-02-30' }), TODAY)).toEqual(
      [
        { field: 'cents', fault: 'too-much' },
        { field: 'receivedOn', fault: 'invalid' },
      ],
    );
  });
});

test.each([
  [{ cents: 0, on: TODAY }, 'cents invalid'],
  [{ cents: 0.5, on: TODAY }, 'cents invalid'],
  [{ cents: 10_001, on: TODAY }, 'cents too-much'],
  [{ cents: 1, on: '2026-11-22' }, 'on future'],
  [{ cents: 1, on: '2026-11-01' }, 'on early'],
  [{ cents: 1, on: 'soon' }, 'on invalid'],
])('the refund %j is refused: %s', (refund, expected) => {
  expect(findRefundFaults(aGift(), refund, TODAY).map(({ field, fault }) => `${field} ${fault}`)).toEqual([
    expected,
  ]);
});

test('a pending gift counts for nothing, a refunded one for what stayed', () => {
  expect(netCents(aGift())).toBe(10_000);
  expect(netCents(aGift({ state: 'pending' }))).toBe(0);
  expect(netCents(aGift({ state: 'refunded', refund: { cents: 9_999, on: TODAY } }))).toBe(1);
});

test('a gift belongs to an account by its id or its address, whatever the case, and never by an empty one', () => {
  const owner = { personId: 'dana', email: 'Dana@Mail.example ' };
  expect(isGiftOf(aGift({ personId: 'dana' }), owner)).toBe(true);
  expect(isGiftOf(aGift({ donor: aDonor({ email: 'dana@mail.example' }) }), owner)).toBe(true);
  expect(isGiftOf(aGift(), owner)).toBe(false);
  expect(isGiftOf(aGift({ donor: aDonor({ email: '' }) }), { personId: 'dana', email: '' })).toBe(false);
});

describe('figures', () => {
  const gifts = [
    aGift({ id: 'a', receivedOn: '2025-12-31', cents: 100 }),
    aGift({ id: 'b', receivedOn: '2026-01-01', cents: 200, donor: aDonor({ email: 'ROSA@mail.example' }) }),
    aGift({
      id: 'c',
      receivedOn: '2026-01-31',
      cents: 400,
      donor: aDonor({ name: 'Li', email: '' }),
      campaignId: 'boots',
    }),
    aGift({
      id: 'd',
      receivedOn: '2026-02-01',
      cents: 800,
      donor: aDonor({ name: 'li', email: '' }),
      campaignId: 'boots',
    }),
    aGift({ id: 'e', receivedOn: '2026-02-01', state: 'pending' }),
    aGift({ id: 'f', receivedOn: '2024-02-01', state: 'refunded', refund: { cents: 10_000, on: TODAY } }),
  ];
  const figures = figuresOf(gifts);

  test('each month and campaign, without what is pending or went back', () => {
    expect(figures.months).toEqual([
      { month: '2025-12', campaignId: null, gifts: 1, cents: 100 },
      { month: '2026-01', campaignId: null, gifts: 1, cents: 200 },
      { month: '2026-01', campaignId: 'boots', gifts: 1, cents: 400 },
      { month: '2026-02', campaignId: 'boots', gifts: 1, cents: 800 },
    ]);
  });

  test('a donor is new in the first year and returns in the others; the address tells who it is, or the name', () => {
    expect(figures.years).toEqual([
      { year: 2025, newDonors: 1, returningDonors: 0 },
      { year: 2026, newDonors: 1, returningDonors: 1 },
    ]);
    expect(figures.campaigns).toEqual([
      { campaignId: null, donors: 1 },
      { campaignId: 'boots', donors: 1 },
    ]);
  });

  test('months, years and campaigns add up to the same', () => {
    expect(yearsOf(figures)).toEqual([2026, 2025]);
    const months = monthsOfYear(figures, 2026);
    expect(months).toHaveLength(12);
    expect(months[1]).toEqual({ month: '2026-02', gifts: 1, cents: 800 });
    expect(months.reduce((sum, { cents }) => sum + cents, 0)).toBe(1_400);
    expect(sumOfCampaign(figures, 'boots')).toEqual({ gifts: 2, cents: 1_200 });
    expect(sumOfCampaign(figures, null, 2026)).toEqual({ gifts: 1, cents: 200 });
    expect(sumOfMonths(figures.months)).toEqual({ gifts: 4, cents: 1_500 });
  });
});
