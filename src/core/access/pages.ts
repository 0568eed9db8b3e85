import type { Role } from '../account/role';

const ADMIN = ['admin'] as const;
const MANAGER = ['program_manager'] as const;
const VOLUNTEER = ['volunteer'] as const;
const DONOR = ['donor'] as const;
const BENEFICIARY = ['beneficiary'] as const;

/**
 * The pages of the dashboard by their path below '/dashboard', in the order of the sidebar, and who may open them. A
 * page inside another is one of its sub-items.
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
