import type { Campaign } from '../../../core/campaigns/campaign';
import type { CampaignDraft, CampaignFault } from '../../../core/campaigns/campaign-draft';
import { FIRST_YEAR, LAST_YEAR } from '../../../core/shared/time/calendar';
import { saveFailures } from '../../shared/failure.texts';
import { conflictOver } from '../../shared/record.texts';

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
  es: 'Words in Spanish',
} satisfies Record<keyof CampaignDraft, string>;

/** The error messages of the fields. */
const faults: Record<CampaignFault['field'], Partial<Record<CampaignFault['fault'], string>>> = {
  title: { missing: 'Enter a title.' },
  goalAmount: {
    'not-a-number': 'Enter the goal in whole dollars.',
    'not-positive': 'The goal must be more than $0.',
  },
  currentAmount: {
    'not-a-number': 'Enter what has been raised in whole dollars.',
    negative: 'What has been raised cannot be less than $0.',
  },
  startDate: { missing: 'Choose a start date.', 'odd-year': oddYear },
  endDate: {
    missing: 'Choose an end date.',
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
  labels,
  removeImage: 'Remove image',
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
  conflict: conflictOver({ title: 'This campaign changed elsewhere', thing: 'this campaign' }),
  faults,
  error: 'Error',
  writeFailed: {
    ...saveFailures('change campaigns'),
    // It may have been saved although no answer came.
    unavailable: 'Couldn’t save the campaign. Try again.',
    'not-found':
      'This campaign no longer exists. Copy what you need, go back to the list, and start a new one.',
  },
  tooLong: 'The campaign is too long. Shorten its description and save again.',
};
