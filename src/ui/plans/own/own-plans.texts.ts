import type { FailureIn } from '../../../core/api/api';
import type { OwnPlans } from '../../../core/plans/own/own-plans.api';
import { LATE_DAYS, type OwnPlan, type PlanChange, type PlanInterval } from '../../../core/plans/plan';
import type { PlanFault } from '../../../core/plans/plan-draft';
import { formatDay } from '../../../core/shared/text/format';
import { formatCents } from '../../../core/shared/text/format-money';
import { ownGiftsTexts } from '../../gifts/own/own-gifts.texts';
import { saveFailures } from '../../shared/failure.texts';

const NOT_RECORDED = 'not recorded';
const each = { monthly: 'every month', yearly: 'every year' } satisfies Record<PlanInterval, string>;
const named = ({ cents, interval }: Pick<OwnPlan, 'cents' | 'interval'>) =>
  interval === null ? `${formatCents(cents)} at a time` : `${formatCents(cents)} ${each[interval]}`;
const day = (date: string | null, nothing: string) => (date === null ? nothing : formatDay(date));

/** What people read about what they give again and again. */
export const ownPlansTexts = {
  ...ownGiftsTexts,
  title: 'Recurring Donations',
  start: 'Start a recurring gift',
  startFirst: 'Start monthly',
  none: {
    title: 'You have no recurring gift.',
    next: 'Say what you mean to give each month or year. It takes no money by itself, and you can pause or stop it here at any time.',
  },
  plans: 'Your recurring gifts',
  named,
  standings: {
    active: 'Active',
    paused: 'Paused',
    failing: 'Payment missing',
    ended: 'Ended',
  } satisfies Record<OwnPlan['standing'], string>,
  first: 'First payment',
  next: 'Next payment',
  last: 'Last payment',
  received: 'Received so far',
  holder: 'Arranged with',
  us: 'The foundation',
  firstDay: ({ startsOn }: OwnPlan) => formatDay(startsOn),
  nextDay: ({ standing, nextOn }: OwnPlan) =>
    standing === 'paused'
      ? 'None while it is paused'
      : standing === 'ended'
        ? 'None'
        : day(nextOn, NOT_RECORDED),
  lastDay: ({ lastPaidOn }: OwnPlan) => day(lastPaidOn, 'None yet'),
  paid: ({ paid }: OwnPlan) =>
    paid.gifts === 1
      ? `${formatCents(paid.cents)} in 1 payment`
      : `${formatCents(paid.cents)} in ${paid.gifts} payments`,
  ours: 'This is your pledge to us. It takes no money by itself: you pay each time on the donation form.',
  providers: (provider: string) =>
    `“${provider}” takes these payments, so only there can it be changed or stopped. Open its page, or the link in its receipts.`,
  missing: ({ provider }: OwnPlan): string =>
    provider === null
      ? `No payment was recorded up to ${LATE_DAYS} days after the day it was due.`
      : `No payment was recorded up to ${LATE_DAYS} days after the day it was due. The provider knows more.`,
  pay: 'Pay on the donation form',
  openProvider: (provider: string) => `Open “${provider}”`,
  opensInNewTab: '(opens in a new tab)',
  actions: { pause: 'Pause', resume: 'Resume', stop: 'Stop' } satisfies Record<PlanChange, string>,
  ask: {
    pause: {
      title: 'Pause this recurring gift?',
      text: (plan: OwnPlan) => `${named(plan)} is no longer expected until you resume it.`,
      action: 'Pause it',
    },
    stop: {
      title: 'Stop this recurring gift?',
      text: (plan: OwnPlan) => `${named(plan)} ends for good. What you gave stays where it is.`,
      action: 'Stop it',
    },
  },
  keep: 'Leave as It Is',
  changed: {
    pause: { title: 'Paused', description: 'Nothing is expected from you until you resume it.' },
    resume: { title: 'Resumed', description: 'Thank you for going on.' },
    stop: { title: 'Stopped', description: 'Thank you for what you gave.' },
  } satisfies Record<PlanChange, object>,
  notChanged: 'Not changed',
  notSaved: 'Not saved',
  started: (plan: OwnPlan) => ({
    title: 'Recurring gift started',
    description: `${named(plan)}, first on ${formatDay(plan.startsOn)}.`,
  }),
  writeFailed: {
    ...saveFailures('change this', 'the foundation’s staff'),
    'not-found': 'This recurring gift no longer exists.',
    conflict: 'It was changed in the meantime, perhaps in another window. Check its current state.',
    quota: 'There’s no storage left to save it.',
  } satisfies Record<FailureIn<OwnPlans['start']>['code'], string>,
  form: {
    labels: { amount: 'Amount', interval: 'How often', startsOn: 'First payment' },
    intervals: { monthly: 'Every month', yearly: 'Every year' } satisfies Record<PlanInterval, string>,
    startsOnHint: 'Later payments have the same day of the month, or the month’s last day.',
    submit: 'Start',
    loss: 'What you entered is not saved yet.',
    faults: {
      cents: {
        invalid: 'Enter an amount such as 25 or 60.00.',
        'too-little': 'Enter $1.00 or more.',
        'too-much': 'This is more than one gift can be.',
      },
      startsOn: {
        invalid: 'Enter a date.',
        past: 'This day has passed.',
        far: 'Choose a day within a year.',
      },
    } satisfies Record<PlanFault['field'], Partial<Record<PlanFault['fault'], string>>>,
  },
};
