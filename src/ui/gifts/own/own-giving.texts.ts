import type { GiftMethod } from '../../../core/gifts/gift';
import type { OwnGift, YearSum } from '../../../core/gifts/own/own-gifts';
import type { OwnPickup } from '../../../core/pickups/own-pickup';
import { calendarDateAt } from '../../../core/shared/time/calendar';
import { loadFailures } from '../../shared/failure.texts';
import { formatDay } from '../../shared/text/day';
import { formatInstant } from '../../shared/text/pacific';
import { money } from '../gift.texts';

const gifts = (count: number) => (count === 1 ? '1 gift' : `${count.toLocaleString('en-US')} gifts`);

/** What people read about what they have given. */
export const ownGivingTexts = {
  loading: 'Loading…',
  readFailed: loadFailures('your gifts', 'see this', 'the foundation’s staff'),
  myDonations: {
    title: 'My Donations',
    intro:
      'Gifts that we recorded with the email address of your account. If one is missing, write to us with its day and amount.',
    sums: 'What you gave each year',
    sum: ({ cents }: YearSum) => money(cents),
    giftsOf: ({ gifts: count }: YearSum) => gifts(count),
    money: 'Money',
    goods: 'Shoes and clothing',
    year: 'Year',
    allYears: 'All years',
    day: 'Day',
    amount: 'Amount',
    state: 'What became of it',
    method: 'Paid by',
    campaign: 'For',
    items: 'Items',
    asked: 'Day',
    noCampaign: 'Where it is needed most',
    methods: {
      card: 'Card',
      check: 'Check',
      cash: 'Cash',
      transfer: 'Bank transfer',
      other: 'Other',
    } satisfies Record<GiftMethod, string>,
    giftState: ({ state, cents, refund }: OwnGift) => {
      if (state === 'pending') return 'Announced. We have not received it yet.';
      if (!refund) return 'Received. Thank you.';
      const day = formatDay(refund.on);
      return refund.cents === cents
        ? `Refunded on ${day}.`
        : `Received. ${money(refund.cents)} went back to you on ${day}.`;
    },
    benefit: ({ benefit }: OwnGift) =>
      benefit ? `You received: ${benefit.description} (about ${money(benefit.cents)})` : '',
    fromPlan: 'A payment of your recurring gift',
    /** Beside what nobody has confirmed as theirs. */
    fromForm: 'Sent with the public form under your email address',
    pickupState: ({ state, scheduledAt, reason, isBrought }: OwnPickup) => {
      if (isBrought) return 'You brought it. Thank you.';
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
    noneIn: (year: number) => `No gift of money in ${year}.`,
    noMoney: 'No gift of money yet.',
    noGoods: 'No pickup yet.',
    none: 'No gifts yet.',
    noneNext: 'Gifts with your account’s email address will appear here.',
    give: 'Give',
    giveAgain: 'Give again',
  },
};
