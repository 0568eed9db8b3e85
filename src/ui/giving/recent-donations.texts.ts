/** What stands around the kinds of donations. */
export const recentDonationsTexts = {
  page: 'Recent Donations',
  areas: 'Kinds of donations',
  pickups: 'Pickups',
};
