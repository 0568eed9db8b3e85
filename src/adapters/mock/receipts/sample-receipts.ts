import { DEFAULT_CONTENT } from '../../../core/content/default-content';
import type { Gift } from '../../../core/gifts/gift';
import { netCents } from '../../../core/gifts/net-cents';
import {
  draftReceipt,
  type ReceiptAsk,
  type ReceiptSource,
  receiptsInTheWay,
} from '../../../core/receipts/issue-receipt';
import { type Receipt, voidedReceipt } from '../../../core/receipts/receipt';
import { numberedReceipt } from '../../../core/receipts/receipt-ledger';
import { type CalendarDate, calendarDateAt, daysAfter, yearOf } from '../../../core/shared/time/calendar';
import { donorIdentity } from '../../../core/shared/who-is-who';
import { SAMPLE_FOUNDATION } from '../settings/sample-foundation';

const { address, phone, email } = DEFAULT_CONTENT.siteSettings.contact;
const ORGANIZATION: ReceiptSource['organization'] = {
  ...SAMPLE_FOUNDATION,
  signatory: '',
  address,
  phone,
  email,
};
/** The gift of the sample donor for which there was a dinner in return. */
const DINNER = 'sample-dinner';

/**
 * Receipts for the sample gifts around an instant in ms: the sample donor's statements of the last two years (the later
 * one was first issued without the postal address) and some single receipts. They are made from the gifts and goods that
 * are stored, so that both agree; without sample gifts the list is empty.
 */
export function sampleReceipts(
  now: number,
  { gifts, goods }: Pick<ReceiptSource, 'gifts' | 'goods'>,
): readonly Receipt[] {
  const dinner = gifts.find(({ id }) => id === DINNER);
  if (!dinner) return [];
  const today = calendarDateAt(now);
  const year = yearOf(today);
  const source: ReceiptSource = { gifts, goods, organization: ORGANIZATION, giftsAre: 'deductible' };
  const withoutAddress = { ...source, gifts: gifts.map(addressLeftOut), goods: goods.map(addressLeftOut) };
  const receipts: Receipt[] = [];
  const dayOf = (day: CalendarDate) => (day < today ? day : today);
  const issue = (ask: ReceiptAsk, on: CalendarDate, from: ReceiptSource = source): Receipt | null => {
    const draft = draftReceipt(ask, from);
    if (typeof draft === 'string' || receiptsInTheWay(draft, receipts).length > 0) return null;
    const count = receipts.filter((receipt) => receipt.year === draft.year).length + 1;
    const id = `sample-receipt-${receipts.length + 1}`;
    const receipt = numberedReceipt(draft, { id, on: dayOf(on), count });
    receipts.push(receipt);
    return receipt;
  };
  const single = (gift: Gift) => issue({ kind: 'single', giftId: gift.id }, daysAfter(gift.receivedOn, 3));
  const statement = (taxYear: number, from = source, on = `${taxYear + 1}-01-08`) =>
    issue({ kind: 'statement', donorKey: donorIdentity(dinner.donor), year: taxYear }, on, from);

  statement(year - 2);
  const largest = largestOf(gifts, year - 1);
  for (const gift of [largest ?? [], dinner].flat().sort(byDay)) single(gift);
  const wrong = statement(year - 1, withoutAddress);
  if (!wrong) return receipts;
  const on = `${year}-01-12`;
  const reason = 'The mailing address was missing.';
  const replacedBy = `sample-receipt-${receipts.length + 1}`;
  receipts[receipts.indexOf(wrong)] = voidedReceipt(wrong, {
    on: dayOf(on),
    cause: 'person',
    reason,
    replacedBy,
  });
  statement(year - 1, source, on);
  return receipts;
}

/** The largest sample gift of a year that came without a provider, from somebody with an e-mail address. */
function largestOf(gifts: readonly Gift[], year: number): Gift | null {
  const candidates = gifts
    .filter(({ id, donor, source, receivedOn }) => {
      const isSample = id.startsWith('sample-') && id !== DINNER;
      return isSample && donor.email !== '' && source === null && yearOf(receivedOn) === year;
    })
    .sort((a, b) => netCents(b) - netCents(a));
  return candidates[0] ?? null;
}

function addressLeftOut<T extends { readonly donor: object }>(donation: T): T {
  return { ...donation, donor: { ...donation.donor, address: '' } };
}

function byDay(a: Gift, b: Gift): number {
  return a.receivedOn < b.receivedOn ? -1 : 1;
}
