import type { DonorPlan, ExpectedOfPlans } from '../../core/plans/donor-plans';
import { formatCents, formatCount } from '../../core/shared/text/format';
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
    ['Each month', formatCents(monthlyCents)] as const,
    ['Each year', formatCents(yearlyCents)] as const,
    ['Payments missing', formatCount(missing)] as const,
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
