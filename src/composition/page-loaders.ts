import type { Container, ContainerModule } from 'inversify';
import { createElement, lazy } from 'react';
import type { PageLoaders } from '../ui/app/router';

/**
 * Fetches each page together with the modules that it needs, so that a page's code and its wiring travel in the same
 * chunks. A module is loaded into the container once, however many pages name it.
 */
export function pageLoaders(container: Container): PageLoaders {
  const loaded = new Set<ContainerModule>();
  const need = (...modules: readonly ContainerModule[]) => {
    for (const module of modules) {
      if (loaded.has(module)) continue;
      loaded.add(module);
      container.load(module);
    }
  };
  return {
    landing: async () => {
      const [modules, { publicFormsModule }, { mockFormsModule }, { LandingInApp }] = await Promise.all([
        campaignModules(),
        import('./public-forms.module'),
        import('./mock-forms.module'),
        import('./landing-in-app'),
      ]);
      need(...modules, publicFormsModule, mockFormsModule);
      return LandingInApp;
    },
    login: async () => {
      const [{ loginModule }, { LoginPage }] = await Promise.all([
        import('./login.module'),
        import('../ui/login/login-page'),
      ]);
      need(loginModule);
      return LoginPage;
    },
    signup: async () => (await import('../ui/signup/signup-page')).SignupPage,
    dashboard: async () => {
      const [{ dashboardModule }, { DashboardShell }] = await Promise.all([
        import('./dashboard.module'),
        import('../ui/dashboard/shell/dashboard-shell'),
      ]);
      need(dashboardModule);
      return DashboardShell;
    },
    home: async () => {
      const [modules, { HomePage }] = await Promise.all([
        campaignModules(),
        import('../ui/dashboard/home/home-page'),
      ]);
      need(...modules);
      return HomePage;
    },
    admin: async () => {
      const [modules, { AdminPage }] = await Promise.all([
        campaignAdminModules(),
        import('../ui/dashboard/admin/admin-page'),
      ]);
      need(...modules);
      const ContentTab = lazy(async () => {
        const [{ editorModule }, page] = await Promise.all([
          import('./editor.module'),
          import('../ui/editor/content-tab'),
        ]);
        need(editorModule);
        return { default: page.ContentTab };
      });
      return () => createElement(AdminPage, { ContentTab });
    },
    activeCampaigns: async () => {
      const [modules, { ActiveCampaignsPage }] = await Promise.all([
        campaignAdminModules(),
        import('../ui/campaigns/admin/active-campaigns-page'),
      ]);
      need(...modules);
      return ActiveCampaignsPage;
    },
    createCampaign: async () => {
      const [modules, { CreateCampaignPage }] = await Promise.all([
        campaignAdminModules(),
        import('../ui/campaigns/admin/create-campaign-page'),
      ]);
      need(...modules);
      return CreateCampaignPage;
    },
    campaignReports: async () => {
      const [modules, { CampaignReportsPage }] = await Promise.all([
        campaignAdminModules(),
        import('../ui/campaigns/admin/campaign-reports-page'),
      ]);
      need(...modules);
      return CampaignReportsPage;
    },
    profile: async () => (await import('../ui/dashboard/profile/profile-page')).ProfilePage,
    notBuilt: async () => (await import('../ui/dashboard/not-built/not-built-page')).NotBuiltPage,
  };
}

async function campaignModules(): Promise<ContainerModule[]> {
  const [{ campaignsModule }, { mockCampaignsModule }] = await Promise.all([
    import('./campaigns.module'),
    import('./mock-campaigns.module'),
  ]);
  return [campaignsModule, mockCampaignsModule];
}

async function campaignAdminModules(): Promise<ContainerModule[]> {
  const [modules, { campaignsAdminModule }, { picturesModule }] = await Promise.all([
    campaignModules(),
    import('./campaigns-admin.module'),
    import('./pictures.module'),
  ]);
  return [...modules, campaignsAdminModule, picturesModule];
}
