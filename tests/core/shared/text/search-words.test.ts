import { fc, test as property } from '@fast-check/vitest';
import { expect, test, vi } from 'vitest';
import { isFound, searchWords, wantedWords } from '../../../../src/core/shared/text/search-words';

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

property.prop([fc.string({ unit: 'grapheme', maxLength: 300 })])(
  'the words of ordinary texts are those of the whole text, normalized',
  (text) => {
    const plain = text
      .normalize('NFKD')
      .replace(/\p{M}+/gu, '')
      .toLowerCase();
    const words = new Set((plain.match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => word.slice(0, 40)));
    expect(searchWords(text).map((word) => word.slice(0, 39))).toEqual(
      [...words].map((word) => word.slice(0, 39)),
    );
  },
);

// Such a text must not stop the server: normalizing takes the square of the length of one run of marks.
test('no long run of marks is normalized, however hostile the text', () => {
  const normalized: string[] = [];
  const original = String.prototype.normalize;
  const spy = vi.spyOn(String.prototype, 'normalize').mockImplementation(function (this: string, form) {
    normalized.push(this.toString());
    return original.call(this, form as 'NFKD');
  });
  for (const run of ['\u0301\u0316', '\uff9e\u0316', '\u0344\u0316'])
    expect(searchWords(`boots${run.repeat(50_000)} socks`)).toEqual(['boots', 'socks']);
  spy.mockRestore();
  expect(normalized).toHaveLength(3);
  for (const text of normalized) expect(text.length).toBeLessThanOrEqual('boots socks'.length + 30);
});
