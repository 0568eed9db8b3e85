/** What people read on the home view. */
export const homeTexts = {
  title: 'Home',
  greeting: (name: string) => `Welcome, ${name}`,
  signedInAs: 'You are signed in as',
  whereNext: 'Where to next',
  activeCampaigns: 'Active campaigns',
  manageCampaigns: 'Manage campaigns',
  manageCampaignsText: 'Start a campaign, change one, or end it.',
  editContent: 'Edit site content',
  editContentText: 'Words and pictures of the public site.',
};
