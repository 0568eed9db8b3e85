import { fc, test as property } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import { figuresOf } from '../../../src/core/gifts/figures';
import { impactOf } from '../../../src/core/gifts/own/impact';
import type { GoodsOfYear } from '../../../src/core/pickups/own-pickup';
import { FEWEST_PEOPLE as FEWEST } from '../../../src/core/shared/few-people';
import type { GivenShoes } from '../../../src/core/shelf/given-shoes';
import { aDonor, aGift } from '../../support/gift-builder';

const TODAY = '2026-11-21';
const soFar = { to: '2026-10-31', figures: { pairsGiven: 60, peopleWithShoes: 52 } };
const none = {
  soFar,
  goods: new Map<number, GoodsOfYear>(),
  given: new Map<number, GivenShoes>(),
  campaigns: [],
};
const from = (person: number) => aDonor({ email: `${person}@mail.example` });

const anyGifts = fc.array(
  fc.record({
    receivedOn: fc.constantFrom('2023-06-01', '2024-02-29', '2025-12-31', '2026-01-01'),
    person: fc.integer({ min: 1, max: 8 }),
    cents: fc.integer({ min: 1, max: 99_999 }),
    campaignId: fc.constantFrom(null, 'boots'),
  }),
);

property.prop([anyGifts])('any gifts: a figure of fewer than five people is never told', (given) => {
  const gifts = given.map(({ person, ...gift }, index) =>
    aGift({ ...gift, id: `g${index}`, donor: from(person) }),
  );
  const campaign = { id: 'boots', title: 'Boots', es: null, isActive: false, raised: 100, goal: 200 };
  const { years, campaigns } = impactOf({ ...none, figures: figuresOf(gifts), campaigns: [campaign] }, TODAY);
  const peopleIn = (own: typeof given) => new Set(own.map(({ person }) => person)).size;
  for (const { year, cents, gifts: count, people } of years) {
    const own = given.filter(({ receivedOn }) => receivedOn.startsWith(String(year)));
    expect(year).toBeLessThan(2026);
    expect([cents, count, people]).toEqual(
      peopleIn(own) < FEWEST
        ? ['few', 'few', 'few']
        : [own.reduce((sum, gift) => sum + gift.cents, 0), own.length, peopleIn(own)],
    );
  }
  const toBoots = peopleIn(given.filter(({ campaignId }) => campaignId === 'boots'));
  expect(campaigns).toHaveLength(toBoots < FEWEST ? 0 : 1);
});

test('what nobody recorded is said so, and is never 0; a 0 of the shelf is one', () => {
  const goods = new Map([
    [2020, { gifts: 9, items: 20 }],
    [2023, { gifts: 4, items: 90 }],
    [2024, { gifts: 9, items: null }],
    [2025, { gifts: 7, items: 61 }],
    [2026, { gifts: 9, items: 12 }],
  ]);
  const given = new Map([
    [2025, { pairs: 12, people: 6, loose: 2 }],
    [2024, { pairs: 9, people: 3, loose: 2 }],
    [2022, { pairs: 3, people: 2, loose: 1 }],
    [2021, { pairs: 6, people: 0, loose: 6 }],
    [2020, { pairs: 0, people: 0, loose: 0 }],
    [2019, { pairs: 0, people: 0, loose: 0 }],
  ]);
  const money = { cents: 'not-recorded', gifts: 'not-recorded', people: 'not-recorded' };
  const campaign = { id: 'boots', title: 'Boots', es: null, isActive: true, raised: 100, goal: 200 };
  expect(impactOf({ soFar, figures: figuresOf([]), goods, given, campaigns: [campaign] }, TODAY)).toEqual({
    soFar,
    years: [
      { year: 2025, ...money, goods: 7, items: 61, pairs: 12, peopleWithShoes: 6 },
      { year: 2024, ...money, goods: 9, items: 'not-recorded', pairs: 9, peopleWithShoes: 'few' },
      {
        year: 2023,
        ...money,
        goods: 'few',
        items: 'few',
        pairs: 'not-recorded',
        peopleWithShoes: 'not-recorded',
      },
      {
        year: 2022,
        ...money,
        goods: 'not-recorded',
        items: 'not-recorded',
        pairs: 'few',
        peopleWithShoes: 'few',
      },
      ...[
        { year: 2021, goods: 'not-recorded', items: 'not-recorded', pairs: 6 },
        { year: 2020, goods: 9, items: 20, pairs: 0 },
      ].map((known) => ({ ...money, ...known, peopleWithShoes: 0 })),
    ],
    campaigns: [{ id: 'boots', title: 'Boots', es: null, raised: 100, goal: 200, people: 'not-recorded' }],
  });
});

test('the first year is told once it is over', () => {
  const figures = figuresOf([1, 2, 3, 4, 5].map((id) => aGift({ id: `${id}`, donor: from(id) })));
  expect(impactOf({ ...none, figures }, '2026-12-31').years).toEqual([]);
  expect(impactOf({ ...none, figures }, '2027-01-01').years).toMatchObject([{ year: 2026, people: 5 }]);
});
