import { fc, test as property } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import { figuresOf } from '../../../src/core/gifts/figures';
import { type Gift, type GiftOwner, isGiftOf } from '../../../src/core/gifts/gift';
import { withoutPerson } from '../../../src/core/privacy/erased-records';
import { draftReceipt } from '../../../src/core/receipts/issue-receipt';
import { donorsOfYear } from '../../../src/core/receipts/receipt-query';
import { donorIdentity } from '../../../src/core/shared/who-is-who';
import { CountingIds } from '../../support/counting-ids';
import { aDonor, aGift } from '../../support/gift-builder';
import { ORGANIZATION } from '../../support/receipt-builder';

/** Each of two accounts has the address with its own number, and once gave under another one; 0 is somebody without any. */
const PEOPLE = [
  { donor: aDonor({ name: 'Without', email: '' }), personId: null },
  ...[1, 2].flatMap((account) => [
    { donor: aDonor({ email: `${account}@mail.example` }), personId: null },
    { donor: aDonor({ email: `${account}@mail.example` }), personId: `account-${account}` },
    { donor: aDonor({ email: `old-${account}@mail.example` }), personId: `account-${account}` },
  ]),
];
const anyGift = fc
  .record({
    receivedOn: fc.constantFrom('2024-02-29', '2025-12-31', '2026-01-01'),
    person: fc.constantFrom(...PEOPLE),
    cents: fc.integer({ min: 1, max: 999 }),
  })
  .map(({ person, ...gift }) => ({ ...gift, ...person }));
const anyOwner = fc
  .constantFrom(1, 2, 3)
  .map((account) => ({ personId: `account-${account}`, email: `${account}@mail.example` }));

const NONE = { imports: [], pickups: [], plans: [], receipts: [], runs: [] };
const withoutGiver = (gifts: readonly Gift[], owner: GiftOwner, nextId: () => string) =>
  withoutPerson({ ...NONE, gifts }, owner, nextId).gifts;

property.prop([fc.array(anyGift), fc.array(anyOwner, { maxLength: 4 })])(
  'whoever is erased, no figure changes, and nothing of them stays with their gifts',
  (some, owners) => {
    const gifts = some.map((one, index) => aGift({ id: `g${index}`, note: 'secret', ...one }));
    const ids = new CountingIds();
    let left: readonly (typeof gifts)[number][] = gifts;
    for (const owner of owners) left = withoutGiver(left, owner, () => ids.next());
    expect(figuresOf(left)).toEqual(figuresOf(gifts));
    for (const owner of owners) expect(left.filter((gift) => isGiftOf(gift, owner))).toEqual([]);
    for (const { donor, note, personId } of left)
      if (personId?.startsWith('erased:'))
        expect([donor.name, donor.email, note]).toEqual(['Erased person', '', '']);
  },
);

test('nobody writes a receipt to somebody who was erased', () => {
  const gifts = withoutGiver([aGift()], { personId: '', email: aDonor().email }, () => 'one');
  const source = { gifts, goods: [], organization: ORGANIZATION, giftsAre: 'deductible' } as const;
  expect(gifts).toMatchObject([
    { note: '', personId: 'erased:one', donor: { name: 'Erased person', email: '' } },
  ]);
  expect(draftReceipt({ kind: 'single', giftId: 'check' }, source)).toBe('unknown');
  const donorKey = donorIdentity({ name: 'Erased person', email: '', address: '' });
  expect(draftReceipt({ kind: 'statement', donorKey, year: 2026 }, source)).toBe('unknown');
  expect(donorsOfYear(2026, { gifts, goods: [] }, [])).toEqual([]);
});
