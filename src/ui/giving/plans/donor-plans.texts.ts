import type { DonorPlan, ExpectedOfPlans } from '../../../core/giving/donor-plans';
import { money } from '../gifts/gift.texts';
import { ownGivingTexts } from '../own/own-giving.texts';
import { plansTexts } from '../own/plans.texts';

const { standings, next, last, received, holder, us, named, nextDay, lastDay, paid } = plansTexts;

/** What admins read about what donors give again and again. */
export const donorPlansTexts = {
  plans: 'Recurring gifts',
  intro:
    'What donors mean to give each month or year. Donors pause or stop a plan that we hold on their own page, and one that a provider holds with the provider: nobody can change it here.',
  loading: 'Loading recurring gifts…',
  tryAgain: ownGivingTexts.tryAgain,
  readFailed: {
    ...ownGivingTexts.readFailed,
    forbidden: 'Your account may not see recurring gifts. Ask whoever looks after the accounts.',
    unavailable: 'The recurring gifts could not be loaded. Check your connection, then try again.',
  },
  expected: 'What is expected',
  sums: ({ monthlyCents, yearlyCents, missing }: ExpectedOfPlans) => [
    ['Each month', money(monthlyCents)],
    ['Each year', money(yearlyCents)],
    ['Payments missing', missing.toLocaleString('en-US')],
  ],
  donor: 'Donor',
  amount: 'Amount',
  state: 'State',
  ...{ standings, next, last, received, holder, named, nextDay, lastDay, paid },
  heldBy: ({ provider }: DonorPlan) => provider ?? us,
  none: 'No recurring gifts yet.',
  noneNext:
    'A plan stands here when a donor starts one on their page, or once an import names the plan of a payment.',
  pages: 'Pages of recurring gifts',
};
