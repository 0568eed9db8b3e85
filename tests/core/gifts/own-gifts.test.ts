import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { figuresOf, sumOfMonths } from '../../../src/core/gifts/figures';
import { ownGifts, sumsByYear } from '../../../src/core/gifts/own/own-gifts';
import { aDonor, aGift } from '../../support/gift-builder';

const anyGift = fc
  .record({
    id: fc.uuid(),
    cents: fc.integer({ min: 1, max: 1_000_000 }),
    receivedOn: fc.constantFrom('2024-02-29', '2025-12-31', '2026-01-01', '2026-11-02'),
    refunded: fc.option(fc.double({ min: 0, max: 1, noNaN: true })),
    isPending: fc.boolean(),
    email: fc.constantFrom('dana@fsr.example', ' DANA@FSR.example', 'rosa@mail.example', ''),
    personId: fc.constantFrom(null, 'dana', 'rosa'),
  })
  .map(({ refunded, isPending, email, ...gift }) => {
    const back = refunded === null ? 0 : Math.ceil(refunded * gift.cents);
    return aGift({
      ...gift,
      donor: aDonor({ email }),
      ...(isPending ? { state: 'pending' } : {}),
      ...(!isPending && back > 0 ? { state: 'refunded', refund: { cents: back, on: gift.receivedOn } } : {}),
    });
  });

describe('own gifts', () => {
  property.prop([fc.array(anyGift)])('a donor finds theirs, all of them and no other', (gifts) => {
    const owner = { personId: 'dana', email: 'Dana@fsr.example' };
    const found = new Set(ownGifts(gifts, owner, new Map()).map(({ id }) => id));
    for (const { id, personId, donor } of gifts)
      expect(found.has(id)).toBe(personId === 'dana' || /^ ?dana@fsr\.example$/i.test(donor.email));
  });

  property.prop([fc.array(anyGift)])('a year adds up to what the reports say of it', (gifts) => {
    const { months } = figuresOf(gifts);
    for (const { year, gifts: count, cents } of sumsByYear(gifts))
      expect(sumOfMonths(months.filter(({ month }) => month.startsWith(`${year}-`)))).toEqual({
        gifts: count,
        cents,
      });
    expect(sumsByYear(gifts)).toHaveLength(new Set(months.map(({ month }) => month.slice(0, 4))).size);
  });

  test('of one day, what was recorded last comes first', () => {
    const gifts = [
      aGift({ id: 'first', personId: 'dana', createdAt: 1 }),
      aGift({ id: 'last', personId: 'dana', createdAt: 2 }),
    ];
    const found = ownGifts(gifts, { personId: 'dana', email: '' }, new Map());
    expect(found.map(({ id }) => id)).toEqual(['last', 'first']);
  });
});
