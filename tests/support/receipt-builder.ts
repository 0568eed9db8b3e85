import type { ReceivedGoods } from '../../src/core/gifts/gift';
import type { Pickup } from '../../src/core/pickups/pickup';
import { draftReceipt, type ReceiptAsk, type ReceiptSource } from '../../src/core/receipts/issue-receipt';
import { type Receipt, receiptNumber } from '../../src/core/receipts/receipt';
import { donorIdentity } from '../../src/core/shared/who-is-who';
import { aDonor, aGift } from './gift-builder';
import { aPickup } from './message-builder';

/** What a receipt says of the foundation. */
export const ORGANIZATION: ReceiptSource['organization'] = {
  legalName: 'Footpath Shoe Relief',
  ein: '12-3456789',
  signatory: 'Tess Ledger, Treasurer',
  address: '100 Example Way, Las Vegas, NV 89101',
  phone: '702-555-0100',
  email: 'hello@fsr.example',
};

/** The collected pickup that goods came with. */
export function pickupOfGoods({ id, donor, receivedOn, lines }: ReceivedGoods): Pickup {
  const scheduledAt = Date.parse(`${receivedOn}T20:00:00Z`);
  const { name, email, phone, address } = donor;
  const items = lines.map(({ description }) => description).join('; ');
  const given = { name, email, phone, address, items, scheduledAt, goods: [...lines] };
  return aPickup({ ...given, id, state: 'collected' });
}

/** Five pairs of boots that came in November. */
export function someGoods(overrides: Partial<ReceivedGoods> = {}): ReceivedGoods {
  return {
    id: 'boots',
    donor: aDonor(),
    personId: null,
    receivedOn: '2026-11-10',
    lines: [{ description: 'Work boots', count: 5 }],
    ...overrides,
  };
}

/** The receipt that is asked for, issued with a number counted from 1 on the first day of the next year. */
export function issuedReceipt(
  ask: ReceiptAsk,
  source: Pick<ReceiptSource, 'gifts' | 'goods'>,
  count: number,
): Receipt {
  const draft = draftReceipt(ask, { ...source, organization: ORGANIZATION, giftsAre: 'deductible' });
  if (typeof draft === 'string') throw new Error(`There can be no such receipt: ${draft}.`);
  const number = receiptNumber(draft.year, count);
  const issued = { issuedOn: `${draft.year + 1}-01-01`, state: 'issued', voided: null } as const;
  return { id: `receipt-${number}`, number, ...draft, ...issued };
}

/** The statement of a year with cash, a benefit, a refund of a provider's payment, and goods. */
export function aStatement(): Receipt {
  const donor = aDonor({ address: '7 Desert Road, Las Vegas, NV 89101' });
  const gifts = [
    aGift({ id: 'cash', donor, method: 'cash', cents: 4_050, receivedOn: '2026-02-03' }),
    aGift({
      id: 'dinner',
      donor,
      cents: 20_000,
      receivedOn: '2026-05-09',
      benefit: { description: 'Dinner for two', cents: 7_500 },
    }),
    aGift({
      id: 'part',
      donor,
      cents: 10_000,
      receivedOn: '2026-12-31',
      state: 'refunded',
      method: 'card',
      refund: { cents: 2_525, on: '2027-01-02' },
      source: { provider: 'Payments', externalId: '1' },
    }),
    aGift({ id: 'waits', donor, state: 'pending' }),
  ];
  const ask = { kind: 'statement', donorKey: donorIdentity(donor), year: 2026 } as const;
  const source = { gifts, goods: [someGoods({ donor })] };
  return { ...issuedReceipt(ask, source, 12), issuedOn: '2027-01-04' };
}

/** The receipt of a gift by somebody with this address, who is named 'planted-receipt' there. */
export function plantedReceipt(email: string): Receipt {
  const donor = aDonor({ name: 'planted-receipt', email, address: '1 planted lane' });
  return issuedReceipt(
    { kind: 'single', giftId: 'their-gift' },
    { gifts: [aGift({ id: 'their-gift', donor })], goods: [] },
    1,
  );
}
