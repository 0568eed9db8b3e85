export const LOGIN_PATH = '/login';
export const SIGNUP_PATH = '/signup';
/** Where the first admin of a new site is made; only a build for a server has it. */
export const FIRST_ADMIN_PATH = '/first-admin';

/** Where an invited person chooses a password, by the secret behind the '#'. */
export const INVITATION_PATH = '/invitation';
/** Where somebody asks for a link for a new password, and where that link leads. */
export const FORGOTTEN_PASSWORD_PATH = '/forgotten-password';

export const RESET_PASSWORD_PATH = '/reset-password';

/** Shows the home view, as USER_PATH does. */
export const DASHBOARD_PATH = '/dashboard';
/** The home view, and the redirect target for people who lack permission for a page. */
export const HOME_PATH = '/dashboard/home';
export const USER_PATH = '/dashboard/user';
export const PROFILE_PATH = '/dashboard/profile';
export const ADMIN_PATH = '/dashboard/admin';

export const SETTINGS_PATH = '/dashboard/settings';

export const ACTIVE_CAMPAIGNS_PATH = '/dashboard/campaigns/active-campaigns';
export const CREATE_CAMPAIGN_PATH = '/dashboard/campaigns/create-campaign';
export const CAMPAIGN_REPORTS_PATH = '/dashboard/campaigns/campaign-reports';
export const USERS_PATH = '/dashboard/user-management/all-users';
export const ROLES_PATH = '/dashboard/user-management/roles';
export const PERMISSIONS_PATH = '/dashboard/user-management/permissions';

export const RECENT_DONATIONS_PATH = '/dashboard/donations/recent-donations';
export const DONATION_REPORTS_PATH = '/dashboard/donations/donation-reports';
export const CAMPAIGN_PERFORMANCE_PATH = '/dashboard/donations/campaign-performance';

export const MY_DONATIONS_PATH = '/dashboard/my-donations';
export const IMPACT_REPORTS_PATH = '/dashboard/impact-reports';
export const TAX_RECEIPTS_PATH = '/dashboard/tax-receipts';
export const RECURRING_DONATIONS_PATH = '/dashboard/recurring-donations';
