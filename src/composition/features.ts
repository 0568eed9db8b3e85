import { backEnd } from './back-end';
import type { ModuleLoader } from './container';

const campaigns: readonly ModuleLoader[] = [
  backEnd.campaigns,
  () => import('./campaigns.module').then((file) => file.campaignsModule),
];

const signIn: readonly ModuleLoader[] = [
  backEnd.signIn,
  () => import('./login.module').then((file) => file.loginModule),
];

const admin: readonly ModuleLoader[] = [
  ...campaigns,
  backEnd.pictures,
  () => import('./admin.module').then((file) => file.adminModule),
];

const waiting: readonly ModuleLoader[] = [
  backEnd.inbox,
  () => import('./waiting.module').then((file) => file.waitingModule),
];

/** The modules behind each feature, fetched by the pages and parts that show it. */
export const features = {
  campaigns,
  forms: [backEnd.forms, () => import('./public-forms.module').then((file) => file.publicFormsModule)],
  signIn,
  dashboard: [...signIn, () => import('./dashboard.module').then((file) => file.dashboardModule)],
  admin,
  giving: [...admin, backEnd.giving, () => import('./giving.module').then((file) => file.givingModule)],
  ownGiving: [
    ...campaigns,
    backEnd.giving,
    () => import('./own-giving.module').then((file) => file.ownGivingModule),
  ],
  editor: [backEnd.publishing, () => import('./editor.module').then((file) => file.editorModule)],
  waiting,
  accountLinks: [
    backEnd.accountLinks,
    () => import('./account-links.module').then((file) => file.accountLinksModule),
  ],
  settings: [backEnd.settings, () => import('./settings.module').then((file) => file.settingsModule)],
  inbox: [backEnd.inbox, backEnd.settings, () => import('./inbox.module').then((file) => file.inboxModule)],
  profile: [
    backEnd.people,
    backEnd.pictures,
    () => import('./profile.module').then((file) => file.profileModule),
  ],
  overview: [...waiting, ...backEnd.overview.modules],
  people: [
    backEnd.people,
    backEnd.settings,
    () => import('./people.module').then((file) => file.peopleModule),
  ],
} satisfies Record<string, readonly ModuleLoader[]>;
