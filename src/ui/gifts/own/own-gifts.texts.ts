import type { Impact, Shown } from '../../../core/gifts/own/impact';
import type { OwnGift, YearSum } from '../../../core/gifts/own/own-gifts';
import type { OwnPickup } from '../../../core/pickups/own-pickup';
import { type Receipt, receiptCents } from '../../../core/receipts/receipt';
import { FEWEST_PEOPLE as FEWEST } from '../../../core/shared/few-people';
import type { SoFarFigure } from '../../../core/shared/so-far';
import { formatDay, formatDayOfYear, formatInstant } from '../../../core/shared/text/format';
import { formatCount } from '../../../core/shared/text/format-count';
import { formatCounted } from '../../../core/shared/text/format-counted';
import { formatCents, formatDollars } from '../../../core/shared/text/format-money';
import { calendarDateAt } from '../../../core/shared/time/calendar';
import { loadFailures } from '../../shared/failure.texts';
import { giftTexts } from '../gift.texts';

const gifts = (number: number) => formatCounted(number, 'gift', 'gifts');

/** What people read while what they have given is fetched, or when that fails. */
export const ownGiftsTexts = {
  loading: 'Loading…',
  readFailed: loadFailures('your gifts', 'see this', 'the foundation’s staff'),
  give: 'Give',
};

/** What people read about what they have given. */
export const myDonationsTexts = {
  ...ownGiftsTexts,
  title: 'My Donations',
  intro:
    'Gifts that we recorded with the email address of your account. If one is missing, write to us with its day and amount.',
  sums: 'What you gave each year',
  sum: ({ cents, gifts: count }: YearSum) => `${formatCents(cents)} ${gifts(count)}`,
  money: 'Money',
  goods: 'Shoes and clothing',
  year: 'Year',
  allYears: 'All years',
  day: 'Day',
  amount: 'Amount',
  state: 'Status',
  method: 'Paid by',
  campaign: 'For',
  items: 'Items',
  asked: 'Day',
  noCampaign: 'Where it is needed most',
  methods: giftTexts.methods,
  giftState: ({ state, cents, refund }: OwnGift) => {
    if (state === 'pending') return 'Pledged. We have not received it yet.';
    if (!refund) return 'Received. Thank you.';
    const day = formatDay(refund.on);
    return refund.cents === cents
      ? `Refunded on ${day}.`
      : `Received. ${formatCents(refund.cents)} went back to you on ${day}.`;
  },
  benefit: ({ benefit }: OwnGift) =>
    benefit ? `You received: ${benefit.description} (about ${formatCents(benefit.cents)})` : '',
  noReceipt: ({ noReceiptReason }: OwnGift) =>
    noReceiptReason === null ? '' : `No tax receipt: ${giftTexts.noReceiptReasons[noReceiptReason]}.`,
  fromPlan: 'A payment of your recurring gift',
  /** Beside what nobody has confirmed as theirs. */
  fromForm: 'Sent with the public form under your email address',
  pickupState: ({ state, scheduledAt, reason, isBrought }: OwnPickup) => {
    if (isBrought) return 'You dropped it off. Thank you.';
    const at = scheduledAt === null ? '' : formatInstant(scheduledAt);
    if (state === 'requested') return 'We have your request and will contact you within 2 business days.';
    if (state === 'scheduled') return at === '' ? 'We will pick it up.' : `We will pick it up: ${at}.`;
    // The day of a collection is known, its time need not be.
    if (state === 'collected') {
      return scheduledAt === null
        ? 'Picked up. Thank you.'
        : `Picked up on ${formatDay(calendarDateAt(scheduledAt))}. Thank you.`;
    }
    return reason === '' ? 'We could not take it.' : `We could not take it: ${reason}`;
  },
  noMoney: 'No gift of money yet.',
  noGoods: 'No pickup yet.',
  none: { title: 'No gifts yet.', next: 'Gifts with your account’s email address will appear here.' },
  giveAgain: 'Give again',
};

