import { fc, test as propertyTest } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import { parseStoredUser } from '../../../src/core/account/session-user';
import { aUser } from '../../support/users';

test('a user is read, and what else stands there is dropped', () => {
  expect(parseStoredUser({ ...aUser(), password: 'secret', isAdmin: true })).toEqual(aUser());
});

test('an avatar is kept', () => {
  expect(parseStoredUser(aUser({ avatar: '/a.svg' }))).toEqual(aUser({ avatar: '/a.svg' }));
});

test('a language of the site is kept; what is none counts as absent, and the user stays', () => {
  for (const language of ['en', 'es'] as const)
    expect(parseStoredUser(aUser({ language }))).toEqual(aUser({ language }));
  for (const language of [
    'fr',
    'ES',
    'constructor',
    '',
    null,
    undefined,
    5,
    {},
    ['es'],
    'x'.repeat(4_000_000),
  ])
    expect(parseStoredUser({ ...aUser(), language })).toStrictEqual(aUser());
});

test.each([
  ['null', null],
  ['an array', []],
  ['a text', 'x'],
  ['an empty object', {}],
  ['a number', 7],
  ['no id', { ...aUser(), id: undefined }],
  ['a blank name', aUser({ name: '  ' })],
  ['an email that is no text', { ...aUser(), email: 5 }],
  ['a role that is null', { ...aUser(), role: null }],
  ['an empty role', aUser({ role: '' })],
  ['a role that is no text', { ...aUser(), role: ['admin'] }],
  ['an avatar that is no text', { ...aUser(), avatar: {} }],
  ['four million characters', aUser({ name: 'x'.repeat(4_000_000) })],
])('%s is no user', (_, value) => {
  expect(parseStoredUser(value)).toBeNull();
});

propertyTest.prop([fc.jsonValue()])(
  'whatever stands there, reading it never throws and never invents a field',
  (value) => {
    const user = parseStoredUser(value);
    if (user)
      expect(['id', 'email', 'name', 'role', 'avatar', 'language']).toEqual(
        expect.arrayContaining(Object.keys(user)),
      );
  },
);
