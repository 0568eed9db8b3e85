import { fc, test as property } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import { cutMarks, isStorable, wellFormed } from '../../../../src/core/shared/text/storable-text';

const HALF = '\ud83d';
const ZALGO = '\u0301\u0316';

test.each([
  ['', true],
  ['José, Đặng Thị Hồng Nhung, नमस्ते क्ष्म्य, தமிழ், བརྒྱུད་, ﷽', true],
  ['👩‍👩‍👧‍👦 🏴󠁧󠁢󠁥󠁮󠁧󠁿 1️⃣', true],
  [`a${'\u0301'.repeat(30)}b${'\u0301'.repeat(30)}`, true],
  [`a${'\u0301'.repeat(31)}`, false],
  [`a${ZALGO.repeat(16)}`, false],
  // The half-width voiced mark of Japanese becomes a combining mark when it is normalized.
  [`a${'\uff9e\u0316'.repeat(16)}`, false],
  [HALF, false],
  [`${HALF} and more`, false],
  ['\ude00', false],
  ['nothing\u0000more', false],
])('%j can be stored: %s', (text, can) => expect(isStorable(text)).toBe(can));

test('a long run of marks is cut, and nothing else', () => {
  expect(cutMarks(`a${ZALGO.repeat(50_000)}b`)).toBe(`a${ZALGO.repeat(15)}b`);
  expect(cutMarks('e\u0301')).toBe('e\u0301');
});

property.prop([fc.string({ unit: 'binary', maxLength: 50 })])(
  'what was cut and made well-formed can be stored',
  (text) => {
    const mended = wellFormed(cutMarks(`${text}${HALF}${ZALGO.repeat(40)}`)).replaceAll('\0', '');
    expect(isStorable(mended)).toBe(true);
    expect(wellFormed(text)).toBe(text);
  },
);
