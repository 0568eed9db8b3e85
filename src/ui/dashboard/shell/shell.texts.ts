/** Texts around the pages of the dashboard. */
export const shellTexts = {
  sidebar: 'Sidebar',
  menu: 'Menu',
  navigation: 'Dashboard',
  pageTools: 'Page tools',
  toggleSidebar: 'Toggle sidebar',
  /** On a phone, where the button shows the word 'Menu'. */
  openMenu: 'Menu, toggle sidebar',
  breadcrumb: 'Breadcrumb',
  accountMenu: 'Account menu',
  myAccount: 'My Account',
  profile: 'Profile',
  settings: 'Settings',
  logout: 'Logout',
  loggedOut: {
    title: 'Logged out',
    description: 'You have been logged out successfully',
  },
  logoutFailed: {
    title: 'Failed to log out properly',
    description:
      'You are signed out on this page, but this browser may remember you. Clear its data for this site.',
  },
};
