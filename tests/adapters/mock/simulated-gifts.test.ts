import { expect, test } from 'vitest';
import { SimulatedGifts } from '../../../src/adapters/mock/gifts/simulated-gifts';
import { STORED_FIELDS } from '../../../src/adapters/mock/gifts/stored-gifts';
import { giftSchema } from '../../../src/core/gifts/gift';
import { ok } from '../../../src/core/shared/result';
import { FakeStorage } from '../../support/fake-storage';
import { aGift } from '../../support/gift-builder';

const KEY = 'simulation:gifts';

/** A book with one gift, and others as they are stored by a version of the program that this one cannot read. */
function bookWith(unreadable: readonly unknown[][]) {
  const storage = new FakeStorage();
  const place = { storage, tell: () => undefined };
  new SimulatedGifts(place, () => [aGift()]).read();
  const stored = JSON.parse(storage.getItem(KEY) ?? '');
  stored.value.gifts.unshift(...unreadable);
  storage.setItem(KEY, JSON.stringify(stored));
  const gifts = new SimulatedGifts(place, () => []);
  return { gifts, stored: () => JSON.parse(storage.getItem(KEY) ?? '').value.gifts as unknown[][] };
}

test('gifts that cannot be read stay where they are when others are written', () => {
  const other = ['of-later', 'first', { name: 'Ada', mail: 'ada@mail.example' }];
  const { gifts, stored } = bookWith([other]);
  const book = gifts.read();
  expect(book.gifts).toEqual([aGift()]);
  expect(gifts.write({ ...book, gifts: [aGift({ cents: 7 }), aGift({ id: 'new' })] })).toEqual(ok(undefined));
  expect(gifts.read().gifts).toEqual([aGift({ cents: 7 }), aGift({ id: 'new' })]);
  expect(stored()).toHaveLength(3);
  expect(stored()).toContainEqual(other);
});

test('those that name an erased person go', () => {
  const theirs = [
    ['a', { mail: 'Ada@mail.example' }],
    ['b', { account: 'ada' }],
  ];
  const others = [
    ['c', { mail: 'anada@mail.example' }],
    ['d', { account: 'adaline' }],
  ];
  const { gifts, stored } = bookWith([...theirs, ...others]);
  expect(gifts.forget({ personId: 'ada', email: 'ada@mail.example' })).toEqual(ok(undefined));
  expect(stored()).toHaveLength(3);
  for (const other of others) expect(stored()).toContainEqual(other);
  expect(gifts.read().gifts).toEqual([aGift()]);
});

test('every field of a gift is stored, once', () => {
  expect([...STORED_FIELDS].sort()).toEqual(Object.keys(giftSchema.entries).sort());
});

test('gifts that were stored before a field was added are read', () => {
  // The fields of the first version keep their places.
  const first = STORED_FIELDS.slice(0, 17);
  expect(first.at(-1)).toBe('createdAt');
  const { gifts } = bookWith([first.map((field) => (field === 'id' ? 'old' : aGift()[field]))]);
  expect(gifts.read().gifts).toEqual([aGift({ id: 'old' }), aGift()]);
});
