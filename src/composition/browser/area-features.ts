import type { ModuleLoader } from '../shared/container';
import { areaBackEnd } from './area-back-end';
import { features, inboxPorts } from './features';

const admin: readonly ModuleLoader[] = [
  ...features.campaigns,
  areaBackEnd.pictures,
  () => import('./modules/admin.module').then((file) => file.adminModule),
];

/** The settings and the mails of the site for people at work. */
const settingsPorts: readonly ModuleLoader[] = [
  areaBackEnd.settings,
  () => import('./modules/settings-ports.module').then((file) => file.settingsPortsModule),
];

/** The modules behind each area of the dashboard, fetched by the pages that show it. */
export const areaFeatures = {
  admin,
  giving: [
    ...admin,
    areaBackEnd.giving,
    () => import('./modules/giving.module').then((file) => file.givingModule),
  ],
  ownGiving: [
    ...features.campaigns,
    areaBackEnd.giving,
    () => import('./modules/own-giving.module').then((file) => file.ownGivingModule),
  ],
  editor: [() => import('./modules/editor.module').then((file) => file.editorModule)],
  settings: [...settingsPorts, () => import('./modules/settings.module').then((file) => file.settingsModule)],
  inbox: [
    ...inboxPorts,
    ...settingsPorts,
    () => import('./modules/inbox.module').then((file) => file.inboxModule),
  ],
  profile: [
    areaBackEnd.people,
    areaBackEnd.pictures,
    () => import('./modules/profile.module').then((file) => file.profileModule),
  ],
  overview: [...features.waiting, ...areaBackEnd.overview.modules],
  people: [
    areaBackEnd.people,
    ...settingsPorts,
    () => import('./modules/people.module').then((file) => file.peopleModule),
  ],
} satisfies Record<string, readonly ModuleLoader[]>;
