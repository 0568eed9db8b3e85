import type { Role } from './role';

const ADMIN = ['admin'] as const;
const MANAGER = ['program_manager'] as const;
const VOLUNTEER = ['volunteer'] as const;
const DONOR = ['donor'] as const;
const BENEFICIARY = ['beneficiary'] as const;

/**
 * The pages of the dashboard by their path below '/dashboard', in the order of the sidebar, and who may open them. A
 * page inside another is one of its sub-items. A page is registered here: its route, its place in the menus and its
 * breadcrumbs follow, and the compiler asks for its title, its icon and its loader.
 */
export const PAGES = {
  home: ['signed-in'],
  profile: ['signed-in'],
  admin: ADMIN,
  'user-management': ADMIN,
  'user-management/all-users': ADMIN,
  'user-management/roles': ADMIN,
  'user-management/permissions': ADMIN,
  'my-schedule': VOLUNTEER,
  'available-programs': BENEFICIARY,
  'my-applications': BENEFICIARY,
  'my-applications/pending': BENEFICIARY,
  'my-applications/approved': BENEFICIARY,
  'my-applications/denied': BENEFICIARY,
  programs: ['admin', 'program_manager', 'volunteer'],
  'programs/active-programs': ADMIN,
  'programs/create-new': ADMIN,
  'programs/archive': ADMIN,
  'programs/available-programs': VOLUNTEER,
  'programs/my-programs': ['program_manager', 'volunteer'],
  'programs/create-program': MANAGER,
  'programs/program-calendar': MANAGER,
  'programs/time-tracking': VOLUNTEER,
  campaigns: ADMIN,
  'campaigns/active-campaigns': ADMIN,
  'campaigns/create-campaign': ADMIN,
  'campaigns/campaign-reports': ADMIN,
  volunteers: MANAGER,
  'volunteers/volunteer-list': MANAGER,
  'volunteers/assignments': MANAGER,
  'volunteers/applications': MANAGER,
  events: ['admin', 'program_manager', 'beneficiary'],
  'events/upcoming-events': ADMIN,
  'events/past-events': ADMIN,
  'events/create-event': ADMIN,
  donations: ADMIN,
  'donations/recent-donations': ADMIN,
  'donations/donation-reports': ADMIN,
  'donations/campaign-performance': ADMIN,
  settings: ADMIN,
  reports: MANAGER,
  training: VOLUNTEER,
  resources: ['volunteer', 'beneficiary'],
  'my-donations': DONOR,
  'impact-reports': DONOR,
  'upcoming-events': DONOR,
  'recurring-donations': DONOR,
  'tax-receipts': DONOR,
} as const satisfies Readonly<Record<string, readonly (Role | 'signed-in')[]>>;

/** A page of the dashboard, by its path below '/dashboard'. */
export type PageId = keyof typeof PAGES;

/** Pages that say that they are not built yet. */
type NotBuilt =
  | `programs/${'program-calendar' | 'time-tracking'}`
  | `${'volunteers' | 'events'}/${string}`
  | ('my-schedule' | 'reports' | 'training' | 'resources' | 'upcoming-events');

/** A page with sub-items; its path leads to the first of them. */
type Group<Page = PageId> = Page extends `${infer Item}/${string}` ? Item : never;

/** Every other page. The composition does not compile without a loader for each. */
export type BuiltPageId = Exclude<PageId, NotBuilt | Group>;
