import { expect, test } from 'vitest';
import {
  archiveText,
  figuresOfArchive,
  type GiftArchive,
  readArchive,
} from '../../../src/core/gift-archive/gift-archive';
import { pickupSchema } from '../../../src/core/pickups/pickup';
import { aDonor, aGift, aPlan } from '../../support/gift-builder';
import { aPickup } from '../../support/message-builder';

const ARCHIVE: GiftArchive = {
  gifts: [
    aGift({ donor: aDonor({ name: '李 "Ming", O\u2019Neill\n=1+1' }), note: '\u2028' }),
    aGift({ id: 'two', cents: 2_500, state: 'refunded', refund: { cents: 500, on: '2026-11-20' } }),
    aGift({ id: 'three', source: { provider: 'Form', externalId: '7' } }),
  ],
  imports: [
    {
      id: 'import-1',
      provider: 'Form',
      fileName: 'a.csv',
      importedAt: 5,
      added: 1,
      settled: 0,
      known: 0,
      undoneAt: null,
    },
  ],
  plans: [aPlan()],
  pickups: [aPickup({ state: 'collected', goods: [{ description: 'Boots', count: 2 }] })],
  receipts: [],
  mailings: [{ receiptId: 'r1', at: 9, to: 'rosa@mail.example' }],
  runs: [{ year: 2026, isStopped: false, donors: [{ key: 'rosa@mail.example\n', outcome: null }] }],
};
const file = () => JSON.parse(archiveText(ARCHIVE, 77));

test('what is written is read again, to the letter', () => {
  expect(readArchive(archiveText(ARCHIVE, 77), pickupSchema)).toEqual({
    ok: true,
    value: { savedAt: 77, archive: ARCHIVE },
  });
});

test('a file of the second version has no letters of a year, and is read', () => {
  const { runs: _, ...one } = file();
  const read = readArchive(JSON.stringify({ ...one, version: 2 }), pickupSchema);
  expect(read).toEqual({ ok: true, value: { savedAt: 77, archive: { ...ARCHIVE, runs: [] } } });
});

test('its figures are counted, not stored', () => {
  expect(figuresOfArchive(ARCHIVE)).toEqual({
    gifts: 3,
    goods: 1,
    imports: 1,
    plans: 1,
    receipts: 0,
    receivedCents: 22_000,
  });
});

const wrong = { kind: 'wrong' };
const refused: readonly (readonly [string, (file: ReturnType<typeof JSON.parse>) => unknown, object])[] = [
  ['another format', (one) => ({ ...one, format: 'site-content' }), { kind: 'other' }],
  ['a list', () => [], { kind: 'other' }],
  ['a newer version', (one) => ({ ...one, version: 4 }), { kind: 'newer' }],
  [
    'an amount of money that is a text',
    (one) => ({ ...one, gifts: [one.gifts[0], { ...one.gifts[1], cents: '25' }] }),
    { kind: 'wrong', part: 'gifts', entry: 2, field: 'cents' },
  ],
  [
    'half a cent',
    (one) => ({ ...one, gifts: [{ ...one.gifts[0], cents: 0.5 }] }),
    { kind: 'wrong', part: 'gifts', entry: 1, field: 'cents' },
  ],
  [
    'a day that is none',
    (one) => ({ ...one, gifts: [{ ...one.gifts[0], receivedOn: '2026-02-30' }] }),
    { kind: 'wrong', part: 'gifts', entry: 1, field: 'receivedOn' },
  ],
  [
    'a donor without a name',
    (one) => ({ ...one, gifts: [{ ...one.gifts[0], donor: { email: '', phone: '', address: '' } }] }),
    { kind: 'wrong', part: 'gifts', entry: 1, field: 'donor.name' },
  ],
  [
    'a missing pickup list',
    ({ pickups: _, ...one }) => one,
    { ...wrong, part: 'pickups', entry: 1, field: '' },
  ],
  [
    'half a boot',
    (one) => ({ ...one, pickups: [{ ...one.pickups[0], goods: [{ description: 'Boots', count: 0.5 }] }] }),
    { ...wrong, part: 'pickups', entry: 1, field: 'goods.0.count' },
  ],
  [
    'a pickup that is there twice',
    (one) => ({ ...one, pickups: [one.pickups[0], one.pickups[0]] }),
    { kind: 'double', part: 'pickups', entry: 2, field: 'id' },
  ],
  ['a missing part', ({ plans: _, ...one }) => one, { kind: 'wrong', part: 'plans', entry: 1, field: '' }],
  [
    'a gift that is there twice',
    (one) => ({ ...one, gifts: [...one.gifts, one.gifts[0]] }),
    { kind: 'double', part: 'gifts', entry: 4, field: 'id' },
  ],
  [
    'a payment that is there twice',
    (one) => ({ ...one, gifts: [...one.gifts, { ...one.gifts[2], id: 'four' }] }),
    { kind: 'double', part: 'gifts', entry: 4, field: 'source' },
  ],
];

test.each(refused)('%s is refused, with where it stands', (_, change, fault) => {
  expect(readArchive(JSON.stringify(change(file())), pickupSchema)).toEqual({ ok: false, failure: fault });
});

test.each(['', '{', 'null', '"gift-book"', '{"format":"gift-book"}'])('the text %s is refused', (text) => {
  expect(readArchive(text, pickupSchema)).toMatchObject({
    ok: false,
    failure: { kind: expect.stringMatching(/^(unreadable|other)$/) },
  });
});

test('keys that are none of ours are left out, and none reaches a prototype', () => {
  const text = archiveText(ARCHIVE, 77).replace('{', '{"__proto__":{"polluted":1},"more":1,');
  expect(readArchive(text, pickupSchema)).toEqual({ ok: true, value: { savedAt: 77, archive: ARCHIVE } });
  expect(({} as { polluted?: number }).polluted).toBeUndefined();
});
