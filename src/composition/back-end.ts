import type { ContainerModule } from 'inversify';
import type { ComponentType } from 'react';
import type { ModuleLoader } from './container';
import { mockSiteModule } from './mock-site.module';
import { serverSiteModule } from './server-site.module';

/** The adapters of everything that a back end answers. */
interface BackEnd {
  /** What every page needs: the session, the site's content and its pictures. */
  readonly site: ContainerModule;
  /** The rest travels with the first page that needs it. */
  readonly signIn: ModuleLoader;
  readonly campaigns: ModuleLoader;
  readonly forms: ModuleLoader;
  /** What came in by the forms: messages and pickups. */
  readonly inbox: ModuleLoader;
  readonly people: ModuleLoader;
  /** The first tab of the admin view, with what it needs: computed from what is recorded, or samples. */
  readonly overview: {
    readonly modules: readonly ModuleLoader[];
    readonly part: () => Promise<ComponentType>;
  };
  /** The gift book. */
  readonly giving: ModuleLoader;
  /** Uploading pictures, and looking after those that were uploaded. */
  readonly pictures: ModuleLoader;
  /** What becomes of words that the editor has saved. */
  readonly publishing: ModuleLoader;
  /** The foundation's settings, and the mails of the site. */
  readonly settings: ModuleLoader;
  /** Choosing a password by a link. */
  readonly accountLinks: ModuleLoader;
  /** Whether the sign-in page leads there. The specified simulation's does not. */
  readonly sendsPasswordLinks: boolean;
  /** The page on which the first admin is made, and its wiring; a simulation has its accounts. */
  readonly firstAdmin: {
    readonly module: ModuleLoader;
    readonly page: () => Promise<ComponentType>;
  } | null;
}

/**
 * Decides who answers: the site's server, or a simulation in the person's own browser. The build puts the value of
 * VITE_BACK_END in here and leaves out the other one, with everything that only the other one imports.
 */
export const backEnd: BackEnd =
  import.meta.env.VITE_BACK_END === 'server'
    ? {
        site: serverSiteModule,
        signIn: () => import('./server-sign-in.module').then((file) => file.serverSignInModule),
        campaigns: () => import('./server-campaigns.module').then((file) => file.serverCampaignsModule),
        inbox: () => import('./server-inbox.module').then((file) => file.serverInboxModule),
        forms: () => import('./server-forms.module').then((file) => file.serverFormsModule),
        people: () => import('./server-people.module').then((file) => file.serverPeopleModule),
        overview: {
          modules: [
            () => import('./server-people.module').then((file) => file.serverPeopleModule),
            () => import('./people.module').then((file) => file.peopleModule),
            () => import('./overview.module').then((file) => file.overviewModule),
          ],
          part: () => import('../ui/dashboard/admin/computed-overview').then((file) => file.ComputedOverview),
        },
        giving: () => import('./server-giving.module').then((file) => file.serverGivingModule),
        pictures: () => import('./server-pictures.module').then((file) => file.serverPicturesModule),
        publishing: () => import('./server-publishing.module').then((file) => file.serverPublishingModule),
        settings: () => import('./server-settings.module').then((file) => file.serverSettingsModule),
        accountLinks: () =>
          import('./server-account-links.module').then((file) => file.serverAccountLinksModule),
        sendsPasswordLinks: true,
        firstAdmin: {
          module: () => import('./server-first-admin.module').then((file) => file.serverFirstAdminModule),
          page: () => import('../ui/first-admin/first-admin-page').then((file) => file.FirstAdminPage),
        },
      }
    : {
        site: mockSiteModule,
        signIn: () => import('./mock-sign-in.module').then((file) => file.mockSignInModule),
        campaigns: () => import('./mock-campaigns.module').then((file) => file.mockCampaignsModule),
        inbox: () => import('./mock-inbox.module').then((file) => file.mockInboxModule),
        forms: () => import('./mock-forms.module').then((file) => file.mockFormsModule),
        people: () => import('./mock-people.module').then((file) => file.mockPeopleModule),
        overview: {
          modules: [],
          part: () => import('../ui/dashboard/admin/sample-overview').then((file) => file.SampleOverview),
        },
        giving: () => import('./mock-giving.module').then((file) => file.mockGivingModule),
        pictures: () => import('./mock-pictures.module').then((file) => file.mockPicturesModule),
        publishing: () => import('./mock-publishing.module').then((file) => file.mockPublishingModule),
        settings: () => import('./mock-settings.module').then((file) => file.mockSettingsModule),
        accountLinks: () => import('./mock-account-links.module').then((file) => file.mockAccountLinksModule),
        sendsPasswordLinks: false,
        firstAdmin: null,
      };
