import type { ModuleLoader } from '../shared/container';
import { areaBackEnd } from './area-back-end';
import { backEnd } from './back-end';
import { features } from './features';

const admin: readonly ModuleLoader[] = [
  ...features.campaigns,
  areaBackEnd.pictures,
  () => import('./modules/admin.module').then((file) => file.adminModule),
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
  settings: [
    areaBackEnd.settings,
    () => import('./modules/settings.module').then((file) => file.settingsModule),
  ],
  messages: [
    backEnd.messages,
    areaBackEnd.settings,
    () => import('./modules/messages.module').then((file) => file.messagesModule),
  ],
  profile: [
    areaBackEnd.people,
    areaBackEnd.pictures,
    () => import('./modules/profile.module').then((file) => file.profileModule),
  ],
  overview: [...features.waiting, ...areaBackEnd.overview.modules],
  people: [
    areaBackEnd.people,
    areaBackEnd.settings,
    () => import('./modules/people.module').then((file) => file.peopleModule),
  ],
} satisfies Record<string, readonly ModuleLoader[]>;
