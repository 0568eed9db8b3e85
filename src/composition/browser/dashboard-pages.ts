import { type ComponentType, createElement, lazy } from 'react';
import type { PageId, ShownPageId } from '../../core/access/rules';
import type { PageLoader } from '../../ui/app/router';
import type { loaderInto, ModuleLoader } from '../shared/container';
import { fetched } from './areas';
import { features } from './back-end';

const SIMULATED = import.meta.env.VITE_BACK_END !== 'server';

const pictures: ModuleLoader = () => import('./modules/pictures.module').then((file) => file.picturesModule);
const people: ModuleLoader = () => import('./modules/people.module').then((file) => file.peopleModule);
const admin: readonly ModuleLoader[] = [
  ...features.campaigns,
  pictures,
  () => import('./modules/admin.module').then((file) => file.adminModule),
];

const calendarFiles: ModuleLoader = () =>
  import('./modules/events/calendar-files.module').then((file) => file.calendarFilesModule);

const gifts: readonly ModuleLoader[] = [
  ...admin,
  () => import('./modules/gifts.module').then((file) => file.giftsModule),
  fetched('giftBook', 'storedCampaigns'),
];

const ownGifts: readonly ModuleLoader[] = [
  ...features.campaigns,
  () => import('./modules/own-gifts.module').then((file) => file.ownGiftsModule),
];

const settings: ModuleLoader = () => import('./modules/settings.module').then((file) => file.settingsModule);

/** The figures of the overview: computed from what is recorded; the simulation shows samples. */
const overview: readonly ModuleLoader[] = [
  fetched('messages', 'pickups', 'countedApplications'),
  ...(SIMULATED ? [] : [people, fetched('peopleGateway', 'auditLog', 'programs', 'applications', 'events')]),
];

const fetchOverviewPart: PageLoader = SIMULATED
  ? () => import('../../ui/dashboard/admin/sample-overview').then((file) => file.SampleOverview)
  : () => import('../../ui/dashboard/admin/computed-overview').then((file) => file.ComputedOverview);

/**
 * Fetches a page of the dashboard's areas. One with sub-items shows nothing: its path leads to the first of them. A page names the areas
 * that it asks first, so that their code comes along; the code of others comes with their first call.
 */
export async function loadPage(page: ReturnType<typeof loaderInto>, id: PageId): Promise<ComponentType> {
  const loaders: Partial<Record<PageId, PageLoader>> = dashboardPages(page);
  const load = loaders[id];
  return load ? load() : () => null;
}

