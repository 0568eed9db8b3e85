import { expect, test } from 'vitest';
import { CAMPAIGN_WORDS } from '../../../src/core/campaigns/campaign';
import { EVENT_WORDS, SHIFT_WORDS } from '../../../src/core/events/event';
import { GUIDE_WORDS } from '../../../src/core/guides/guide';
import { PROGRAM_WORDS, QUESTION_WORDS } from '../../../src/core/programs/program';
import { throughoutInSpanish, WORDS } from '../../../src/core/shared/translations/throughout';
import { translatedText } from '../../../src/core/shared/translations/translated-text';

test('every text that staff translate is one of those that are shown in Spanish', () => {
  const all = [CAMPAIGN_WORDS, EVENT_WORDS, SHIFT_WORDS, GUIDE_WORDS, PROGRAM_WORDS];
  expect(WORDS).toEqual(expect.arrayContaining([...all.flat(), ...QUESTION_WORDS]));
});

test('a public event says why to come in Spanish, too', () => {
  const english = { title: 'Fitting Day', access: 'No stairs.', cancelReason: '', why: 'Leave with shoes.' };
  const es = { why: translatedText(english.why, 'Salga con zapatos.') };
  expect(throughoutInSpanish({ ...english, es })).toEqual({
    ...english,
    why: 'Salga con zapatos.',
    lang: { title: 'en', access: 'en' },
  });
});

test('records in records and in lists are in Spanish text by text, and say what is in English', () => {
  const shift = {
    label: 'Desk',
    hours: 3,
    es: null,
    event: { title: 'Fitting Day', place: 'Hall', es: { title: translatedText('Fitting Day', 'Prueba') } },
    program: { title: 'Shoes', access: '', es: {} },
    others: ['Ann'],
    when: null,
  };
  expect(throughoutInSpanish([shift])).toEqual([
    {
      label: 'Desk',
      hours: 3,
      lang: { label: 'en' },
      event: { title: 'Prueba', place: 'Hall' },
      program: { title: 'Shoes', access: '', lang: { title: 'en' } },
      others: ['Ann'],
      when: null,
    },
  ]);
});

test('what has no words in Spanish, since somebody typed it, stays without a language', () => {
  expect(throughoutInSpanish({ title: 'Typed', value: 'Also typed' })).toEqual({
    title: 'Typed',
    value: 'Also typed',
  });
});

test('choices are in Spanish one by one', () => {
  const es = { choices: [null, { text: 'Domingo', of: '' }] };
  expect(throughoutInSpanish({ choices: ['Monday', 'Sunday'], es })).toEqual({
    choices: ['Monday', 'Domingo'],
    lang: { choices: ['en', undefined] },
  });
});
