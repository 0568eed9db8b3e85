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
  active: 'Active',
  inactive: 'Inactive',
  none: 'No campaigns available.',
  loadingOne: 'Loading campaign…',
  missing: 'This campaign does not exist any more.',
  unavailable: 'This campaign could not be loaded. Please try again.',
  tryAgain: 'Try again',
} as const;
