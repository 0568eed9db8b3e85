// @ts-check
// The pages of the dashboard whose code the HTML preloads: Home, and those that mails lead to.

/** What wires every page but Home. */
const ROUTES = 'src/composition/browser/dashboard-pages.ts';

/**
 * What a page fetches: `sources` for everybody, and `byRight` for who has a right, in the order in which the page asks for rights: the
 * first that somebody has counts (src/ui/shared/page-by-right.tsx).
 * @typedef {object} PreloadedPage
 * @property {readonly string[]} sources
 * @property {Readonly<Partial<Record<import('../../src/core/access/may.ts').Action, readonly string[]>>>} [byRight]
 */

/**
 * The sources of each page beside the dashboard's frame, by its path below /dashboard. tests/tools/preloaded-pages.test.ts holds the
 * list to the mails, and to the rights that the pages ask for.
 * @type {Readonly<Record<string, PreloadedPage>>}
 */
export const preloadedPages = {
  home: { sources: ['src/composition/browser/home.ts'] },
  admin: {
    sources: [ROUTES, 'src/ui/dashboard/admin/admin-page.tsx', 'src/ui/messages/messages-tab.tsx'],
  },
  'donations/recent-donations': {
    sources: [ROUTES, 'src/ui/dashboard/donations/recent-donations-page.tsx'],
  },
  events: {
    sources: [ROUTES, 'src/ui/shared/page-by-right.tsx'],
    byRight: {
      'event.list': ['src/ui/events/staff-pages.tsx'],
      'event.list-invited': ['src/ui/signups/own/event-pages.tsx'],
    },
  },
  'events/upcoming-events': { sources: [ROUTES, 'src/ui/events/staff-pages.tsx'] },
  'my-schedule': { sources: [ROUTES, 'src/ui/signups/own/schedule-page.tsx'] },
  profile: { sources: [ROUTES, 'src/ui/account/profile/profile-page.tsx'] },
  'programs/active-programs': { sources: [ROUTES, 'src/ui/programs/staff-pages.tsx'] },
  'programs/my-programs': {
    sources: [ROUTES, 'src/ui/shared/page-by-right.tsx'],
    byRight: {
      'program.list': ['src/ui/programs/staff-pages.tsx'],
      'signup.list-own': ['src/ui/applications/own/helping-page.tsx'],
    },
  },
  'programs/time-tracking': { sources: [ROUTES, 'src/ui/hours/own/time-tracking-page.tsx'] },
  'upcoming-events': { sources: [ROUTES, 'src/ui/signups/own/event-pages.tsx'] },
  'volunteers/applications': { sources: [ROUTES, 'src/ui/applications/staff/application-lists.tsx'] },
};
