import { expect, test } from 'vitest';
import { isMadeOfSiteWords } from '../../../src/core/account/passwords/site-words';

const names = { siteName: 'Footprint', legalName: 'Desert Steps Inc.' };

test.each([
  'lasvegasshoes1',
  'fsr-admin-2026',
  'shoes4everyone',
  'Beneficiary123',
  'ProgramManager!1',
  'program_manager',
  'DesertSteps#2026',
  'footprint99999',
  'Foundation 2026!',
])('%s is made of words of the site', (password) => {
  expect(isMadeOfSiteWords(password, names)).toBe(true);
});

test.each([
  'every-size-1',
  'walk two miles in these',
  'a password for tests',
  'shoes839201746553',
  '12345678901234',
  'correct horse shoes',
])('%s is not', (password) => {
  expect(isMadeOfSiteWords(password, names)).toBe(false);
});
