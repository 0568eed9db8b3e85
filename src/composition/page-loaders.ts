import type { Container } from 'inversify';
import { createElement, lazy } from 'react';
import type { PageLoaders } from '../ui/app/router';
import { fetchInto } from './container';
import { features } from './features';

/** Fetches each page together with the features that it shows, so that a page's code and its wiring travel together. */
export function pageLoaders(container: Container): PageLoaders {
  const fetchPage = fetchInto(container);
  const ContentTab = lazy(async () => ({
    default: await fetchPage(
      () => import('../ui/editor/content-tab').then((file) => file.ContentTab),
      features.editor,
    ),
  }));
  return {
    landing: () =>
      fetchPage(
        () => import('./landing-in-app').then((file) => file.LandingInApp),
        [...features.campaigns, ...features.forms],
      ),
    login: () =>
      fetchPage(() => import('../ui/login/login-page').then((file) => file.LoginPage), features.signIn),
    signup: () => import('../ui/signup/signup-page').then((file) => file.SignupPage),
    dashboard: () =>
      fetchPage(
        () => import('../ui/dashboard/shell/dashboard-shell').then((file) => file.DashboardShell),
        features.dashboard,
      ),
    home: () =>
      fetchPage(
        () => import('../ui/dashboard/home/home-page').then((file) => file.HomePage),
        features.campaigns,
      ),
    admin: async () => {
      const AdminPage = await fetchPage(
        () => import('../ui/dashboard/admin/admin-page').then((file) => file.AdminPage),
        features.admin,
      );
      return () => createElement(AdminPage, { ContentTab });
    },
    activeCampaigns: () =>
      fetchPage(
        () => import('../ui/campaigns/admin/active-campaigns-page').then((file) => file.ActiveCampaignsPage),
        features.admin,
      ),
    createCampaign: () =>
      fetchPage(
        () => import('../ui/campaigns/admin/create-campaign-page').then((file) => file.CreateCampaignPage),
        features.admin,
      ),
    campaignReports: () =>
      fetchPage(
        () => import('../ui/campaigns/admin/campaign-reports-page').then((file) => file.CampaignReportsPage),
        features.admin,
      ),
    profile: () => import('../ui/dashboard/profile/profile-page').then((file) => file.ProfilePage),
    notBuilt: () => import('../ui/dashboard/not-built/not-built-page').then((file) => file.NotBuiltPage),
  };
}