/** What donors read about their receipts. */
export const taxReceiptsTexts = {
  ...ownGiftsTexts,
  title: 'Tax Receipts',
  intro:
    'A receipt never changes. If money goes back or an entry was wrong, the receipt is voided and another one takes its place. Can you deduct a gift? Ask your tax adviser.',
  none: {
    title: 'After the first settled gift.',
    next: 'Your receipts will appear here, and each January a statement for the whole year.',
  },
  year: 'Year',
  given: ({ gifts, cents }: YearSum) =>
    gifts === 1
      ? `You gave ${formatCents(cents)} in 1 gift.`
      : `You gave ${formatCents(cents)} in ${gifts} gifts.`,
  withoutReceipt: (count: number) =>
    count === 1
      ? '1 gift without a tax receipt is not counted here.'
      : `${formatCount(count)} gifts without a tax receipt are not counted here.`,
  statement: (year: number) => `Statement of ${year}`,
  inJanuary: (year: number) => `The statement of the whole year comes in January ${year + 1}.`,
  notIssued: 'This statement was not issued yet. If you need it, write to us.',
  statementFacts: (receipt: Receipt) =>
    `Number ${receipt.number}, issued on ${formatDay(receipt.issuedOn)}, total ${formatCents(receiptCents(receipt.text))}.`,
  leftOut: (count: number) =>
    count === 1
      ? '1 gift of this year came after it and is not on it. If you need it there, write to us.'
      : `${formatCount(count)} gifts of this year came after it and are not on it. If you need them there, write to us.`,
  showStatement: 'Show the statement',
  others: 'Receipts',
  noOthers: 'No single receipt in this year.',
  kinds: { single: 'One gift', statement: 'Whole year' },
  heads: ['Number', 'For', 'Issued on', 'Total', 'State'],
  issuedOn: ({ issuedOn }: Receipt) => formatDay(issuedOn),
  total: ({ text }: Receipt) => formatCents(receiptCents(text)),
  state: ({ voided }: Receipt, replacement: string | null) => {
    if (!voided) return 'Valid';
    return replacement === null ? 'Voided' : `Voided, ${replacement} holds in its place`;
  },
  receipt: (number: string) => `Receipt ${number}`,
  print: 'Print',
  back: 'Back to all receipts',
};

const FEW = `fewer than ${FEWEST}`;
const NOT_RECORDED = 'not recorded';
const shown = (figure: Shown, few: string, text: (value: number) => string) =>
  figure === 'few' ? few : figure === 'not-recorded' ? NOT_RECORDED : text(figure);
const count = (figure: Shown) => shown(figure, FEW, formatCount);
const sum = (figure: Shown) => shown(figure, `${FEW} people gave`, formatCents);

type Year = Impact['years'][number];

/** What people read about what all gifts together did. */
export const impactTexts = {
  ...ownGiftsTexts,
  title: 'Impact Reports',
  intro: 'What all gifts together did.',
  note: `So that nobody’s own gift can be told from this page, a figure of fewer than ${FEWEST} people is hidden, and a count under ${FEWEST} reads “${FEW}”. Figures that nobody recorded, and those of 0, are left out.`,
  none: {
    title: 'First report in January.',
    next: 'A year is reported once it is over and something was recorded in it.',
  },
  /** As in '2026 through Oct 31'. */
  soFar: ({ to }: Impact['soFar']) => `${to.slice(0, 4)} through ${formatDayOfYear(to)}`,
  big: {
    pairsGiven: 'pairs of shoes given out',
    peopleWithShoes: 'people got shoes',
    volunteerHours: 'hours volunteered',
  } satisfies Record<SoFarFigure, string>,
  year: 'Year',
  print: 'Print',
  ofYear: (year: number) => `The year ${year}`,
  facts: {
    money: 'Money received',
    gifts: 'Gifts of money',
    people: 'People who gave money',
    goods: 'Gifts of shoes and clothing',
    items: 'Items counted',
    pairs: 'Pairs of shoes given out',
    helped: 'People who got shoes',
  },
  factsOf: (year: Year) => ({
    money: sum(year.cents),
    gifts: count(year.gifts),
    people: count(year.people),
    goods: count(year.goods),
    items: shown(year.items, `counted in ${FEW} gifts`, formatCount),
    pairs: shown(year.pairs, `given to ${FEW} people`, formatCount),
    helped: count(year.peopleWithShoes),
  }),
  byYear: 'How much came each year?',
  heads: ['Year', 'Received', 'People'],
  cellsOf: ({ cents, people }: Year) => [sum(cents), count(people)],
  barOf: ({ cents }: Year) => shown(cents, FEW, (value) => formatDollars(Math.floor(value / 100))),
  campaigns: 'Campaigns so far',
  ofGoal: (percent: number) => `${percent}%`,
  campaignHeads: ['Campaign', 'Raised', 'Goal', 'People who gave'],
  campaignOf: ({ raised, goal, people }: Pick<Impact['campaigns'][number], 'raised' | 'goal' | 'people'>) => [
    formatDollars(raised),
    formatDollars(goal),
    count(people),
  ],
};
