import { fc, test as property } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import { isFound, searchWords, wantedWords } from '../../../src/core/shared/search-words';

test('words are letters and digits, small, without accents, each once', () => {
  expect(searchWords("José O'Brien, JOSÉ; size 9½ — ada@mail.example")).toEqual([
    'jose',
    'o',
    'brien',
    'size',
    '91',
    '2',
    'ada',
    'mail',
    'example',
  ]);
  expect(searchWords('鞋 ботинки')).toEqual(['鞋', 'ботинки']);
});

test('each word of a search begins a word of some text', () => {
  expect(isFound(['Ada Byron', 'winter boots'], 'boo ada')).toBe(true);
  expect(isFound(['Ada Byron', 'winter boots'], 'oots')).toBe(false);
  expect(isFound(['anything'], ' ?! ')).toBe(true);
});

test('one letter alone is not looked for; one digit or one sign of another script is', () => {
  expect(wantedWords('J. Smith, size 9')).toEqual(['smith', 'size', '9']);
  expect(isFound(['Ada Byron'], 'x')).toBe(true);
  expect(wantedWords('鞋')).toEqual(['鞋']);
});

test('a search has eight words at most, and a word 40 characters', () => {
  expect(wantedWords('aa bb cc dd ee ff gg hh ii jj')).toHaveLength(8);
  expect(searchWords('x'.repeat(500))).toEqual(['x'.repeat(40)]);
});

property.prop([fc.string({ unit: 'binary', maxLength: 300 })])(
  'any text is found by each of its words',
  (text) => {
    for (const word of searchWords(text)) {
      expect(word).toMatch(/^[\p{L}\p{N}]+$/u);
      expect(word.length).toBeLessThanOrEqual(40);
      expect(isFound([text], word)).toBe(true);
    }
  },
);
