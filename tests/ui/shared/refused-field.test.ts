import { expect, test } from 'vitest';
import { TEXT_REFUSALS } from '../../../src/core/shared/result';
import { refusedField } from '../../../src/ui/shared/form/refused-field.texts';
import { refusedField as inSpanish } from '../../../src/ui/shared/form/refused-field.texts.es';

const message = 'This has to be one line.';

test('in English a field that the server refused says what the server says', () => {
  expect(refusedField({ field: 'name', message, fault: 'several-lines' })).toBe(message);
});

test.each(TEXT_REFUSALS)('in Spanish "%s" has a sentence of its own', (fault) => {
  const said = inSpanish({ field: 'name', message, fault, longest: 500 });
  expect([message, 'Revise este campo.']).not.toContain(said);
});

test('in Spanish no sentence of the server is shown, whatever it means', () => {
  expect(inSpanish({ field: 'email', message })).toBe('Revise este campo.');
  expect(inSpanish({ field: 'email', message, fault: 'too-long' })).toBe('Revise este campo.');
});
