import { expect, test } from 'vitest';
import {
  correctedFields,
  correctedGift,
  type GiftCorrection,
  isMadeOf,
  isOnReceipts,
  newGift,
} from '../../../src/core/gifts/gift-draft';
import {
  areDroppedOffAs,
  areOnReceipts,
  correctedGoods,
  droppedOffGoods,
  goodsDraftOf,
} from '../../../src/core/gifts/goods-draft';
import type { Pickup } from '../../../src/core/pickups/pickup';
import { changedSettings, FIRST_SETTINGS } from '../../../src/core/settings/settings';
import { aCorrection, aDonor, aGift, aGiftDraft, aGoodsDraft } from '../../support/gift-builder';

const AT = { today: '2026-11-21', now: Date.UTC(2026, 10, 21, 20) };
const WRITE = { revision: 'first', now: AT.now };

/** The same record with its fields the other way around, as an archive or another program may have written it. */
function turned<T extends object>(record: T): T {
  return Object.fromEntries(Object.entries(record).reverse()) as T;
}

test('a correction that changes nothing voids no receipt, however the gift was written', () => {
  const benefit = { description: 'Dinner', cents: 500 };
  const gift = aGift({ donor: turned(aDonor()), benefit: turned(benefit) });
  const fieldsOf = (correction: GiftCorrection) => {
    const corrected = correctedGift(gift, correction, AT.today, AT.now);
    return corrected && correctedFields(gift, corrected);
  };
  expect(fieldsOf(aCorrection({ benefit }))).toEqual([]);
  expect(fieldsOf(aCorrection({ benefit: { ...benefit, cents: 501 } }))).toEqual(['benefit']);
  expect([isOnReceipts([]), isOnReceipts(['note']), isOnReceipts(['note', 'benefit'])]).toEqual([
    false,
    false,
    true,
  ]);
});

test('a gift or goods that are recorded again are the same, however they were written', () => {
  const gift = newGift('g', aGiftDraft(), WRITE);
  expect(isMadeOf({ ...gift, donor: turned(gift.donor) }, aGiftDraft())).toBe(true);
  expect(isMadeOf(gift, aGiftDraft({ cents: 1 }))).toBe(false);
  const goods = droppedOffGoods('b', aGoodsDraft(), WRITE);
  const draft = { ...aGoodsDraft(), goods: aGoodsDraft().goods.map(turned) };
  expect(areDroppedOffAs(goods, turned(draft))).toBe(true);
  expect(areDroppedOffAs(goods, { ...draft, receivedOn: '2026-11-01' })).toBe(false);
});

test('a correction of goods that changes nothing leaves their receipts', () => {
  const brought = droppedOffGoods('b', aGoodsDraft(), WRITE);
  const before: Pickup = { ...brought, goods: brought.goods.map(turned) };
  const after = correctedGoods(before, goodsDraftOf(before), AT.today);
  expect(after && areOnReceipts(before, turned(after))).toBe(false);
});

test('settings that are the same were not changed', () => {
  const told = { ...FIRST_SETTINGS, toldOfPickups: ['a@fsr.example'] };
  expect(changedSettings(told, turned({ ...told, toldOfPickups: ['a@fsr.example'] }))).toEqual([]);
  expect(changedSettings(told, FIRST_SETTINGS)).toEqual(['toldOfPickups']);
});
