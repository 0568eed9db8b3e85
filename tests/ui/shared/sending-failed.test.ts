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

test('who was as fast as a program is asked to press once more', () => {
  const quick = { code: 'validation', fields: [{ field: 'pace', message: '' }] } as const;
  expect(sendingFailed(quick, texts).description).toBe(
    'That was very quick. Please press the button once more. What you typed is still here.',
  );
});
