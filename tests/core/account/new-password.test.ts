import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { ListedCommonPasswords } from '../../../src/adapters/common-passwords/listed-common-passwords';
import { findWeakness, MIN_DIFFERENT, MIN_PASSWORD } from '../../../src/core/account/passwords/new-password';
import { findPasswordFault } from '../../../src/core/account/passwords/password-check';

const common = new ListedCommonPasswords();
const ADA = { name: 'Ada Lovelace', email: 'countess@mail.example' };

const NAMES = { siteName: 'FSR', legalName: 'For Soles Rising' };

test.each([
  ['', 'missing'],
  ['short', 'too-short'],
  ['eleven chrs', 'too-short'],
  ['twelve chars', null],
  [`${'x1'.repeat(64)}y`, 'too-long'],
  ['            ', 'few-characters'],
  ['aaaaaaaaaaaa', 'few-characters'],
  ['121212121212', 'few-characters'],
  ['AaAaBbBbCcCc', 'few-characters'],
  ['x1'.repeat(64), 'few-characters'],
  ['abcdefghijkl', 'sequence'],
  ['ABCDEFGHIJKL', 'sequence'],
  ['zyxwvutsrqpo', 'sequence'],
  ['123456789012', 'sequence'],
  ['987654321098', 'sequence'],
  ['qwertyuiop[]', 'sequence'],
  ['qwerty123456', 'sequence'],
  ['asdfghjkl;12', 'sequence'],
  ['azertyuiop12', 'sequence'],
  ['!@#$%^&*()_+', 'sequence'],
  ['1qaz2wsx3edc', 'sequence'],
  ['1q2w3e4r5t6y', 'sequence'],
  ['abcde-abcde-', 'sequence'],
  ['dragondragon', 'sequence'],
  ['shoe-shoe-shoe', 'sequence'],
  ['aaabbbcccdddeee', 'sequence'],
  ['ada lovelace', 'personal'],
  ['AdaLovelace1', 'personal'],
  ['lovelace-ada-99', 'personal'],
  ['countess@mail.example', 'personal'],
  ['countess1234567', 'personal'],
  ['LeaveMeAlone', 'common'],
  ['password2026!', 'common'],
  ['!!!Password!!!', 'common'],
  ['shoes4everyone', 'site-words'],
  ['walk a mile in these', null],
  ['walk a mile with ada lovelace', null],
  ['dragon-ladder-7', null],
  ['every-size-1', null],
  ['läuft in großen Schuhen', null],
  ['चलो एक मील साथ', null],
  ['一二三四五六七八九十百千', null],
])('%j: %s', async (password, fault) => {
  expect(await findPasswordFault(password, ADA, common, NAMES)).toBe(fault);
});

test('everything but common passwords is found without the list of them', () => {
  expect(findWeakness('LeaveMeAlone', ADA)).toBeNull();
  expect(findWeakness('1qaz2wsx', ADA)).toBe('too-short');
  expect(findWeakness('abcdefghijkl', ADA)).toBe('sequence');
});

test('a name without letters, and one of two letters, refuse nobody', () => {
  for (const name of ['', ' ', 'Li', 'E T', '…'])
    expect(findWeakness('walk a mile in these', { name, email: 'e@t.example' })).toBeNull();
});

const ORDERS = ['abcdefghijklmnopqrstuvwxyz', '1234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
const NOBODY = { name: '', email: '' };
/** Letters and digits in the order of chance: every three of them differ from every other three in nearly all cases. */
const chosen = fc
  .array(fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz0123456789'), { minLength: 24, maxLength: 60 })
  .map((letters) => letters.join(''));

describe('whatever is typed', () => {
  property.prop([fc.constantFrom(...'aA1 é¿'), fc.integer({ min: MIN_PASSWORD, max: 128 })])(
    'one character again and again is refused',
    (character, times) => {
      expect(findWeakness(character.repeat(times).slice(0, 128), NOBODY)).toBe('few-characters');
    },
  );

  property.prop([
    fc.uniqueArray(fc.constantFrom(...'abcxyz019 -'), { minLength: 1, maxLength: MIN_DIFFERENT - 1 }),
    fc.array(fc.nat(3), { minLength: MIN_PASSWORD, maxLength: 60 }),
  ])('fewer different characters than the rule wants are refused', (letters, places) => {
    const password = places.map((place) => letters[place % letters.length]).join('');
    expect(findWeakness(password, NOBODY)).toBe('few-characters');
  });

  property.prop([
    fc.array(
      fc
        .tuple(
          fc.constantFrom(...ORDERS),
          fc.nat(20),
          fc.integer({ min: 5, max: 20 }),
          fc.boolean(),
          fc.boolean(),
        )
        .map(([order, from, length, isReversed, isCapital]) => {
          const stretch = order.slice(Math.min(from, order.length - 5)).slice(0, length);
          const read = isReversed ? [...stretch].reverse().join('') : stretch;
          return isCapital ? read.toUpperCase() : read;
        }),
      { minLength: 3, maxLength: 6 },
    ),
  ])('stretches of an alphabet or a keyboard, one after the other, are refused', (stretches) => {
    expect(findWeakness(stretches.join('').slice(0, 128), NOBODY)).not.toBeNull();
  });

  property.prop([fc.string({ minLength: 2, maxLength: 6 }), fc.integer({ min: 6, max: 20 })])(
    'a few characters that are repeated are refused',
    (piece, times) => {
      expect(findWeakness(piece.repeat(times), NOBODY)).not.toBeNull();
    },
  );

  property.prop([
    fc.string({ unit: fc.constantFrom(...'bdfhjlnprtvxz'), minLength: 12, maxLength: 40 }),
    fc.string({ unit: fc.constantFrom(...'02468!?'), maxLength: 4 }),
  ])("one's own name or email with a few characters around it is refused", (own, around) => {
    const [half, rest] = [own.slice(0, own.length / 2), own.slice(own.length / 2)];
    const owners = [
      { name: own, email: '' },
      { name: `${half} ${rest}`, email: 'a@b.example' },
      { name: 'Somebody', email: `${own}@mail.example` },
    ];
    for (const owner of owners)
      for (const password of [`${own}${around}`, `${around}${own.toUpperCase()}`])
        expect(findWeakness(password, owner)).not.toBeNull();
  });

  test('a stretch of a keyboard that ends within a name hides the name from nobody', () => {
    expect(findWeakness('04RFBBBBBBBXBBJB', { name: 'rfbbbbbbbxbbjb', email: '' })).toBe('personal');
  });

  property.prop([chosen, chosen])(
    'long ones in the order of chance are taken, whatever the name',
    (password, name) => {
      fc.pre(new Set(password).size >= MIN_DIFFERENT);
      expect(findWeakness(password, { name, email: `${name}@mail.example` })).toBeNull();
    },
  );

  property.prop([
    fc.string({ unit: 'binary', maxLength: 140 }),
    fc.string({ unit: 'binary', maxLength: 60 }),
  ])('there is an answer, and it is the same in capitals', (password, name) => {
    const answer = findWeakness(password, { name, email: name });
    fc.pre(password.toUpperCase().toLowerCase() === password.toLowerCase());
    fc.pre(password.toUpperCase().length === password.length);
    expect(findWeakness(password.toUpperCase(), { name, email: name })).toBe(answer);
  });
});
