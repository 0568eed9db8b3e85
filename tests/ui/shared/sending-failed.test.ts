import { expect, test } from 'vitest';
import { sendingFailed } from '../../../src/ui/shared/form/text-form.view-model';

const texts = {
  labels: { name: 'Name' },
  failed: { title: 'Error', description: 'There was a problem. Please try again.' },
};

test('too many forms says what to do instead', () => {
  expect(sendingFailed({ code: 'too-many' }, texts)).toMatchObject({
    title: 'Error',
    description: 'Too many forms were sent. Try again later, or call or email us.',
  });
});

test('what a server refuses is said to be marked only where the form shows it', () => {
  const refusal = (field: string, message: string) =>
    sendingFailed({ code: 'validation', fields: [{ field, message }] }, texts).description;
  expect(refusal('name', 'Please shorten this.')).toBe('Correct the marked fields and send the form again.');
  expect(refusal('no field', 'Wrong.')).toBe(texts.failed.description);
  expect(refusal('name', '')).toBe(texts.failed.description);
});

test('anything else has the form’s own sentence', () => {
  expect(sendingFailed({ code: 'unavailable' }, texts)).toEqual(texts.failed);
});

test.each([
  ['pace', 'That was very quick. Press the button once more. What you typed is still here.'],
  [
    'trap',
    'Your browser filled in a hidden field. It’s empty again. Press the button once more. What you typed is still here.',
  ],
])('a person whose form looks like that of a program (%s) reads why, and what to do', (field, sentence) => {
  const refused = { code: 'validation', fields: [{ field, message: '' }] } as const;
  expect(sendingFailed(refused, texts)).toEqual({ title: 'Not sent yet', description: sentence });
});
