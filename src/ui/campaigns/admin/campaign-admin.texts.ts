import type { CampaignReadFailure } from '../../../core/campaigns/campaign-gateway.port';

/** What admins read about campaigns. */
export const campaignAdminTexts = {
  management: 'Campaign Management',
  activeCampaigns: 'Active Campaigns',
  reports: 'Campaign Reports',
  newCampaign: 'New Campaign',
  viewDetails: 'View Details',
  edit: 'Edit',
  campaignDetails: 'Campaign Details',
  backToList: 'Back to campaigns',
  active: 'Active',
  inactive: 'Inactive',
  none: 'No campaigns available.',
  firstStep: 'They will stand here with their progress. Press New Campaign to start the first one.',
  noFigures: 'The figures of each campaign will stand here as soon as there is one.',
  showMore: (count: number) => `Show ${count} more`,
  loadingOne: 'Loading campaign…',
  missing: 'This campaign does not exist any more.',
  missingNext: 'Go back to the list and choose another one.',
  /** Why a campaign is not shown. */
  oneFailed: {
    unauthenticated: 'You are not signed in any more. Sign in, then try again.',
    forbidden: 'Your account may not see this campaign. Ask whoever looks after the accounts.',
    'too-many': 'Too many questions in a short time. Wait a minute, then try again.',
    unavailable: 'This campaign could not be loaded. Please try again.',
    cancelled: 'This campaign could not be loaded. Please try again.',
  } satisfies Record<CampaignReadFailure['code'], string>,
  /** Why a list is empty that may not be. */
  listFailed: {
    unauthenticated: 'You are not signed in any more, so none can be shown. Sign in, then try again.',
    forbidden: 'Your account may not see them. Ask whoever looks after the accounts.',
    'too-many': 'There were too many questions in a short time. Wait a minute, then try again.',
    unavailable: 'They could not be loaded. Check your connection, then try again.',
    cancelled: 'They could not be loaded. Please try again.',
  } satisfies Record<CampaignReadFailure['code'], string>,
  tryAgain: 'Try again',
  /** Heads of columns and names of facts. */
  campaign: 'Campaign',
  campaigns: 'Campaigns',
  state: 'State',
  goal: 'Goal',
  raised: 'Raised',
  raisedWithPercent: (dollars: string, percent: number) => `${dollars} (${percent}%)`,
  progress: 'Progress',
  timeLeft: 'Time left',
  daysLeft: 'Days left',
  actions: 'Actions',
  createdAt: 'Created',
  updatedAt: 'Last changed',
  dateFormat: 'MMMM D, YYYY',
  allCampaigns: 'All campaigns',
};
