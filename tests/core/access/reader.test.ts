import { expect, test } from 'vitest';
import { hasChosenLanguage, readingLanguage } from '../../../src/core/access/reader';
import { ROLES } from '../../../src/core/access/role';

test.each([
  ['what they have chosen', { role: 'donor', language: 'es' } as const, 'en', 'es'],
  [
    'English that they have chosen, whatever they wrote',
    { role: 'donor', language: 'en' } as const,
    'es',
    'en',
  ],
  ['what they wrote, where they have not chosen', { role: 'donor' }, 'es', 'es'],
  ['what they wrote, where nobody knows them', null, 'es', 'es'],
  ['English, where nothing is known', undefined, undefined, 'en'],
] as const)('somebody reads %s', (_, person, wrote, language) => {
  expect(readingLanguage(person, wrote)).toBe(language);
});

test('staff read English, whatever they have chosen or wrote', () => {
  const readers = ROLES.filter((role) => readingLanguage({ role, language: 'es' }, 'es') === 'es');
  expect(readers).toEqual(['volunteer', 'donor', 'beneficiary']);
});

test('English can be chosen, too', () => {
  expect(hasChosenLanguage({ role: 'donor', language: 'en' })).toBe(true);
  expect(hasChosenLanguage({ role: 'donor' })).toBe(false);
});
