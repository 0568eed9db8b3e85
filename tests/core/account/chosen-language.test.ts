import { expect, test } from 'vitest';
import { languageChosenOn, withLanguage } from '../../../src/core/account/chosen-language';

test('only a page in Spanish chooses, and only for who has not chosen', () => {
  expect(languageChosenOn('es', {})).toBe('es');
  expect(languageChosenOn('en', {})).toBeNull();
  for (const language of ['en', 'es'] as const) expect(languageChosenOn('es', { language })).toBeNull();
});

test('a language takes the place of the one before, or goes', () => {
  expect(withLanguage({ id: 'a', language: 'en' }, 'es')).toEqual({ id: 'a', language: 'es' });
  expect(withLanguage({ id: 'a', language: 'en' }, null)).toStrictEqual({ id: 'a' });
});
