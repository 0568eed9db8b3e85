import { expect, test } from 'vitest';
import { allSizes } from '../../../../src/core/shared/sizes/shoe-size';
import { cutOf, sizesFor, WEARERS, wearerOf } from '../../../../src/core/shared/sizes/wearer';

test('each size belongs to one wearer, and a child grows from 10C over 13½C to 7Y', () => {
  const all = WEARERS.flatMap((wearer) => sizesFor(wearer));
  expect(all).toHaveLength(allSizes().length / 2);
  const child = sizesFor('child').map(({ cut, size }) => `${size} ${cut}`);
  expect([child[0], child[7], child[8], child.at(-1)]).toEqual([
    '10 kids-c',
    '13.5 kids-c',
    '1 kids-y',
    '7 kids-y',
  ]);
  expect(sizesFor('baby').map(({ size }) => size)).toEqual(Array.from({ length: 20 }, (_, half) => half / 2));
});

test('a wearer of whom no size is known is known again by the cut', () => {
  for (const size of [null, 'unknown'] as const)
    expect(WEARERS.map((wearer) => wearerOf(cutOf(wearer), size))).toEqual([...WEARERS]);
});
