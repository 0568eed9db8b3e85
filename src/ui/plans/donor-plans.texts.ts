import type { DonorPlan, ExpectedOfPlans } from '../../core/plans/donor-plans';
import { formatCount } from '../../core/shared/text/format-count';
import { formatCents } from '../../core/shared/text/format-money';
import { recordTexts } from '../shared/record.texts';
import { ownPlansTexts } from './own/own-plans.texts';

const { standings, next, last, received, holder, us, named, nextDay, lastDay, paid } = ownPlansTexts;

const records = recordTexts({
  singular: 'recurring gift',
  plural: 'recurring gifts',
  all: 'the recurring gifts',
  this: 'this recurring gift',
  gone: 'This recurring gift no longer exists',
  changed: 'This recurring gift changed elsewhere',
});

/** What admins read about what donors give again and again. */
export const donorPlansTexts = {
  plans: 'Recurring gifts',
  intro:
    'What donors mean to give each month or year. Donors pause or stop a plan that we hold on their own page, and one that a provider holds with the provider: nobody can change it here.',
  list: {
    ...records.list,
    none: records.none(
      'A plan appears here when a donor starts one, or when an imported payment belongs to a plan.',
    ),
  },
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
  pages: 'Pages of recurring gifts',
};
