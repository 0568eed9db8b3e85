import { expect, test } from 'vitest';
import {
  FIRST_SETTINGS,
  findSettingsFaults,
  missingSettings,
  needsConfirmation,
  type Settings,
} from '../../../src/core/settings/settings';

const many = Array.from({ length: 11 }, (_, number) => `person${number}@fsr.example`);

const tooLong = (field: string) => ({ field, fault: 'too-long' });

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
  expect(missingSettings(some)).toEqual([
    'ein',
    'formationState',
    'purpose',
    'signatory',
    'replyTo',
    'toldOfMessages',
  ]);
  const named = { ...some, formationState: 'Nevada', purpose: 'Shoes.' };
  expect(missingSettings(named)).toEqual(['ein', 'signatory', 'replyTo', 'toldOfMessages']);
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
  ['a state of 61 characters', { formationState: 'x'.repeat(61) }, tooLong('formationState')],
  ['a purpose of 201 characters', { purpose: 'x'.repeat(201) }, tooLong('purpose')],
  ['a note of 301 characters', { registrationNote: 'x'.repeat(301) }, tooLong('registrationNote')],
  ['29 days', { keepMessagesDays: 29 }, { field: 'keepMessagesDays', fault: 'out-of-range' }],
  ['3,651 days', { keepMessagesDays: 3651 }, { field: 'keepMessagesDays', fault: 'out-of-range' }],
  ['half a day', { keepMessagesDays: 30.5 }, { field: 'keepMessagesDays', fault: 'out-of-range' }],
  ['no number', { keepMessagesDays: Number.NaN }, { field: 'keepMessagesDays', fault: 'out-of-range' }],
])('%s is refused', (_, changes, fault) => {
  expect(findSettingsFaults({ ...FIRST_SETTINGS, ...changes })).toEqual([fault]);
});

test('the longest texts beside gifts are taken, without the spaces around them', () => {
  const longest = {
    formationState: ` ${'x'.repeat(60)} `,
    purpose: ` ${'x'.repeat(200)} `,
    registrationNote: ` ${'x'.repeat(300)} `,
  };
  expect(findSettingsFaults({ ...FIRST_SETTINGS, ...longest })).toEqual([]);
});

test('the words beside gifts and the sending of receipts need a confirmation, the days of keeping do not', () => {
  const changes: Partial<Settings>[] = [
    { formationState: 'Nevada' },
    { purpose: 'Shoes.' },
    { registrationNote: 'Registered.' },
    { giftsAre: 'not-deductible' },
    { sendReceipts: true },
  ];
  for (const change of changes)
    expect(needsConfirmation(FIRST_SETTINGS, { ...FIRST_SETTINGS, ...change })).toBe(true);
  expect(needsConfirmation(FIRST_SETTINGS, { ...FIRST_SETTINGS, keepMessagesDays: 60 })).toBe(false);
});

test('the shortest and longest times, ten addresses and an EIN without its hyphen are taken', () => {
  for (const keepMessagesDays of [30, 3650])
    expect(findSettingsFaults({ ...FIRST_SETTINGS, keepMessagesDays })).toEqual([]);
  expect(findSettingsFaults({ ...FIRST_SETTINGS, toldOfMessages: many.slice(1) })).toEqual([]);
  expect(findSettingsFaults({ ...FIRST_SETTINGS, ein: '123456789' })).toEqual([]);
});
