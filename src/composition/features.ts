import { backEnd } from './back-end';
import type { ModuleLoader } from './container';

const signIn: readonly ModuleLoader[] = [
  backEnd.signIn,
  () => import('./login.module').then((file) => file.loginModule),
];

/** Messages and pickups for people at work. */
export const inboxPorts: readonly ModuleLoader[] = [
  backEnd.inbox,
  () => import('./inbox-ports.module').then((file) => file.inboxPortsModule),
];

/**
 * The modules behind each feature of the public pages, the sign-in and Home, fetched by the pages and parts that show it;
 * area-features.ts names those of the dashboard's areas.
 */
export const features = {
  campaigns: [backEnd.campaigns, () => import('./campaigns.module').then((file) => file.campaignsModule)],
  forms: [backEnd.forms, () => import('./public-forms.module').then((file) => file.publicFormsModule)],
  signIn,
  dashboard: [...signIn, () => import('./dashboard.module').then((file) => file.dashboardModule)],
  waiting: [...inboxPorts, () => import('./waiting.module').then((file) => file.waitingModule)],
  accountLinks: [
    backEnd.accountLinks,
    () => import('./account-links.module').then((file) => file.accountLinksModule),
  ],
} satisfies Record<string, readonly ModuleLoader[]>;
