/** What people read where a menu entry's area is not built yet. */
export const notBuiltTexts = {
  /** The title where the menu has no entry for the address. */
  dashboard: 'Dashboard',
  lead: 'This area is not built yet.',
  text: 'It already has its place in your menu, so that you can see where it will be. Nothing is stored here, and nothing is missing from your account.',
  back: 'Back to home',
};
