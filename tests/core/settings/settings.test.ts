import { expect, test } from 'vitest';
import {
  FIRST_SETTINGS,
  findSettingsFaults,
  missingSettings,
  type Settings,
} from '../../../src/core/settings/settings';

const many = Array.from({ length: 11 }, (_, number) => `person${number}@fsr.example`);

test('nothing has to be filled in, and what is missing is named', () => {
  expect(findSettingsFaults(FIRST_SETTINGS)).toEqual([]);
  expect(missingSettings(FIRST_SETTINGS)).toEqual([
    'legalName',
    'ein',
    'signatory',
    'replyTo',
    'toldOfMessages',
    'toldOfPickups',
  ]);
  const some = { ...FIRST_SETTINGS, legalName: 'Example', toldOfPickups: ['a@fsr.example'] };
  expect(missingSettings(some)).toEqual(['ein', 'signatory', 'replyTo', 'toldOfMessages']);
});

test.each<[string, Partial<Settings>, { field: string; fault: string }]>([
  ['an EIN of eight digits', { ein: '12-345678' }, { field: 'ein', fault: 'malformed' }],
  ['an EIN of letters', { ein: 'unknown' }, { field: 'ein', fault: 'malformed' }],
  ['no address for replies', { replyTo: 'hello' }, { field: 'replyTo', fault: 'malformed' }],
  [
    'two addresses in one',
    { toldOfMessages: ['a@b.example, c@d.example'] },
    { field: 'toldOfMessages', fault: 'malformed' },
  ],
  ['too many addresses', { toldOfPickups: many }, { field: 'toldOfPickups', fault: 'too-many' }],
  ['29 days', { keepMessagesDays: 29 }, { field: 'keepMessagesDays', fault: 'out-of-range' }],
  ['3,651 days', { keepMessagesDays: 3651 }, { field: 'keepMessagesDays', fault: 'out-of-range' }],
  ['half a day', { keepMessagesDays: 30.5 }, { field: 'keepMessagesDays', fault: 'out-of-range' }],
  ['no number', { keepMessagesDays: Number.NaN }, { field: 'keepMessagesDays', fault: 'out-of-range' }],
])('%s is refused', (_, changes, fault) => {
  expect(findSettingsFaults({ ...FIRST_SETTINGS, ...changes })).toEqual([fault]);
});

test('the shortest and longest times, ten addresses and an EIN without its hyphen are taken', () => {
  for (const keepMessagesDays of [30, 3650])
    expect(findSettingsFaults({ ...FIRST_SETTINGS, keepMessagesDays })).toEqual([]);
  expect(findSettingsFaults({ ...FIRST_SETTINGS, toldOfMessages: many.slice(1) })).toEqual([]);
  expect(findSettingsFaults({ ...FIRST_SETTINGS, ein: '123456789' })).toEqual([]);
});
