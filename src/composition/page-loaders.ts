import type { Container } from 'inversify';
import { createElement, lazy } from 'react';
import type { PageLoaders } from '../ui/app/router';
import { backEnd } from './back-end';
import { loaderInto } from './container';
import { features } from './features';

/** Fetches each page together with the features that it shows, so that a page's code and its wiring travel together. */
export function pageLoaders(container: Container): PageLoaders {
  const page = loaderInto(container);
  const fetchContentTab = page(features.editor, () =>
    import('../ui/editor/content-tab').then((file) => file.ContentTab),
  );
  const ContentTab = lazy(async () => ({ default: await fetchContentTab() }));
  const fetchOverview = page(features.overview, backEnd.overview.part);
  const Overview = lazy(async () => ({ default: await fetchOverview() }));
  const fetchMessagesTab = page(features.inbox, () =>
    import('../ui/inbox/messages-tab').then((file) => file.MessagesTab),
  );
  const fetchWaitingToday = page(features.waiting, () =>
    import('../ui/dashboard/waiting/waiting-today').then((file) => file.WaitingToday),
  );
  const WaitingToday = lazy(async () => ({ default: await fetchWaitingToday() }));
  const MessagesTab = lazy(async () => ({ default: await fetchMessagesTab() }));
  return {
    landing: page([...features.campaigns, ...features.forms], () =>
      import('./landing-in-app').then((file) => file.LandingInApp),
    ),
    login: page(features.signIn, async () => {
      const { LoginPage } = await import('../ui/login/login-page');
      return () => createElement(LoginPage, { hasPasswordLink: backEnd.sendsPasswordLinks });
    }),
    signup: () => import('../ui/signup/signup-page').then((file) => file.SignupPage),
    firstAdmin: backEnd.firstAdmin && page([backEnd.firstAdmin.module], backEnd.firstAdmin.page),
    invitation: page(features.accountLinks, () =>
      import('../ui/account-links/choose-password-page').then((file) => file.InvitationPage),
    ),
    resetPassword: page(features.accountLinks, () =>
      import('../ui/account-links/choose-password-page').then((file) => file.ResetPasswordPage),
    ),
    forgottenPassword: page(features.accountLinks, () =>
      import('../ui/account-links/forgotten-password-page').then((file) => file.ForgottenPasswordPage),
    ),
    dashboard: page(features.dashboard, () =>
      import('../ui/dashboard/shell/dashboard-shell').then((file) => file.DashboardShell),
    ),
    home: page(features.campaigns, async () => {
      const { HomePage } = await import('../ui/dashboard/home/home-page');
      return () => createElement(HomePage, { WaitingToday });
    }),
    admin: page(features.admin, async () => {
      const { AdminPage } = await import('../ui/dashboard/admin/admin-page');
      return () => createElement(AdminPage, { Overview, ContentTab, MessagesTab });
    }),
    activeCampaigns: page(features.admin, () =>
      import('../ui/campaigns/admin/campaign-management').then((file) => file.ActiveCampaignsPage),
    ),
    createCampaign: page(features.admin, () =>
      import('../ui/campaigns/admin/create-campaign-page').then((file) => file.CreateCampaignPage),
    ),
    campaignReports: page(features.admin, () =>
      import('../ui/campaigns/admin/campaign-reports-page').then((file) => file.CampaignReportsPage),
    ),
    allUsers: page(features.people, () =>
      import('../ui/dashboard/people/all-users-page').then((file) => file.AllUsersPage),
    ),
    roles: page(features.people, () =>
      import('../ui/dashboard/people/roles/roles-page').then((file) => file.RolesPage),
    ),
    permissions: page(features.people, () =>
      import('../ui/dashboard/people/permissions/permissions-page').then((file) => file.PermissionsPage),
    ),
    donationReports: page(features.giving, () =>
      import('../ui/giving/figures/donation-reports-page').then((file) => file.DonationReportsPage),
    ),
    campaignPerformance: page(features.giving, () =>
      import('../ui/giving/figures/campaign-performance-page').then((file) => file.CampaignPerformancePage),
    ),
    recentDonations: page([...features.giving, ...features.inbox, ...features.settings], async () => {
      const [
        { RecentDonationsPage },
        { GiftsTab },
        { PickupsTab },
        { ReceiptsTab },
        { recentDonationsTexts },
      ] = await Promise.all([
        import('../ui/giving/recent-donations-page'),
        import('../ui/giving/gifts/gifts-tab'),
        import('../ui/pickups/pickups-tab'),
        import('../ui/giving/receipts/receipts-tab'),
        import('../ui/giving/recent-donations.texts'),
      ]);
      const kinds = [
        { key: 'gifts', label: recentDonationsTexts.gifts, Content: GiftsTab },
        { key: 'pickups', label: recentDonationsTexts.pickups, Content: PickupsTab },
        { key: 'receipts', label: recentDonationsTexts.receipts, Content: ReceiptsTab },
      ];
      return () => createElement(RecentDonationsPage, { kinds });
    }),
    myDonations: page(features.ownGiving, () =>
      import('../ui/giving/own/my-donations-page').then((file) => file.MyDonationsPage),
    ),
    impactReports: page(features.ownGiving, () =>
      import('../ui/giving/own/impact-reports-page').then((file) => file.ImpactReportsPage),
    ),
    taxReceipts: page(features.ownGiving, () =>
      import('../ui/giving/own/tax-receipts-page').then((file) => file.TaxReceiptsPage),
    ),
    recurringDonations: page(features.ownGiving, async () => {
      const [{ RecurringDonationsPage }, { readConfiguration }] = await Promise.all([
        import('../ui/giving/own/recurring-donations-page'),
        import('./configuration'),
      ]);
      const { donationFormUrl } = readConfiguration(import.meta.env);
      return () => createElement(RecurringDonationsPage, { donationFormUrl });
    }),
    settings: page(features.settings, () =>
      import('../ui/settings/settings-page').then((file) => file.SettingsPage),
    ),
    profile: page(features.profile, () =>
      import('../ui/dashboard/profile/profile-page').then((file) => file.ProfilePage),
    ),
    notBuilt: () => import('../ui/dashboard/not-built/not-built-page').then((file) => file.NotBuiltPage),
  };
}
