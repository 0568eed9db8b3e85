import {
  type Gift,
  type GiftDonor,
  type GiftReceipt,
  NO_DONOR,
  RECEIPT_OWED,
} from '../../../core/gifts/gift';
import { newGift } from '../../../core/gifts/gift-draft';
import {
  type CalendarDate,
  calendarDateAt,
  daysAfter,
  isCalendarDate,
  monthOf,
} from '../../../core/shared/time/calendar';
import { SAMPLE_CAMPAIGN_GIFTS } from './stored-gifts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Monthly gifts reach back so far. */
const MONTHS = 30;

const DANA = donor('Dana Donor', 'donor@fsr.example', '702-555-0104', '1200 Maple Lane, Las Vegas, NV 89101');

/** Invented people who gave. Not everybody has an e-mail address. */
const DONORS: readonly GiftDonor[] = [
  donor('Rosa Delgado', 'rosa.delgado@mail.example', '702-555-0121'),
  donor('Walter Brandt', '', '', '48 Juniper Court, Henderson, NV 89002'),
  donor('Nguyễn Thị Hoa', 'hoa.nguyen@mail.example'),
  donor('Sagebrush Tire & Auto', 'office@sagebrush-tire.example', '702-555-0133'),
  donor('Кира Соколова', 'kira@mail.example'),
  donor('Amara Okafor', 'amara.okafor@mail.example', '702-555-0127'),
  donor('Juniper Street Church', '', '702-555-0140', '9 Juniper Street, Las Vegas, NV 89106'),
  donor('李 明', 'ming.li@mail.example'),
  donor("Siobhán O'Neill", 'siobhan@mail.example'),
  donor('Theo Marsh', 'theo.marsh@mail.example'),
];

/** Gifts to no campaign: days before today, place in the list of donors, cents, how the money came. */
const SINGLE: readonly (readonly [days: number, donor: number, cents: number, method: Gift['method']])[] = [
  [1, 4, 3_500, 'card'],
  [3, 1, 10_000, 'check'],
  [9, 6, 42_000, 'check'],
  [16, 0, 5_000, 'card'],
  [34, 3, 75_000, 'transfer'],
  [61, 8, 2_500, 'card'],
  [75, 6, 38_550, 'check'],
  [98, 9, 15_000, 'card'],
  [133, 2, 6_000, 'card'],
  [170, 1, 10_000, 'check'],
  [201, 5, 30_000, 'card'],
  [240, 6, 40_025, 'check'],
  [288, 7, 8_800, 'card'],
  [320, 3, 50_000, 'transfer'],
  [366, 0, 5_000, 'card'],
  [402, 1, 10_000, 'check'],
  [455, 8, 2_500, 'card'],
  [520, 6, 35_000, 'check'],
  [590, 2, 4_000, 'cash'],
  [655, 3, 50_000, 'transfer'],
  [730, 1, 7_500, 'check'],
];

/** The gift among them, by its days, for which a sponsor's own fund gives the receipt. */
const SPONSORED = 34;
const SPONSOR: GiftReceipt = { receipt: 'none', noReceiptReason: 'sponsor' };

/** The id of the sample donor's monthly plan. */
const SAMPLE_PLAN_ID = 'sample-plan';

/** Sample gifts around an instant in ms: to the sample campaigns, by a monthly plan, with a benefit, a refund and a promise. */
export function sampleGifts(now: number): readonly Gift[] {
  const today = calendarDateAt(now);
  const gift = (id: string, receivedOn: CalendarDate, own: Partial<Gift>): Gift => {
    const draft = {
      ...RECEIPT_OWED,
      donor: DANA,
      cents: 0,
      benefit: null,
      campaignId: null,
      receivedOn,
      note: '',
    };
    const write = { revision: 'sample', now: Date.parse(`${receivedOn}T19:00:00Z`) };
    return {
      ...newGift(`sample-${id}`, { ...draft, method: 'card', isSettled: true }, write),
      ...own,
    };
  };
  const byCard = (number: string) => ({ provider: 'Donation form', externalId: `F-${number}` });
  const someone = (index: number): GiftDonor => DONORS[index % DONORS.length] ?? DANA;

  const toCampaigns = Object.entries(SAMPLE_CAMPAIGN_GIFTS).flatMap(([campaignId, dollars], place) =>
    dollars.map((amount, index) =>
      gift(`${campaignId}-${index}`, calendarDateAt(now - (index + 1) * 0.9 * DAY_MS), {
        donor: index === 2 ? DANA : someone(index * 3 + place),
        cents: amount * 100,
        campaignId,
        source: byCard(`${campaignId}-${index}`),
        origin: 'import',
      }),
    ),
  );
  const monthly = daysOfMonth(today, MONTHS).map((day) =>
    gift(`monthly-${monthOf(day)}`, day, {
      cents: 2_500,
      planId: SAMPLE_PLAN_ID,
      source: byCard(`M-${monthOf(day)}`),
      origin: 'import',
    }),
  );
  const single = SINGLE.map(([days, index, cents, method]) =>
    gift(`single-${days}`, daysAfter(today, -days), {
      donor: someone(index),
      cents,
      method,
      ...(days === SPONSORED && SPONSOR),
    }),
  );
  return [
    ...toCampaigns,
    ...monthly,
    ...single,
    gift('dinner', daysAfter(today, -45), {
      cents: 15_000,
      method: 'check',
      benefit: { description: 'Two dinners at the Harvest Evening', cents: 6_000 },
    }),
    gift('refund', daysAfter(today, -52), {
      donor: someone(9),
      cents: 20_000,
      state: 'refunded',
      refund: { cents: 20_000, on: daysAfter(today, -47) },
    }),
    gift('promise', daysAfter(today, -2), {
      donor: someone(5),
      cents: 6_000,
      state: 'pending',
      origin: 'form',
      note: 'For school shoes, please.',
    }),
    gift('promised-check', daysAfter(today, -6), {
      donor: someone(6),
      cents: 45_000,
      state: 'pending',
      method: 'check',
    }),
  ];
}

function donor(name: string, email: string, phone = '', address = ''): GiftDonor {
  return { ...NO_DONOR, name, email, phone, address };
}

/** The fifth of each of the last so many months, this one among them once its fifth has come: always as many. */
function daysOfMonth(today: CalendarDate, months: number): CalendarDate[] {
  const [year = 0, month = 0] = today.split('-').map(Number);
  const days = Array.from({ length: months + 1 }, (_, back) => {
    const date = new Date(Date.UTC(year, month - 1 - back, 5));
    return date.toISOString().slice(0, 10);
  });
  return days.filter((day) => isCalendarDate(day) && day <= today).slice(0, months);
}
