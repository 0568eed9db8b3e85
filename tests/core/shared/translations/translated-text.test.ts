import { expect, test } from 'vitest';
import { textDigest } from '../../../../src/core/shared/translations/text-digest';
import { hasEnglishChanged, translatedText } from '../../../../src/core/shared/translations/translated-text';

test('what is typed is a translation of the English text beside it', () => {
  expect(translatedText('Every size.', 'Cada talla.')).toEqual({
    text: 'Cada talla.',
    of: textDigest('Every size.'),
  });
});

test.each(['', ' ', '\n\t '])('nothing but space is no translation: %j', (typed) => {
  expect(translatedText('Every size.', typed)).toBeNull();
});

test('the English text has changed where it is another one, also for one letter', () => {
  const translation = { text: 'Cada talla.', of: textDigest('Every size.') };
  expect(hasEnglishChanged(translation, 'Every size.')).toBe(false);
  expect(hasEnglishChanged(translation, 'Every size')).toBe(true);
  expect(hasEnglishChanged(translation, '')).toBe(true);
});

test('where nobody knows what was translated, nothing is said to have changed', () => {
  expect(hasEnglishChanged({ text: 'Cada talla.', of: '' }, 'Every size.')).toBe(false);
});
