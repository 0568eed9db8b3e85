import { recordTexts } from '../../shared/record.texts';
import { campaignTexts } from '../campaigns.texts';

const records = recordTexts({
  singular: 'campaign',
  plural: 'campaigns',
  all: 'the campaigns',
  this: 'this campaign',
  gone: 'This campaign no longer exists',
  changed: 'This campaign changed elsewhere',
});

const NONE = 'No campaigns available.';

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
  none: {
    title: NONE,
    next: 'Campaigns and their progress will appear here. Press New Campaign to start the first one.',
  },
  noFigures: { title: NONE, next: 'The figures of each campaign will appear here.' },
  one: {
    ...records.one,
    readFailed: { ...records.one.readFailed, unavailable: 'Couldn’t load this campaign. Try again.' },
  },
  loading: campaignTexts.loading,
  readFailed: Object.fromEntries(
    Object.entries(records.list.readFailed).map(([code, why]) => [code, `${NONE} ${why}`]),
  ) as typeof records.list.readFailed,
  /** Heads of columns and names of facts. */
  campaign: 'Campaign',
  campaigns: 'Campaigns',
  state: 'State',
  goal: 'Goal',
  raised: 'Raised',
  raisedWithPercent: (dollars: string, percent: number) => `${dollars} (${percent}%)`,
  progressQuestion: 'How close is each campaign to its goal?',
  raisedOf: (raised: string, percent: number) => `${raised}, ${percent}%`,
  progress: 'Progress',
  timeLeft: 'Time left',
  daysLeft: 'Days left',
  actions: 'Actions',
  createdAt: 'Created',
  updatedAt: 'Last changed',
  allCampaigns: 'All campaigns',
};
