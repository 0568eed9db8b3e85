/** Where people sign in. */
export const LOGIN_PATH = '/login';

/** Where people read how to get an account. */
export const SIGNUP_PATH = '/signup';

/** Protected; shows the home view. */
export const DASHBOARD_PATH = '/dashboard';

/** The home view, and where a person goes who may not open what they asked for. */
export const HOME_PATH = '/dashboard/home';

/** The admin view with campaigns and content. */
export const ADMIN_PATH = '/dashboard/admin';

/** Also shows the home view. */
export const USER_PATH = '/dashboard/user';

/** The signed-in person's own data. */
export const PROFILE_PATH = '/dashboard/profile';

/** An admin's list of the campaigns that visitors see. */
export const ACTIVE_CAMPAIGNS_PATH = '/dashboard/campaigns/active-campaigns';

/** Where an admin starts a campaign. */
export const CREATE_CAMPAIGN_PATH = '/dashboard/campaigns/create-campaign';

/** The figures of every campaign. */
export const CAMPAIGN_REPORTS_PATH = '/dashboard/campaigns/campaign-reports';
