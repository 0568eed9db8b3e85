import { expect, test } from 'vitest';
import { dashboardLanguage } from '../../../src/core/navigation/dashboard-language';

const MEMBERS = ['volunteer', 'donor', 'beneficiary'];

test.each([
  ['en', 'en', 'en'],
  ['en', 'es', 'en'],
  ['es', 'en', 'es'],
  ['es', 'es', 'es'],
  [undefined, 'en', 'en'],
  [undefined, 'es', 'es'],
] as const)('who has chosen %s and opens an address in %s reads %s', (language, address, read) => {
  const setting = language === undefined ? {} : { language };
  expect(dashboardLanguage({ role: 'donor', ...setting }, address, MEMBERS)).toBe(read);
});

test.each(['admin', 'program_manager', 'guest', ''])(
  'the dashboard of the role %j is in English, whatever they chose and opened',
  (role) => {
    for (const address of ['en', 'es'] as const)
      for (const setting of [{}, { language: 'en' }, { language: 'es' }] as const)
        expect(dashboardLanguage({ role, ...setting }, address, MEMBERS)).toBe('en');
  },
);

test('as long as no dashboard is in Spanish, everybody’s is in English', () => {
  expect(dashboardLanguage({ role: 'donor', language: 'es' }, 'es', [])).toBe('en');
});
