import type { Campaign } from '../../../core/campaigns/campaign';
import type { CampaignFault } from '../../../core/campaigns/campaign-draft';
import type { CampaignWriteFailure } from '../../../core/campaigns/campaign-gateway.port';
import { FIRST_YEAR, LAST_YEAR } from '../../../core/shared/calendar';
import type { CampaignFormValues } from './campaign-form-values';

/** Why a campaign was not saved; a conflict is shown in a dialog. */
export type UnsavedCampaign = Exclude<CampaignWriteFailure, { readonly code: 'conflict' }>;

const oddYear = `Enter a year from ${FIRST_YEAR} to ${LAST_YEAR}.`;
const whereInactive = ' It is inactive, so you find it in Campaign Management.';
const labels = {
  title: 'Title',
  description: 'Description',
  goalAmount: 'Goal amount',
  currentAmount: 'Raised so far',
  startDate: 'Start date',
  endDate: 'End date',
  imageUrl: 'Image',
  isActive: 'Active',
} satisfies Record<keyof CampaignFormValues, string>;

/** The error messages of the fields. */
const faults: Record<CampaignFault['field'], Partial<Record<CampaignFault['fault'], string>>> = {
  title: { missing: 'Please enter a title.' },
  goalAmount: {
    'not-a-number': 'Please enter the goal in whole dollars.',
    'not-positive': 'The goal must be more than $0.',
  },
  currentAmount: {
    'not-a-number': 'Please enter what has been raised in whole dollars.',
    negative: 'What has been raised cannot be less than $0.',
  },
  startDate: { missing: 'Please choose a start date.', 'odd-year': oddYear },
  endDate: {
    missing: 'Please choose an end date.',
    'odd-year': oddYear,
    'before-start': 'The end date must not be before the start date.',
  },
};

/** The sentences of the campaign form. */
export const campaignFormTexts = {
  create: 'Create Campaign',
  edit: 'Edit Campaign',
  save: 'Save Changes',
  raisedHint: 'Before gifts were recorded under Donations. Those come on top.',
  cancel: 'Cancel',
  labels,
  loss: 'What you have entered for this campaign is not saved and will be lost.',
  created: ({ title, isActive }: Pick<Campaign, 'title' | 'isActive'>) => ({
    title: 'Campaign Created',
    description: `"${title}" has been created.${isActive ? '' : whereInactive}`,
  }),
  changed: ({ title, isActive }: Pick<Campaign, 'title' | 'isActive'>) => ({
    title: 'Campaign Saved',
    description: `"${title}" has been saved.${isActive ? '' : whereInactive}`,
  }),
  keptTheirs: ({ title }: Pick<Campaign, 'title'>) => ({
    title: 'Nothing Changed',
    description: `"${title}" stays as it was saved elsewhere.`,
  }),
  conflict: {
    title: 'This campaign changed elsewhere',
    intro:
      'Somebody else saved this campaign while you were changing it. Choose for each field which version to save. Until you do, what you typed stays in the form.',
    earlierTry:
      'An earlier try of yours to save this campaign worked, although no answer came. Choose for each field which version to save. Until you do, what you typed stays in the form.',
    action: 'Save This Version',
  },
  faults,
  error: 'Error',
  failure,
};

/** What to do next. What was typed is still in the form. */
function failure(failed: UnsavedCampaign): string {
  switch (failed.code) {
    case 'unauthenticated':
      return 'You are not signed in any more. Sign in, then save again: what you typed is still here.';
    case 'forbidden':
      return 'Your account may not change campaigns. Ask whoever looks after the accounts.';
    case 'validation':
      return failed.fields.some(({ field }) => Object.hasOwn(labels, field))
        ? 'Please correct the marked fields, then save again.'
        : 'The campaign was refused as it is. Check each field, then save again.';
    case 'not-found':
      return 'This campaign does not exist any more. Copy what you need, then go back to the list and start a new one.';
    case 'quota':
      return failed.limit === undefined
        ? 'This browser has no room to keep the campaign. Free some space on this device, then try again.'
        : 'The campaign is too long to be kept. Shorten its description, then save again.';
    case 'too-many':
      return 'Too many changes in a short time. Wait a minute, then save again.';
    case 'unavailable':
      return 'The campaign could not be saved. Please try again.';
  }
}
