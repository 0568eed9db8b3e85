/** The texts around the kinds of donations. */
export const recentDonationsTexts = {
  page: 'Recent Donations',
  areas: 'Kinds of donations',
  gifts: 'Gifts',
  pickups: 'Pickups',
  receipts: 'Receipts',
  plans: 'Recurring',
  sizes: 'Sizes',
};
