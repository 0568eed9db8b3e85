import { fc, test as property } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import { movedWith } from '../../../src/core/shared/translations/moved-list';

const move = (before: string, after: string) =>
  movedWith(
    [...before],
    [...after],
    [...before].map((text) => text.toUpperCase()),
  )
    .map((beside) => beside ?? '-')
    .join('');

test.each([
  ['abc', 'abc', 'ABC'],
  ['abc', 'axc', 'ABC'],
  ['abc', 'ac', 'AC'],
  ['abc', 'abxc', 'AB-C'],
  ['abc', 'xabc', '-ABC'],
  ['abc', 'acb', 'ACB'],
  ['abc', 'cab', 'CAB'],
  ['abc', '', ''],
  ['', 'ab', '--'],
  ['ab', 'xy', 'AB'],
])('from %j to %j its companions are %j', (before, after, moved) => {
  expect(move(before, after)).toBe(moved);
});

const texts = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e'), { maxLength: 5 });
property.prop([texts, texts])('nothing goes to a text that stays elsewhere', (before, after) => {
  const moved = movedWith(before, after, before);
  moved.forEach((beside, index) => {
    const text = after[index];
    if (text !== undefined && before.includes(text)) expect([text, null]).toContain(beside);
  });
});
