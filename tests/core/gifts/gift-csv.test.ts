import { expect, test } from 'vitest';
import { type Gift, giftSchema } from '../../../src/core/gifts/gift';
import { giftCsv } from '../../../src/core/gifts/import/gift-csv';
import { giftTexts } from '../../../src/ui/gifts/gift.texts';
import { aDonor, aGift } from '../../support/gift-builder';

const GIFT = aGift({ state: 'refunded', refund: { cents: 100, on: '2026-11-19' } });

/** Another value for each field of a gift; those that a file leaves out have none. */
const OTHERS: Readonly<Record<keyof Gift, readonly Partial<Gift>[] | 'left out'>> = {
  id: 'left out',
  revision: 'left out',
  personId: 'left out',
  planId: 'left out',
  origin: 'left out',
  importId: 'left out',
  createdAt: 'left out',
  correctedAt: 'left out',
  donor: Object.keys(aDonor()).map((part) => ({ donor: { ...GIFT.donor, [part]: 'Other' } })),
  cents: [{ cents: 77_700 }],
  benefit: [{ benefit: { description: 'Dinner', cents: 0 } }, { benefit: { description: '', cents: 500 } }],
  campaignId: [{ campaignId: 'other' }],
  receivedOn: [{ receivedOn: '2020-02-02' }],
  method: [{ method: 'transfer' }],
  note: [{ note: 'Other' }],
  source: [
    { source: { provider: 'Other', externalId: '' } },
    { source: { provider: '', externalId: 'Other' } },
  ],
  state: [{ state: 'settled' }],
  refund: [{ refund: { cents: 200, on: '2026-11-19' } }],
  receipt: [{ receipt: 'none', noReceiptReason: 'fund' }],
  noReceiptReason: [
    { receipt: 'none', noReceiptReason: 'sponsor' },
    { receipt: 'none', noReceiptReason: 'no-gift' },
  ],
};

test.each(Object.keys(giftSchema.entries) as (keyof Gift)[])(
  'a file has a place for %s, or leaves it out',
  (field) => {
    const fileOf = (gift: Gift) => giftCsv([{ kind: 'money', gift }], giftTexts.heads, new Map());
    const others = OTHERS[field];
    if (others === 'left out') return;
    for (const other of others) expect(fileOf({ ...GIFT, ...other }), field).not.toBe(fileOf(GIFT));
  },
);
