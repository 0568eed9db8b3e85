import { expect, test } from 'vitest';
import { auditTexts } from '../../../src/ui/audit/audit.texts';
import { eventViewTexts } from '../../../src/ui/events/event-view.texts';
import { eventViewTexts as spanish } from '../../../src/ui/events/event-view.texts.es';
import { lettersTexts } from '../../../src/ui/receipts/letters/letters.texts';

test.each([
  ['places of an event', eventViewTexts.signUp, ['Sign up, 1 place', 'Sign up, 2 places']],
  ['its places in Spanish', spanish.signUp, ['Con inscripción, 1 lugar', 'Con inscripción, 2 lugares']],
  ['donors who get a letter', lettersTexts.askText, ['There is 1 donor. Each', 'There are 2 donors. Each']],
] as const)('%s are counted as people count', (_, text, expected) => {
  expect([1, 2].map(text)).toEqual(expected.map((begins) => expect.stringMatching(`^${begins}`)));
});

test.each([
  ['hours.approve', 'minutes', 'minute of work', 'minutes of work'],
  ['event.walk-ins', 'count', 'visitor without', 'visitors without'],
  ['gift.restore', 'gifts', 'gift.', 'gifts.'],
] as const)('the log counts what somebody did as people count: %s', (action, field, one, many) => {
  const said = (count: string) =>
    auditTexts.sentences[action]({ subject: 'Fitting Day', detail: { [field]: count } });
  expect([said('1'), said('2')]).toEqual([
    expect.stringContaining(` 1 ${one}`),
    expect.stringContaining(` 2 ${many}`),
  ]);
});
