import type { ModuleLoader } from '../shared/container';
import { backEnd } from './back-end';

const signIn: readonly ModuleLoader[] = [
  backEnd.signIn,
  () => import('./modules/login.module').then((file) => file.loginModule),
];

/**
 * The modules behind each feature of the public pages, the sign-in and Home, fetched by the pages and parts that show it;
 * area-features.ts names those of the dashboard's areas.
 */
export const features = {
  campaigns: [
    backEnd.campaigns,
    () => import('./modules/campaigns.module').then((file) => file.campaignsModule),
  ],
  forms: [
    backEnd.forms,
    () => import('./modules/public-forms.module').then((file) => file.publicFormsModule),
  ],
  signIn,
  dashboard: [...signIn, () => import('./modules/dashboard.module').then((file) => file.dashboardModule)],
  waiting: [backEnd.messages, () => import('./modules/waiting.module').then((file) => file.waitingModule)],
  accountLinks: [
    backEnd.accountLinks,
    () => import('./modules/account-links.module').then((file) => file.accountLinksModule),
  ],
} satisfies Record<string, readonly ModuleLoader[]>;
