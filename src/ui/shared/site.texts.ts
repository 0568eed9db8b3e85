/** The sentences that several pages of the site share: header, notes and toasts. */
export const siteTexts = {
  skipToContent: 'Skip to content',
  /** The sections that header and footer link to, by their anchors, in page order. */
  anchors: {
    hero: 'Home',
    about: 'About',
    mission: 'Mission',
    vision: 'Vision',
    donate: 'Donate',
    contact: 'Contact',
  },
  /** Stands for logos that cannot be shown. */
  initials: 'FSR',
  mainNavigation: 'Main',
  menu: 'Menu',
  dashboard: 'Dashboard',
  profile: 'Your profile',
  logIn: 'Log In',
  homeLink: (siteName: string) => `${siteName} home`,
  /** Follows what needs JavaScript, for example 'Signing in needs'. */
  noScript: 'JavaScript, which is switched off in this browser.',
  /** A telephone number and an email address follow it. */
  reachFoundation: 'You can reach the foundation at',
  or: 'or',
  /** Read out before what a toast says. */
  notification: 'Notification',
  notifications: 'Notifications (F8)',
  /** Without the toaster's code no key leads there. */
  plainNotifications: 'Notifications',
  closeNotification: 'Close notification',
};
