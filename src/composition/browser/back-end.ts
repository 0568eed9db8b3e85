import type { ContainerModule } from 'inversify';
import type { ComponentType } from 'react';
import type { ModuleLoader } from '../shared/container';
import { mockSiteModule } from '../simulation/modules/mock-site.module';
import { serverSiteModule } from './server/server-site.module';

/** The adapters that the public pages, the sign-in and Home need; area-back-end.ts names the rest. */
interface BackEnd {
  /** What every page needs: the session, the site's content and its pictures. */
  readonly site: ContainerModule;
  /** The rest travels with the first page that needs it. */
  readonly signIn: ModuleLoader;
  readonly campaigns: ModuleLoader;
  readonly forms: ModuleLoader;
  /** What came in by the forms: messages and pickups. */
  readonly messages: ModuleLoader;
  /** Choosing a password by a link. */
  readonly accountLinks: ModuleLoader;
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
        signIn: () => import('./server/server-sign-in.module').then((file) => file.serverSignInModule),
        campaigns: () =>
          import('./server/server-campaigns.module').then((file) => file.serverCampaignsModule),
        messages: () => import('./server/server-messages.module').then((file) => file.serverMessagesModule),
        forms: () => import('./server/server-forms.module').then((file) => file.serverFormsModule),
        accountLinks: () =>
          import('./server/server-account-links.module').then((file) => file.serverAccountLinksModule),
        firstAdmin: {
          module: () =>
            import('./server/server-first-admin.module').then((file) => file.serverFirstAdminModule),
          page: () =>
            import('../../ui/account/first-admin/first-admin-page').then((file) => file.FirstAdminPage),
        },
      }
    : {
        site: mockSiteModule,
        signIn: () =>
          import('../simulation/modules/mock-sign-in.module').then((file) => file.mockSignInModule),
        campaigns: () =>
          import('../simulation/modules/mock-campaigns.module').then((file) => file.mockCampaignsModule),
        messages: () =>
          import('../simulation/modules/mock-messages.module').then((file) => file.mockMessagesModule),
        forms: () => import('../simulation/modules/mock-forms.module').then((file) => file.mockFormsModule),
        accountLinks: () =>
          import('../simulation/modules/mock-account-links.module').then(
            (file) => file.mockAccountLinksModule,
          ),
        firstAdmin: null,
      };
