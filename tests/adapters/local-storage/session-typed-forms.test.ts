import { expect, test } from 'vitest';
import { SessionTypedForms } from '../../../src/adapters/local-storage/session-typed-forms';
import { FakeStorage } from '../../support/fake-storage';

test('what was typed is there on the next page of the tab until it is forgotten', () => {
  const storage = new FakeStorage();
  const page = () => new SessionTypedForms(() => storage);
  page().keep('contact', { name: 'Ada' });
  page().keep('pickup', { name: 'Bea' });
  expect(page().read('contact')).toEqual({ name: 'Ada' });
  page().forget('contact');
  expect([page().read('contact'), page().read('pickup')]).toEqual([null, { name: 'Bea' }]);
});

test('all of it is forgotten at once, and nothing else', () => {
  const storage = new FakeStorage();
  storage.setItem('tab', 'mine');
  const forms = new SessionTypedForms(() => storage);
  forms.keep('contact', { name: 'Ada' });
  forms.keep('pickup', { name: 'Bea' });
  forms.forget();
  expect([...Array(storage.length).keys()].map((index) => storage.key(index))).toEqual(['tab']);
});

test('a form that holds too much is not kept, nor what was kept of it before', () => {
  const forms = new SessionTypedForms(() => new FakeStorage());
  const storage = new FakeStorage();
  const bounded = new SessionTypedForms(() => storage);
  bounded.keep('contact', { message: 'short' });
  bounded.keep('contact', { message: 'x'.repeat(60_000) });
  expect([bounded.read('contact'), forms.read('contact')]).toEqual([null, null]);
});

test.each(['no json', '7', '"text"'])('what is none of ours (%s) is no failure', (stored) => {
  const storage = new FakeStorage();
  storage.setItem('typed:contact', stored);
  expect(() => new SessionTypedForms(() => storage).read('contact')).not.toThrow();
});

test('where the browser refuses its storage nothing is kept, and nobody is troubled', () => {
  const forms = new SessionTypedForms(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  forms.keep('contact', { name: 'Ada' });
  forms.forget();
  expect(forms.read('contact')).toBeNull();
});
