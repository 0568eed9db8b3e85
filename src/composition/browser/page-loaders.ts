import type { Container } from 'inversify';
import { createElement, lazy } from 'react';
import type { AreaPageName, PageLoaders } from '../../ui/app/router';
import { loaderInto } from '../shared/container';
import { backEnd } from './back-end';
import { features } from './features';

/** Fetches each page together with the features that it shows, so that a page's code and its wiring travel together. */
export function pageLoaders(container: Container): PageLoaders {
  const page = loaderInto(container);
  /** The code of an area, by way of the list of areas. */
  const area = (name: AreaPageName) => async () => {
    const { areaLoaders } = await import('./area-loaders');
    return areaLoaders(page)[name]();
  };
  const fetchWaitingToday = page(features.waiting, () =>
    import('../../ui/dashboard/waiting/waiting-today').then((file) => file.WaitingToday),
  );
  const WaitingToday = lazy(async () => ({ default: await fetchWaitingToday() }));
  return {
    landing: page([...features.campaigns, ...features.forms], () =>
      import('./landing-in-app').then((file) => file.LandingInApp),
    ),
    login: page(features.signIn, () =>
      import('../../ui/account/login/login-page').then((file) => file.LoginPage),
    ),
    signup: () => import('../../ui/account/signup/signup-page').then((file) => file.SignupPage),
    firstAdmin: backEnd.firstAdmin && page([backEnd.firstAdmin.module], backEnd.firstAdmin.page),
    invitation: page(features.accountLinks, () =>
      import('../../ui/account/links/choose-password-page').then((file) => file.InvitationPage),
    ),
    resetPassword: page(features.accountLinks, () =>
      import('../../ui/account/links/choose-password-page').then((file) => file.ResetPasswordPage),
    ),
    forgottenPassword: page(features.accountLinks, () =>
      import('../../ui/account/links/forgotten-password-page').then((file) => file.ForgottenPasswordPage),
    ),
    dashboard: page(features.dashboard, () =>
      import('../../ui/dashboard/shell/dashboard-shell').then((file) => file.DashboardShell),
    ),
    home: page(features.campaigns, async () => {
      const { HomePage } = await import('../../ui/dashboard/home/home-page');
      return () => createElement(HomePage, { WaitingToday });
    }),
    admin: area('admin'),
    activeCampaigns: area('activeCampaigns'),
    createCampaign: area('createCampaign'),
    campaignReports: area('campaignReports'),
    allUsers: area('allUsers'),
    roles: area('roles'),
    permissions: area('permissions'),
    donationReports: area('donationReports'),
    campaignPerformance: area('campaignPerformance'),
    recentDonations: area('recentDonations'),
    myDonations: area('myDonations'),
    impactReports: area('impactReports'),
    taxReceipts: area('taxReceipts'),
    recurringDonations: area('recurringDonations'),
    settings: area('settings'),
    profile: area('profile'),
    notBuilt: () => import('../../ui/dashboard/not-built/not-built-page').then((file) => file.NotBuiltPage),
  };
}
