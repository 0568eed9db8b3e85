import type { ComponentType } from 'react';
import type { ModuleLoader } from '../shared/container';

/** The adapters for the areas of the dashboard, in addition to those in back-end.ts. */
interface AreaBackEnd {
  readonly people: ModuleLoader;
  /** The first tab of the admin view, with what it needs: computed from what is recorded, or samples. */
  readonly overview: {
    readonly modules: readonly ModuleLoader[];
    readonly part: () => Promise<ComponentType>;
  };
  /** The gift book. */
  readonly giving: ModuleLoader;
  /** Uploading pictures, looking after those that were uploaded, and what becomes of words that the editor has saved. */
  readonly pictures: ModuleLoader;
  /** The foundation's settings, and the mails of the site. */
  readonly settings: ModuleLoader;
}

/** Chosen by the build, as in back-end.ts. */
export const areaBackEnd: AreaBackEnd =
  import.meta.env.VITE_BACK_END === 'server'
    ? {
        people: () => import('./server/server-people.module').then((file) => file.serverPeopleModule),
        overview: {
          modules: [
            () => import('./server/server-people.module').then((file) => file.serverPeopleModule),
            () => import('./modules/people.module').then((file) => file.peopleModule),
            () => import('./modules/overview.module').then((file) => file.overviewModule),
          ],
          part: () =>
            import('../../ui/dashboard/admin/computed-overview').then((file) => file.ComputedOverview),
        },
        giving: () => import('./server/server-giving.module').then((file) => file.serverGivingModule),
        pictures: () => import('./server/server-pictures.module').then((file) => file.serverPicturesModule),
        settings: () => import('./server/server-settings.module').then((file) => file.serverSettingsModule),
      }
    : {
        people: () =>
          import('../simulation/modules/mock-people.module').then((file) => file.mockPeopleModule),
        overview: {
          modules: [],
          part: () => import('../../ui/dashboard/admin/sample-overview').then((file) => file.SampleOverview),
        },
        giving: () =>
          import('../simulation/modules/mock-giving.module').then((file) => file.mockGivingModule),
        pictures: () =>
          import('../simulation/modules/mock-pictures.module').then((file) => file.mockPicturesModule),
        settings: () =>
          import('../simulation/modules/mock-settings.module').then((file) => file.mockSettingsModule),
      };
