import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { dashboardPaths } from '../../core/navigation/access';
import {
  ACTIVE_CAMPAIGNS_PATH,
  ADMIN_PATH,
  CAMPAIGN_PERFORMANCE_PATH,
  CAMPAIGN_REPORTS_PATH,
  CREATE_CAMPAIGN_PATH,
  DASHBOARD_PATH,
  DONATION_REPORTS_PATH,
  FIRST_ADMIN_PATH,
  FORGOTTEN_PASSWORD_PATH,
  HOME_PATH,
  IMPACT_REPORTS_PATH,
  INVITATION_PATH,
  LOGIN_PATH,
  MY_DONATIONS_PATH,
  PERMISSIONS_PATH,
  PROFILE_PATH,
  RECENT_DONATIONS_PATH,
  RECURRING_DONATIONS_PATH,
  RESET_PASSWORD_PATH,
  ROLES_PATH,
  SETTINGS_PATH,
  SIGNUP_PATH,
  TAX_RECEIPTS_PATH,
  USER_PATH,
  USERS_PATH,
} from '../../core/navigation/paths';
import { AppFrame } from './app-frame';
import { ErrorScreen } from './error-screen';
import { SessionGuard } from './session-guard';
import { DashboardSkeleton } from './skeletons/dashboard-skeleton';

/** The pages of the dashboard's areas, whose list is fetched when one of them is opened. */
export type AreaPageName =
  | 'admin'
  | 'profile'
  | 'allUsers'
  | 'roles'
  | 'permissions'
  | 'activeCampaigns'
  | 'createCampaign'
  | 'campaignReports'
  | 'recentDonations'
  | 'settings'
  | 'myDonations'
  | 'impactReports'
  | 'recurringDonations'
  | 'taxReceipts'
  | 'taxReceipts'
  | 'donationReports'
  | 'campaignPerformance';

/** The pages of the app. 'dashboard' stands around those after it, and 'notBuilt' for areas that are not built yet. */
type PageName =
  | AreaPageName
  | 'landing'
  | 'login'
  | 'signup'
  | 'invitation'
  | 'forgottenPassword'
  | 'resetPassword'
  | 'dashboard'
  | 'home'
  | 'notBuilt';

/** Fetches the code of each page and what it needs; the composition implements it. */
export type PageLoaders = Readonly<Record<PageName, () => Promise<ComponentType>>> & {
  /** Null where there is no server. */
  readonly firstAdmin: (() => Promise<ComponentType>) | null;
};

/**
 * The routes that the build prerenders, by the mark on their HTML: each is a folder with a page of its own. Of the
 * dashboard it is what its guard shows until the session is known. 'first-admin' is in builds for a server only.
 */
export const PRERENDERED = {
  login: 'login',
  signup: 'signup',
  invitation: 'invitation',
  'forgotten-password': 'forgotten-password',
  'reset-password': 'reset-password',
  'first-admin': 'first-admin',
  dashboard: 'dashboard',
} as const;

/** What stands at which path of the dashboard; every other menu path says that it is not built yet. */
const DASHBOARD_PAGES: Readonly<Record<string, PageName>> = {
  [DASHBOARD_PATH]: 'home',
  [HOME_PATH]: 'home',
  [USER_PATH]: 'home',
  [PROFILE_PATH]: 'profile',
  [ADMIN_PATH]: 'admin',
  [SETTINGS_PATH]: 'settings',
  [ACTIVE_CAMPAIGNS_PATH]: 'activeCampaigns',
  [CREATE_CAMPAIGN_PATH]: 'createCampaign',
  [CAMPAIGN_REPORTS_PATH]: 'campaignReports',
  [USERS_PATH]: 'allUsers',
  [ROLES_PATH]: 'roles',
  [PERMISSIONS_PATH]: 'permissions',
  [RECENT_DONATIONS_PATH]: 'recentDonations',
  [DONATION_REPORTS_PATH]: 'donationReports',
  [CAMPAIGN_PERFORMANCE_PATH]: 'campaignPerformance',
  [MY_DONATIONS_PATH]: 'myDonations',
  [IMPACT_REPORTS_PATH]: 'impactReports',
  [TAX_RECEIPTS_PATH]: 'taxReceipts',
  [RECURRING_DONATIONS_PATH]: 'recurringDonations',
};

/** /login, /signup, and one route for every entry of every menu. Any other path is the landing page. */
export function appRoutes(pages: PageLoaders): RouteObject[] {
  const { firstAdmin } = pages;
  const lazy = (name: PageName) => async () => ({ Component: await pages[name]() });
  return [
    {
      Component: AppFrame,
      ErrorBoundary: ErrorScreen,
      HydrateFallback: DashboardSkeleton,
      children: [
        { id: PRERENDERED.login, path: LOGIN_PATH, lazy: lazy('login') },
        { id: PRERENDERED.signup, path: SIGNUP_PATH, lazy: lazy('signup') },
        { id: PRERENDERED.invitation, path: INVITATION_PATH, lazy: lazy('invitation') },
        {
          id: PRERENDERED['forgotten-password'],
          path: FORGOTTEN_PASSWORD_PATH,
          lazy: lazy('forgottenPassword'),
        },
        { id: PRERENDERED['reset-password'], path: RESET_PASSWORD_PATH, lazy: lazy('resetPassword') },
        ...(firstAdmin
          ? [
              {
                id: PRERENDERED['first-admin'],
                path: FIRST_ADMIN_PATH,
                lazy: async () => ({ Component: await firstAdmin() }),
              },
            ]
          : []),
        {
          id: PRERENDERED.dashboard,
          Component: SessionGuard,
          children: [
            {
              lazy: lazy('dashboard'),
              children: dashboardPaths().map((path) => ({
                path,
                lazy: lazy(DASHBOARD_PAGES[path] ?? 'notBuilt'),
              })),
            },
          ],
        },
        { path: '*', lazy: lazy('landing') },
      ],
    },
  ];
}
