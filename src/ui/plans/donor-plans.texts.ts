import type { DonorPlan, ExpectedOfPlans } from '../../core/plans/donor-plans';
import { money } from '../gifts/gift.texts';
import { loadFailures } from '../shared/failure.texts';
import { ownPlansTexts } from './own/own-plans.texts';

const { standings, next, last, received, holder, us, named, nextDay, lastDay, paid } = ownPlansTexts;

/** What admins read about what donors give again and again. */
export const donorPlansTexts = {
  plans: 'Recurring gifts',
  intro:
    'What donors mean to give each month or year. Donors pause or stop a plan that we hold on their own page, and one that a provider holds with the provider: nobody can change it here.',
  loading: 'Loading recurring gifts…',
  readFailed: loadFailures('the recurring gifts', 'see recurring gifts'),
  expected: 'What is expected',
  sums: ({ monthlyCents, yearlyCents, missing }: ExpectedOfPlans) => [
    ['Each month', money(monthlyCents)] as const,
    ['Each year', money(yearlyCents)] as const,
    ['Payments missing', missing.toLocaleString('en-US')] as const,
  ],
  donor: 'Donor',
  amount: 'Amount',
  state: 'State',
  standings,
  next,
  last,
  received,
  holder,
  named,
  nextDay,
  lastDay,
  paid,
  heldBy: ({ provider }: DonorPlan) => provider ?? us,
  none: {
    title: 'No recurring gifts yet.',
    next: 'A plan appears here when a donor starts one, or when an imported payment belongs to a plan.',
  },
  pages: 'Pages of recurring gifts',
};
