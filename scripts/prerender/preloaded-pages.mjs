// @ts-check
// The pages of the dashboard whose code the HTML preloads: Home, and those that mails lead to.

/** What wires every page but Home. */
const ROUTES = 'src/composition/browser/dashboard-pages.ts';

/**
 * The sources of each page beside the dashboard's frame, by its path below /dashboard. tests/tools/preloaded-pages.test.ts holds the
 * list to the mails.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
export const preloadedPages = {
  home: ['src/composition/browser/home.ts'],
  admin: [ROUTES, 'src/ui/dashboard/admin/admin-page.tsx', 'src/ui/messages/messages-tab.tsx'],
  'donations/recent-donations': [ROUTES, 'src/ui/dashboard/donations/recent-donations-page.tsx'],
  events: [ROUTES, 'src/ui/shared/page-by-right.tsx', 'src/ui/events/staff-pages.tsx'],
  'events/upcoming-events': [ROUTES, 'src/ui/events/staff-pages.tsx'],
  'my-schedule': [ROUTES, 'src/ui/signups/own/schedule-page.tsx'],
  profile: [ROUTES, 'src/ui/account/profile/profile-page.tsx'],
  'programs/active-programs': [ROUTES, 'src/ui/programs/staff-pages.tsx'],
  'programs/my-programs': [
    ROUTES,
    'src/ui/shared/page-by-right.tsx',
    'src/ui/applications/own/helping-page.tsx',
  ],
  'programs/time-tracking': [ROUTES, 'src/ui/hours/own/time-tracking-page.tsx'],
  'upcoming-events': [ROUTES, 'src/ui/signups/own/event-pages.tsx'],
  'volunteers/applications': [ROUTES, 'src/ui/applications/staff/application-lists.tsx'],
};