function dashboardPages(
  page: ReturnType<typeof loaderInto>,
): Readonly<Record<Exclude<ShownPageId, 'home'>, PageLoader>> {
  const fetchContentTab = page(
    [() => import('./modules/editor.module').then((file) => file.editorModule)],
    () => import('../../ui/content/content-tab').then((file) => file.ContentTab),
  );
  const ContentTab = lazy(async () => ({ default: await fetchContentTab() }));
  const fetchOverview = page(overview, fetchOverviewPart);
  const Overview = lazy(async () => ({ default: await fetchOverview() }));
  const fetchMessagesTab = page([fetched('messages', 'pickups', 'settingsStore')], () =>
    import('../../ui/messages/messages-tab').then((file) => file.MessagesTab),
  );
  const MessagesTab = lazy(async () => ({ default: await fetchMessagesTab() }));
  const fetchOwnPrograms = page([fetched('programs')], () =>
    import('../../ui/programs/staff-pages').then((file) => file.ManagedProgramsPage),
  );
  const OwnPrograms = lazy(async () => ({ default: await fetchOwnPrograms() }));
  const fetchManagedEvents = page([calendarFiles, fetched('events', 'programs')], () =>
    import('../../ui/events/staff-pages').then((file) => file.ManagedEventsPage),
  );
  const ManagedEvents = lazy(async () => ({ default: await fetchManagedEvents() }));
  const fetchSessions = page([calendarFiles, fetched('ownSignups', 'ownFeeds')], () =>
    import('../../ui/signups/own/event-pages').then((file) => file.SessionsPage),
  );
  const OwnEvents = lazy(async () => ({ default: await fetchSessions() }));
  const fetchHelping = page([calendarFiles, fetched('ownApplications', 'ownSignups', 'ownHours')], () =>
    import('../../ui/applications/own/helping-page').then((file) => file.HelpingPage),
  );
  const Helping = lazy(async () => ({ default: await fetchHelping() }));
  const fetchSecondStep = page([fetched('ownFactors')], () =>
    import('../../ui/shared/second-step/own-factors-section').then((file) => file.OwnFactorsSection),
  );
  const fetchEndedCalendar = page([fetched('ownFeeds')], () =>
    import('../../ui/calendar/ended-calendar-address').then((file) => file.EndedCalendarAddress),
  );
  const EndedCalendar = lazy(async () => ({ default: await fetchEndedCalendar() }));
  const SecondStep = lazy(async () => ({ default: await fetchSecondStep() }));
  return {
    admin: page(admin, async () => {
      const { AdminPage } = await import('../../ui/dashboard/admin/admin-page');
      return () => createElement(AdminPage, { Overview, ContentTab, MessagesTab });
    }),
    'programs/active-programs': page([fetched('programs', 'hours')], () =>
      import('../../ui/programs/staff-pages').then((file) => file.ManagedProgramsPage),
    ),
    'programs/archive': page([fetched('programs')], () =>
      import('../../ui/programs/staff-pages').then((file) => file.ArchivePage),
    ),
    'programs/create-new': page([fetched('programs')], () =>
      import('../../ui/programs/create-program-page').then((file) => file.CreateProgramPage),
    ),
    'programs/create-program': page([fetched('programs')], () =>
      import('../../ui/programs/create-program-page').then((file) => file.CreateProgramPage),
    ),
    'volunteers/applications': page([fetched('applications', 'programs')], () =>
      import('../../ui/applications/staff/application-lists').then((file) => file.ApplicationsPage),
    ),
    'programs/my-programs': page([], async () => {
      const { PageByRight } = await import('../../ui/shared/page-by-right');
      const pages = [
        ['program.list', OwnPrograms],
        ['signup.list-own', Helping],
      ] as const;
      return () => createElement(PageByRight, { pages });
    }),
    'programs/available-programs': page(
      [calendarFiles, fetched('ownApplications', 'ownSignups', 'programs')],
      () => import('../../ui/applications/own/programs-to-help-page').then((file) => file.ProgramsToHelpPage),
    ),
    'my-schedule': page([calendarFiles, fetched('ownSignups')], () =>
      import('../../ui/signups/own/schedule-page').then((file) => file.SchedulePage),
    ),
    'upcoming-events': page([calendarFiles, fetched('ownSignups')], () =>
      import('../../ui/signups/own/event-pages').then((file) => file.UpcomingEventsPage),
    ),
    'programs/time-tracking': page([calendarFiles, fetched('ownHours')], () =>
      import('../../ui/hours/own/time-tracking-page').then((file) => file.TimeTrackingPage),
    ),
    'available-programs': page([calendarFiles, fetched('ownApplications', 'programs')], () =>
      import('../../ui/applications/own/form-pages').then((file) => file.AvailableProgramsPage),
    ),
    'my-applications/pending': page([calendarFiles, fetched('ownApplications')], () =>
      import('../../ui/applications/own/form-pages').then((file) => file.PendingPage),
    ),
    'my-applications/approved': page([calendarFiles, fetched('ownApplications')], () =>
      import('../../ui/applications/own/answered-pages').then((file) => file.ApprovedPage),
    ),
    'my-applications/denied': page([calendarFiles, fetched('ownApplications')], () =>
      import('../../ui/applications/own/answered-pages').then((file) => file.DeniedPage),
    ),
    'programs/program-calendar': page([calendarFiles, fetched('events', 'ownFeeds')], () =>
      import('../../ui/events/calendar/program-calendar-page').then((file) => file.ProgramCalendarPage),
    ),
    'volunteers/volunteer-list': page([fetched('volunteers', 'hours', 'programs')], () =>
      import('../../ui/volunteers/volunteer-list-page').then((file) => file.VolunteerListPage),
    ),
    'volunteers/assignments': page([calendarFiles, fetched('events', 'programs')], () =>
      import('../../ui/signups/assignments/assignments-page').then((file) => file.AssignmentsPage),
    ),
    events: page([], async () => {
      const { PageByRight } = await import('../../ui/shared/page-by-right');
      const pages = [
        ['event.list', ManagedEvents],
        ['event.list-invited', OwnEvents],
      ] as const;
      return () => createElement(PageByRight, { pages });
    }),
    'events/upcoming-events': page([calendarFiles, fetched('events', 'programs')], () =>
      import('../../ui/events/staff-pages').then((file) => file.UpcomingEventsPage),
    ),
    'events/past-events': page([calendarFiles, fetched('events', 'programs')], () =>
      import('../../ui/events/staff-pages').then((file) => file.PastEventsPage),
    ),
    'events/create-event': page([calendarFiles, fetched('programs')], () =>
      import('../../ui/events/staff-pages').then((file) => file.CreateEventPage),
    ),
    training: page([fetched('ownGuides')], () =>
      import('../../ui/guides/own/training-page').then((file) => file.TrainingPage),
    ),
    resources: page([fetched('ownGuides')], () =>
      import('../../ui/guides/own/resources-page').then((file) => file.ResourcesPage),
    ),
    'campaigns/active-campaigns': page([...admin, fetched('storedCampaigns')], () =>
      import('../../ui/campaigns/admin/campaign-management').then((file) => file.ActiveCampaignsPage),
    ),
    'campaigns/create-campaign': page(admin, () =>
      import('../../ui/campaigns/admin/campaign-management').then((file) => file.CreateCampaignPage),
    ),
    'campaigns/campaign-reports': page([...admin, fetched('storedCampaigns')], () =>
      import('../../ui/campaigns/admin/campaign-reports-page').then((file) => file.CampaignReportsPage),
    ),
    'user-management/all-users': page([people, fetched('peopleGateway')], () =>
      import('../../ui/people/all-users-page').then((file) => file.AllUsersPage),
    ),
    'user-management/roles': page([people, fetched('peopleGateway')], () =>
      import('../../ui/people/roles-page').then((file) => file.RolesPage),
    ),
    'user-management/permissions': page([], () =>
      import('../../ui/people/permissions/permissions-page').then((file) => file.PermissionsPage),
    ),
    'donations/donation-reports': page(gifts, () =>
      import('../../ui/gifts/figures/donation-reports-page').then((file) => file.DonationReportsPage),
    ),
    'donations/campaign-performance': page(gifts, () =>
      import('../../ui/gifts/figures/campaign-performance-page').then((file) => file.CampaignPerformancePage),
    ),
    'donations/recent-donations': page([...gifts, settings], () =>
      import('../../ui/dashboard/donations/recent-donations-page').then((file) => file.RecentDonationsPage),
    ),
    reports: page([fetched('figures')], () =>
      import('../../ui/shelf/reports-page').then((file) => file.ReportsPage),
    ),
    'my-donations': page([...ownGifts, fetched('ownGifts')], () =>
      import('../../ui/gifts/own/my-donations-page').then((file) => file.MyDonationsPage),
    ),
    'impact-reports': page([...ownGifts, fetched('ownGifts')], () =>
      import('../../ui/gifts/own/impact-reports-page').then((file) => file.ImpactReportsPage),
    ),
    'tax-receipts': page([...ownGifts, fetched('ownReceipts', 'ownGifts')], () =>
      import('../../ui/gifts/own/tax-receipts-page').then((file) => file.TaxReceiptsPage),
    ),
    'recurring-donations': page([...ownGifts, fetched('ownPlans')], async () => {
      const [{ RecurringDonationsPage }, { readConfiguration }] = await Promise.all([
        import('../../ui/plans/own/recurring-donations-page'),
        import('./configuration'),
      ]);
      const { donationFormUrl } = readConfiguration(import.meta.env);
      return () => createElement(RecurringDonationsPage, { donationFormUrl });
    }),
    settings: page([settings, fetched('settingsStore', 'outbox')], () =>
      import('../../ui/settings/settings-page').then((file) => file.SettingsPage),
    ),
    profile: page(
      [
        pictures,
        () => import('./modules/profile.module').then((file) => file.profileModule),
        fetched('ownAccount'),
      ],
      async () => {
        const { ProfilePage } = await import('../../ui/account/profile/profile-page');
        return () => createElement(ProfilePage, { EndedCalendar, SecondStep });
      },
    ),
  };
}
