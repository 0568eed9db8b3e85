import { expect, test } from 'vitest';
import { sampleGifts } from '../../../src/adapters/mock/gifts/sample-gifts';

/** Noon in Las Vegas, in ms. */
const noonOf = (day: string) => Date.parse(`${day}T20:00:00Z`);

test.each(['2026-11-30', '2026-12-01', '2026-12-04', '2026-12-05', '2027-01-01'])(
  'on %s there are as many sample gifts as on any other day, and none of a day to come',
  (day) => {
    const gifts = sampleGifts(noonOf(day));
    expect(gifts).toHaveLength(79);
    expect(new Set(gifts.map(({ id }) => id)).size).toBe(79);
    expect(gifts.filter(({ receivedOn }) => receivedOn > day)).toEqual([]);
  },
);
