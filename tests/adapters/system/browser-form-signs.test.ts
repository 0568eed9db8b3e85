// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { BrowserFormSigns } from '../../../src/adapters/system/browser-form-signs';

test('it tells whether hidden fields are filled in, not with what, and how long the page is open, and empties the fields', () => {
  document.body.innerHTML = '<form><input name="name"><input name="website"></form><input name="website">';
  const signs = new BrowserFormSigns(document, { now: () => 1234.56 });
  expect(signs.read()).toEqual({ trap: '', openMs: 1235 });
  const [field] = document.querySelectorAll<HTMLInputElement>('[name=website]');
  if (field) field.value = 'https://www.kim.example';
  expect(signs.read().trap).toBe('filled');
  if (field) field.value = 'x'.repeat(5_000);
  expect(signs.read().trap).toBe('filled');
  signs.reset();
  expect(signs.read().trap).toBe('');
});
