import { expect, test } from 'vitest';
import { SessionCarried } from '../../../src/adapters/local-storage/session-carried';
import { FakeStorage } from '../../support/fake-storage';
import { FakeTime } from '../../support/fake-time';

function open(storage = new FakeStorage()) {
  const time = new FakeTime();
  return { storage, time, page: () => new SessionCarried(() => storage, time) };
}

test('the next page takes what was put, once', () => {
  const { page, storage } = open();
  page().put('form', 'ada@mail.example');
  const next = page();
  expect(next.take('other')).toBeNull();
  expect(next.take('form')).toBe('ada@mail.example');
  expect(next.take('form')).toBeNull();
  expect(storage.getItem('carried:form')).toBeNull();
});

test('after a minute it is gone', () => {
  const { page, time } = open();
  page().put('form', 'ada@mail.example');
  time.setNow(time.now() + 60_001);
  expect(page().take('form')).toBeNull();
});

test('where the browser refuses, it reaches this page alone', () => {
  const refuse = (): Storage => {
    throw new Error('The browser stores nothing.');
  };
  const time = new FakeTime();
  const here = new SessionCarried(refuse, time);
  here.put('signed-in', 'es');
  expect(new SessionCarried(refuse, time).take('signed-in')).toBeNull();
  expect(here.take('signed-in')).toBe('es');
});

test.each(['', 'x', 'null', '5', '{}', '[]', '["a"]', '["a","soon"]', '["a",1e999]'])(
  'what another program wrote, such as %j, is nothing',
  (text) => {
    const { page, storage } = open();
    storage.setItem('carried:form', text);
    expect(page().take('form')).toBeNull();
  },
);
