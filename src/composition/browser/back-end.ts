import type { ModuleLoader } from '../shared/container';
import { mockSiteModule } from '../simulation/modules/mock-site.module';
import { serverSiteModule } from './server/server-site.module';

const SIMULATED = import.meta.env.VITE_BACK_END !== 'server';

/**
 * Who answers: a simulation in the person's own browser, or the site's server. The build puts the value of VITE_BACK_END in here
 * and leaves out the other one, with everything that only the other one imports. Areas are in areas.ts.
 */
export const backEnd = {
  /** What every page needs: the session, the site's content and its pictures. */
  site: SIMULATED ? mockSiteModule : serverSiteModule,
  /** The page on which the first admin is made, and its wiring; a simulation has its accounts. */
  firstAdmin: SIMULATED
    ? null
    : {
        module: () =>
          import('./server/server-first-admin.module').then((file) => file.serverFirstAdminModule),
        page: () =>
          import('../../ui/account/first-admin/first-admin-page').then((file) => file.FirstAdminPage),
      },
};

const signIn = [() => import('./modules/login.module').then((file) => file.loginModule)];

/**
 * The modules behind each feature of the public pages, the sign-in and Home, fetched by the pages and parts that show it;
 * dashboard-pages.ts names those of the dashboard's pages.
 */
export const features = {
  campaigns: [
    SIMULATED
      ? () => import('../simulation/modules/mock-campaigns.module').then((file) => file.mockCampaignsModule)
      : () => import('./server/server-campaigns.module').then((file) => file.serverCampaignsModule),
    () => import('./modules/campaigns.module').then((file) => file.campaignsModule),
  ],
  publicEvents: [
    SIMULATED
      ? () =>
          import('../simulation/modules/mock-public-events.module').then(
            (file) => file.mockPublicEventsModule,
          )
      : () => import('./server/server-public-events.module').then((file) => file.serverPublicEventsModule),
  ],
  forms: [
    () => import('./modules/public-forms.module').then((file) => file.publicFormsModule),
    () => import('./modules/shelf/wanted-sizes.module').then((file) => file.wantedSizesModule),
  ],
  signIn,
  dashboard: [...signIn, () => import('./modules/dashboard.module').then((file) => file.dashboardModule)],
  accountLinks: [() => import('./modules/account-links.module').then((file) => file.accountLinksModule)],
} satisfies Record<string, readonly ModuleLoader[]>;
