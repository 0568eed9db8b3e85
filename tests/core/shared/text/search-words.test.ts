import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test, vi } from 'vitest';
import { isFound, searchWords, wantedWords } from '../../../../src/core/shared/text/search-words';

test('words are letters and digits, small, without accents, each once', () => {
  expect(searchWords("José O'Brien, JOSÉ; size 9½ — ada@mail.example")).toEqual([
    'jose',
    'obrien',
    'size',
    '91',
    '2',
    'ada',
    'mail',
    'example',
    'brien',
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

describe('a telephone number', () => {
  const WRITTEN = [
    '(702) 555-0134',
    '(702) 555-0134 ext. 12',
    '702-555-0134',
    '702-555-0134x12',
    '702 555 0134',
    '702.555.0134',
    '7025550134',
    '+1 702 555 0134',
    '+17025550134',
    '1-702-555-0134',
    '1 (702) 555 - 0134',
    '702\u2011555\u20110134',
    '702\u00a0555\u00a00134',
    '(702)555–0134',
    '７０２-５５５-０１３４',
  ];

  test.each(WRITTEN)('written as %s is found however it is typed', (written) => {
    const texts = ['Łukasz 9', written, '1 Sample Street, 89101'];
    for (const typed of [
      ...WRITTEN.filter((other) => !other.includes('12')),
      '5550134',
      '555-0134',
      '0134',
      '7025',
    ])
      expect([typed, isFound(texts, typed)]).toEqual([typed, true]);
  });

  test.each(WRITTEN)('%s is found while it is being typed', (written) => {
    for (const typed of ['702 5', '(702) 555', '702-555-01', '+1', '+1 702', '+1 (702) 55', '555-01'])
      expect([typed, isFound([written], typed)]).toEqual([typed, true]);
  });

  test('is not another one, and does not run into what stands beside it', () => {
    for (const other of ['702-555-0135', '7025550135', '702 555 01345', '17025550135', '+44 702 555 0134'])
      expect([other, isFound(WRITTEN, other)]).toEqual([other, false]);
    expect(isFound(['size 9 702-555-0134 2 pairs'], '7025550134')).toBe(true);
    expect(isFound(['NV 89101 (702) 555-0134'], '7025550134')).toBe(true);
    expect(isFound(['702-555', '0134'], '7025550134')).toBe(false);
    expect(isFound(['EIN 00-0000000, 2026-11-02'], '002026')).toBe(false);
  });

  test.each(['+44 20 7946 0958', '+44 (20) 7946-0958', '+442079460958'])(
    'of another country is found however it is typed: %s',
    (written) => {
      for (const typed of ['+44 20 7946 0958', '442079460958', '+4420'])
        expect([typed, isFound([`Call ${written} 2 days`], typed)]).toEqual([typed, true]);
    },
  );
});

test.each([
  ['Łukasz Øster', ['lukasz oster', 'Łukasz', 'ØSTER']],
  ['Đorđe Guðrún Þóra', ['dorde gudrun thora']],
  ['Weiß STRAẞE', ['weiss strasse', 'weiß', 'STRASSE', 'straße']],
  ['Ægir Cœur', ['aegir coeur']],
  ['Işık İnci', ['isik inci', 'ışık', 'IŞIK INCI']],
  ['Ħamrun Ŧ-bar Dijkstra Ĳssel', ['hamrun', 'dijkstra ijssel']],
  ['oﬃce ﬁnd', ['office find']],
  ['Ｊｏｅ size ９', ['joe size 9']],
  ['Νίκος', ['νικοσ', 'ΝΙΚΟΣ']],
])('%s is found as it is typed on a keyboard without these letters', (text, searches) => {
  for (const search of searches) expect([search, isFound([text], search)]).toEqual([search, true]);
});

test.each(["O'Dowd", 'O’Dowd', 'OʼDowd', 'Oʻdowd', 'O‘Dowd', 'O´Dowd', 'O`Dowd', 'O＇Dowd'])(
  '%s is found with any apostrophe, without one, and by what stands behind it',
  (name) => {
    for (const search of ['odowd', "o'dowd", 'O’Dowd', 'oʼdow', 'Oʻdowd', 'O´Dowd', 'o dowd', 'dowd'])
      expect([search, isFound([`Ada ${name}`], search)]).toEqual([search, true]);
    expect(isFound([name], 'owd')).toBe(false);
  },
);

test.each([
  ['a soft hyphen', 'volun\u00adteer'],
  ['a zero-width space', 'volun\u200bteer'],
  ['a joiner', 'volun\u200dteer'],
  ['a non-joiner', 'volun\u200cteer'],
  ['a mark of direction', 'volun\u200eteer'],
  ['a word joiner', 'volun\u2060teer'],
  ['a byte order mark', '\ufeffvolunteer'],
])('a word with %s is found by the word, and finds it', (_, word) => {
  expect(searchWords(word)).toEqual(['volunteer']);
  expect(isFound([word], 'volunteer')).toBe(true);
  expect(isFound(['volunteer'], word)).toBe(true);
});

const DIGITS = fc.string({ unit: fc.constantFrom(..."0127+()-. x'’\n9ab"), maxLength: 60 });
const ANY_TEXT = fc.oneof(fc.string({ unit: 'binary', maxLength: 300 }), DIGITS);

property.prop([ANY_TEXT])('any text is found by each of its words', (text) => {
  for (const word of searchWords(text)) {
    expect(word).toMatch(/^[\p{L}\p{N}]+$/u);
    expect(word.length).toBeLessThanOrEqual(40);
    expect(isFound([text], word)).toBe(true);
  }
});

// A database looks for the words of a search among the words that it keeps; a browser reads the texts themselves.
property.prop([fc.array(ANY_TEXT, { maxLength: 3 }), ANY_TEXT])(
  'a search finds in texts what it finds in their words',
  (texts, search) => {
    const words = searchWords(...texts);
    const isInWords = wantedWords(search).every((begin) => words.some((word) => word.startsWith(begin)));
    expect(isFound(texts, search)).toBe(isInWords);
  },
);

property.prop([fc.array(ANY_TEXT, { maxLength: 3 })])(
  'each text is found by itself, whatever stands beside it',
  (texts) => {
    for (const text of texts) expect(isFound(texts, text)).toBe(true);
  },
);

property.prop([
  fc.stringMatching(/^[2-9]\d{9}$/),
  fc.constantFrom('', '1', '+1', '+1 ', '1-'),
  fc.constantFrom('', ' ', '-', '.', '/', ' - '),
  ANY_TEXT,
])('any number is found by its digits, and its digits by the number', (digits, country, gap, beside) => {
  const written = `${country}${digits.slice(0, 3)}${gap}${digits.slice(3, 6)}${gap}${digits.slice(6)}`;
  expect(isFound([beside, written], digits)).toBe(true);
  expect(isFound([digits, beside], written)).toBe(true);
});

property.prop([fc.string({ unit: 'grapheme', maxLength: 300 })])(
  'words without digits, apostrophes and letters of their own are those of the whole text, normalized',
  (given) => {
    const text = given.normalize('NFKD').replace(/[\p{N}'`´‘’‛′ʹʻʼʽʾʿˈꞌ՚łøđðßæœıþħŧŋĸƀɓɗǥɨƙƚʉƴƶςŉ]/giu, ' ');
    const plain = text
      .normalize('NFKD')
      .replace(/[\p{M}\p{Default_Ignorable_Code_Point}]+/gu, '')
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
  // What cannot be seen between two runs does not make one of them, either.
  expect(
    searchWords(`boots${'\u0301'.repeat(30)}${`\u200b${'\u0301'.repeat(30)}`.repeat(2_000)} socks`),
  ).toEqual(['boots', 'socks']);
  spy.mockRestore();
  expect(normalized).toHaveLength(4);
  for (const text of normalized) expect(text.length).toBeLessThanOrEqual('boots socks'.length + 30);
});
