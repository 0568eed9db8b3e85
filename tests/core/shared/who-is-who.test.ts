import { describe, expect, test } from 'vitest';
import { donorIdentity, identityOf, NOBODY } from '../../../src/core/shared/who-is-who';

const CASEWORKER = 'caseworker@shelter.example';

describe('people without an account', () => {
  const distinct = (people: readonly (readonly [name: string, contact: string])[]) =>
    new Set(people.map(([name, contact]) => identityOf({ name, contact }))).size;

  test.each([
    ['one address', CASEWORKER],
    ['one telephone number', '702-555-0142'],
  ])('are as many as there are names at %s', (_, contact) => {
    expect(
      distinct([
        ['Ana Reyes', contact],
        ['Luz Reyes', contact],
        ['Tomás Ray', contact],
      ]),
    ).toBe(3);
  });

  test.each([
    ['case', 'Ana Reyes', 'ANA reyes'],
    ['accents', 'José Nuñez', 'Jose Nunez'],
    ['accents as characters of their own', 'Jose\u0301', 'José'],
    ['double spaces', ' Ana   Reyes ', 'Ana Reyes'],
    ['a space that does not break', 'Ana\u00a0Reyes', 'Ana Reyes'],
    ['a character that nobody sees', 'Ana\u200b Rey\u00ades', 'Ana Reyes'],
    ['the apostrophe of a phone', 'Sam O’Neil', "Sam O'Neil"],
    ['letters that are written in two ways', 'Petra Strauß', 'PETRA STRAUSS'],
    ['letters with a stroke', 'Łukasz Sørensen', 'Lukasz Sorensen'],
    ['letters as wide as two', 'Ａｎａ', 'Ana'],
  ])('are the same where names differ by %s alone', (_, name, other) => {
    expect(
      distinct([
        [name, CASEWORKER],
        [other, CASEWORKER],
      ]),
    ).toBe(1);
  });

  test.each([
    ['(702) 555-0142', '+1 702.555.0142'],
    ['Ms. Cole, 702-555-0142', '7025550142'],
    [' Caseworker@Shelter.example ', CASEWORKER],
    ['none', ''],
    ['room 12', 'asks at the desk'],
  ])('are the same with one name, reached at %j or at %j', (contact, other) => {
    expect(
      distinct([
        ['Ana Reyes', contact],
        ['Ana Reyes', other],
      ]),
    ).toBe(1);
  });

  test('are others with another contact, and nobody where nothing is known', () => {
    expect(
      distinct([
        ['Ana Reyes', CASEWORKER],
        ['Ana Reyes', '702-555-0142'],
        ['Ana Reyes', ''],
      ]),
    ).toBe(3);
    expect(
      distinct([
        ['राम', CASEWORKER],
        ['रमा', CASEWORKER],
      ]),
    ).toBe(2);
    expect(identityOf({ name: ' ', contact: '-' })).toBe(null);
    expect(identityOf({ name: '', contact: CASEWORKER })).not.toBe(null);
  });

  test('a long run of accents is compared in no time', () => {
    const name = `a${'\u0301\u0300'.repeat(100_000)}`;
    expect(identityOf({ name, contact: '' })).toBe(identityOf({ name: 'a', contact: '' }));
  });
});

describe('donors', () => {
  const donor = (name: string, email = 'home@mail.example', address = '') =>
    donorIdentity({ name, email, address });

  test('of one address are told apart by their names', () => {
    expect(donor('Maren Holt')).not.toBe(donor('Idris Vale'));
    expect(donor('Maren Holt')).toBe(donor('maren  holt', ' HOME@mail.example', 'Another Street'));
  });

  test('without an email address are told apart by their postal address, with the name', () => {
    expect(donor('Maren Holt', '', '1 Road')).toBe(donor('MAREN HOLT', '', '1  road'));
    expect(donor('Maren Holt', '', '1 Road')).not.toBe(donor('Maren Holt', '', '2 Road'));
    expect(donor('Maren Holt', '', '1 Road')).not.toBe(donor('Idris Vale', '', '1 Road'));
  });

  test('who want no name are one at their address, and nobody without one', () => {
    expect(donor('Anonymous')).toBe(donor(''));
    expect(donor('')).not.toBe(donor('Maren Holt'));
    expect([donor('Anonymous', ''), donor(' ', ' ')]).toEqual([NOBODY, NOBODY]);
  });
});
