import type { CampaignFault } from '../../../core/campaigns/campaign-draft';
import type { CampaignWriteFailure } from '../../../core/campaigns/campaign-gateway.port';

/** What admins read about campaigns (specification, sections 2 and 8; labels: decisions, 'Admin view'). */
export const campaignAdminTexts = {
  activeCampaigns: 'Active Campaigns',
  reports: 'Campaign Reports',
  newCampaign: 'New Campaign',
  createCampaign: 'Create Campaign',
  viewDetails: 'View Details',
  edit: 'Edit',
  campaignDetails: 'Campaign Details',
  editCampaign: 'Edit Campaign',
  backToList: 'Back to campaigns',
  saveChanges: 'Save Changes',
  cancel: 'Cancel',
  active: 'Active',
  inactive: 'Inactive',
  none: 'No campaigns available.',
  loadingOne: 'Loading campaign…',
  missing: 'This campaign does not exist any more.',
  unavailable: 'This campaign could not be loaded. Please try again.',
  tryAgain: 'Try again',
  saving: 'Saving...',
  leave: 'What you have entered for this campaign is not saved and will be lost.',
  created: (title: string) => ({ title: 'Campaign Created', description: `"${title}" has been created.` }),
  changed: (title: string) => ({ title: 'Campaign Saved', description: `"${title}" has been saved.` }),
} as const;

/** What stands beside a field that is refused. */
export const CAMPAIGN_FAULTS: Readonly<
  Record<CampaignFault['field'], Partial<Record<CampaignFault['fault'], string>>>
> = {
  title: { missing: 'Please enter a title.' },
  goalAmount: {
    'not-a-number': 'Please enter the goal in whole dollars.',
    'not-positive': 'The goal must be more than $0.',
  },
  currentAmount: {
    'not-a-number': 'Please enter what has been raised in whole dollars.',
    negative: 'What has been raised cannot be less than $0.',
  },
  startDate: { missing: 'Please choose a start date.', 'odd-year': 'Please type a year from 1900 to 9999.' },
  endDate: {
    missing: 'Please choose an end date.',
    'odd-year': 'Please type a year from 1900 to 9999.',
    'before-start': 'The end date must not be before the start date.',
  },
};

/** Why a campaign was not saved; what was typed is still in the form. */
export function campaignFailureText(code: CampaignWriteFailure['code']): string {
  switch (code) {
    case 'quota':
      return 'This browser has no room to keep the campaign. Free some space on this device, then try again.';
    case 'not-found':
      return 'This campaign does not exist any more.';
    case 'conflict':
      return 'Somebody else has changed this campaign meanwhile. Open it again before you save.';
    case 'unauthenticated':
      return 'You are not signed in any more. Sign in in another tab, then try again.';
    case 'forbidden':
      return 'Your account may not change campaigns. Ask whoever looks after the accounts.';
    case 'validation':
    case 'unavailable':
      return 'The campaign could not be saved. Please try again.';
  }
}
