import { createElement, lazy } from 'react';
import type { AreaPageName, PageLoaders } from '../../ui/app/router';
import type { loaderInto } from '../shared/container';
import { areaBackEnd } from './area-back-end';
import { areaFeatures } from './area-features';

/** Fetches the pages of the dashboard's areas. They stand apart, so that sign-in and Home do not carry the list of them. */
export function areaLoaders(page: ReturnType<typeof loaderInto>): Pick<PageLoaders, AreaPageName> {
  const fetchContentTab = page(areaFeatures.editor, () =>
    import('../../ui/content/content-tab').then((file) => file.ContentTab),
  );
  const ContentTab = lazy(async () => ({ default: await fetchContentTab() }));
  const fetchOverview = page(areaFeatures.overview, areaBackEnd.overview.part);
  const Overview = lazy(async () => ({ default: await fetchOverview() }));
  const fetchMessagesTab = page(areaFeatures.messages, () =>
    import('../../ui/messages/messages-tab').then((file) => file.MessagesTab),
  );
  const MessagesTab = lazy(async () => ({ default: await fetchMessagesTab() }));
  return {
    admin: page(areaFeatures.admin, async () => {
      const { AdminPage } = await import('../../ui/dashboard/admin/admin-page');
      return () => createElement(AdminPage, { Overview, ContentTab, MessagesTab });
    }),
    activeCampaigns: page(areaFeatures.admin, () =>
      import('../../ui/campaigns/admin/campaign-management').then((file) => file.ActiveCampaignsPage),
    ),
    createCampaign: page(areaFeatures.admin, () =>
      import('../../ui/campaigns/admin/create-campaign-page').then((file) => file.CreateCampaignPage),
    ),
    campaignReports: page(areaFeatures.admin, () =>
      import('../../ui/campaigns/admin/campaign-reports-page').then((file) => file.CampaignReportsPage),
    ),
    allUsers: page(areaFeatures.people, () =>
      import('../../ui/people/all-users-page').then((file) => file.AllUsersPage),
    ),
    roles: page(areaFeatures.people, () =>
      import('../../ui/people/roles/roles-page').then((file) => file.RolesPage),
    ),
    permissions: page(areaFeatures.people, () =>
      import('../../ui/people/permissions/permissions-page').then((file) => file.PermissionsPage),
    ),
    donationReports: page(areaFeatures.giving, () =>
      import('../../ui/gifts/figures/donation-reports-page').then((file) => file.DonationReportsPage),
    ),
    campaignPerformance: page(areaFeatures.giving, () =>
      import('../../ui/gifts/figures/campaign-performance-page').then((file) => file.CampaignPerformancePage),
    ),
    recentDonations: page(
      [...areaFeatures.giving, ...areaFeatures.messages, ...areaFeatures.settings],
      async () => {
        const [
          { RecentDonationsPage },
          { GiftsTab },
          { PickupsTab },
          { ReceiptsTab },
          { DonorPlansTab },
          { recentDonationsTexts },
        ] = await Promise.all([
          import('../../ui/gifts/recent-donations-page'),
          import('../../ui/gifts/gifts-tab'),
          import('../../ui/pickups/pickups-tab'),
          import('../../ui/receipts/receipts-tab'),
          import('../../ui/plans/donor-plans-tab'),
          import('../../ui/gifts/recent-donations.texts'),
        ]);
        const kinds = [
          { key: 'gifts', label: recentDonationsTexts.gifts, Content: GiftsTab },
          { key: 'pickups', label: recentDonationsTexts.pickups, Content: PickupsTab },
          { key: 'receipts', label: recentDonationsTexts.receipts, Content: ReceiptsTab },
          { key: 'plans', label: recentDonationsTexts.plans, Content: DonorPlansTab },
        ];
        return () => createElement(RecentDonationsPage, { kinds });
      },
    ),
    myDonations: page(areaFeatures.ownGiving, () =>
      import('../../ui/gifts/own/my-donations-page').then((file) => file.MyDonationsPage),
    ),
    impactReports: page(areaFeatures.ownGiving, () =>
      import('../../ui/gifts/own/impact-reports-page').then((file) => file.ImpactReportsPage),
    ),
    taxReceipts: page(areaFeatures.ownGiving, () =>
      import('../../ui/gifts/own/tax-receipts-page').then((file) => file.TaxReceiptsPage),
    ),
    recurringDonations: page(areaFeatures.ownGiving, async () => {
      const [{ RecurringDonationsPage }, { readConfiguration }] = await Promise.all([
        import('../../ui/gifts/own/recurring-donations-page'),
        import('./configuration'),
      ]);
      const { donationFormUrl } = readConfiguration(import.meta.env);
      return () => createElement(RecurringDonationsPage, { donationFormUrl });
    }),
    settings: page(areaFeatures.settings, () =>
      import('../../ui/settings/settings-page').then((file) => file.SettingsPage),
    ),
    profile: page(areaFeatures.profile, () =>
      import('../../ui/account/profile/profile-page').then((file) => file.ProfilePage),
    ),
  };
}
