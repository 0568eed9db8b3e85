import type { Campaign } from '../../../core/campaigns/campaign';
import type { CampaignFault } from '../../../core/campaigns/campaign-draft';
import type { CampaignWriteFailure } from '../../../core/campaigns/campaign-gateway.port';
import type { CampaignFormValues } from './campaign-form-values';

const oddYear = 'Please type a year from 1900 to 9999.';
const whereInactive = ' It is inactive, so you find it in Campaign Management.';
const tryAgain = 'The campaign could not be saved. Please try again.';

/** What stands beside a field that is refused. */
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
  cancel: 'Cancel',
  labels: {
    title: 'Title',
    description: 'Description',
    goalAmount: 'Goal amount',
    currentAmount: 'Raised so far',
    startDate: 'Start date',
    endDate: 'End date',
    imageUrl: 'Image',
    isActive: 'Active',
  } satisfies Record<keyof CampaignFormValues, string>,
  loss: 'What you have entered for this campaign is not saved and will be lost.',
  created: ({ title, isActive }: Pick<Campaign, 'title' | 'isActive'>) => ({
    title: 'Campaign Created',
    description: `"${title}" has been created.${isActive ? '' : whereInactive}`,
  }),
  changed: ({ title, isActive }: Pick<Campaign, 'title' | 'isActive'>) => ({
    title: 'Campaign Saved',
    description: `"${title}" has been saved.${isActive ? '' : whereInactive}`,
  }),
  faults,
  error: 'Error',
  /** Why a campaign was not saved. What was typed is still in the form. */
  failures: {
    quota: 'This browser has no room to keep the campaign. Free some space on this device, then try again.',
    'not-found':
      'This campaign does not exist any more. Copy what you need, then go back to the list and start a new one.',
    conflict: 'Somebody else has changed this campaign meanwhile. Open it again before you save.',
    'too-many': 'Too many changes in a short time. Wait a minute, then save again.',
    unauthenticated: 'You are not signed in any more. Sign in in another tab, then try again.',
    forbidden: 'Your account may not change campaigns. Ask whoever looks after the accounts.',
    validation: tryAgain,
    unavailable: tryAgain,
  } satisfies Record<CampaignWriteFailure['code'], string>,
};
