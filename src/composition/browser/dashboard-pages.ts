import { type ComponentType, createElement, lazy } from 'react';
import type { PageId, ShownPageId } from '../../core/access/rules';
import type { PageLoader } from '../../ui/app/router';
import type { loaderInto, ModuleLoader } from '../shared/container';
import { fetched } from './areas';
import { features } from './back-end';

const SIMULATED = import.meta.env.VITE_BACK_END !== 'server';

const pictures: ModuleLoader = () => import('./modules/pictures.module').then((file) => file.picturesModule);
const privacy: ModuleLoader = () => import('./modules/privacy.module').then((file) => file.privacyModule);
const people: readonly ModuleLoader[] = [
  privacy,
  () => import('./modules/people.module').then((file) => file.peopleModule),
  fetched('peopleGateway', 'auditLog'),
];
const admin: readonly ModuleLoader[] = [
  ...features.campaigns,
  pictures,
  () => import('./modules/admin.module').then((file) => file.adminModule),
  fetched('storedCampaigns'),
];

const programs: readonly ModuleLoader[] = [
  () => import('./modules/programs/programs.module').then((file) => file.programsModule),
  fetched('programs'),
];

const calendar: readonly ModuleLoader[] = [...programs, privacy, fetched('events', 'signups')];

const calendarFiles: ModuleLoader = () =>
  import('./modules/events/calendar-files.module').then((file) => file.calendarFilesModule);

/** People's own applications, sign-ups and hours. */
const own: readonly ModuleLoader[] = [...programs, calendarFiles];

const gifts: readonly ModuleLoader[] = [
  ...admin,
  () => import('./modules/gifts.module').then((file) => file.giftsModule),
  fetched('giftBook'),
];

const ownGifts: readonly ModuleLoader[] = [
  ...features.campaigns,
  () => import('./modules/own-gifts.module').then((file) => file.ownGiftsModule),
];

const messages: readonly ModuleLoader[] = [privacy, fetched('messages', 'pickups', 'settingsStore')];

const settings: readonly ModuleLoader[] = [
  () => import('./modules/settings.module').then((file) => file.settingsModule),
  fetched('settingsStore', 'outbox'),
];

const staffPrograms: readonly ModuleLoader[] = [
  ...calendar,
  () => import('./modules/programs/program-pages.module').then((file) => file.programPagesModule),
];

/** The figures of the overview: computed from what is recorded; the simulation shows samples. */
const overview: readonly ModuleLoader[] = SIMULATED
  ? features.waiting
  : [...features.waiting, ...people, ...programs, fetched('applications', 'events')];

const fetchOverviewPart: PageLoader = SIMULATED
  ? () => import('../../ui/dashboard/admin/sample-overview').then((file) => file.SampleOverview)
  : () => import('../../ui/dashboard/admin/computed-overview').then((file) => file.ComputedOverview);

/** Fetches a page of the dashboard's areas. One with sub-items shows nothing: its path leads to the first of them. */
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
  const fetchMessagesTab = page(messages, () =>
    import('../../ui/messages/messages-tab').then((file) => file.MessagesTab),
  );
  const MessagesTab = lazy(async () => ({ default: await fetchMessagesTab() }));
  const fetchOwnPrograms = page(staffPrograms, () =>
    import('../../ui/programs/staff-pages').then((file) => file.ManagedProgramsPage),
  );
  const OwnPrograms = lazy(async () => ({ default: await fetchOwnPrograms() }));
  const fetchManagedEvents = page([...calendar, calendarFiles], () =>
    import('../../ui/events/staff-pages').then((file) => file.ManagedEventsPage),
  );
  const ManagedEvents = lazy(async () => ({ default: await fetchManagedEvents() }));
  const fetchSessions = page([...own, fetched('ownSignups')], () =>
    import('../../ui/signups/own/event-pages').then((file) => file.SessionsPage),
  );
  const OwnEvents = lazy(async () => ({ default: await fetchSessions() }));
  const fetchHelping = page([...own, fetched('ownApplications', 'ownSignups', 'ownHours')], () =>
    import('../../ui/applications/own/helping-page').then((file) => file.HelpingPage),
  );
  const Helping = lazy(async () => ({ default: await fetchHelping() }));
  return {
    admin: page(admin, async () => {
      const { AdminPage } = await import('../../ui/dashboard/admin/admin-page');
      return () => createElement(AdminPage, { Overview, ContentTab, MessagesTab });
    }),
    'programs/active-programs': page(staffPrograms, () =>
      import('../../ui/programs/staff-pages').then((file) => file.ManagedProgramsPage),
    ),
    'programs/archive': page(staffPrograms, () =>
      import('../../ui/programs/staff-pages').then((file) => file.ArchivePage),
    ),
    'programs/create-new': page(staffPrograms, () =>
      import('../../ui/programs/create-program-page').then((file) => file.CreateProgramPage),
    ),
    'programs/create-program': page(staffPrograms, () =>
      import('../../ui/programs/create-program-page').then((file) => file.CreateProgramPage),
    ),
    'volunteers/applications': page([...programs, privacy, fetched('applications')], () =>
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
    'programs/available-programs': page([...own, fetched('ownApplications')], () =>
      import('../../ui/applications/own/programs-to-help-page').then((file) => file.ProgramsToHelpPage),
    ),
    'my-schedule': page([...own, fetched('ownSignups')], () =>
      import('../../ui/signups/own/schedule-page').then((file) => file.SchedulePage),
    ),
    'upcoming-events': page([...own, fetched('ownSignups')], () =>
      import('../../ui/signups/own/event-pages').then((file) => file.UpcomingEventsPage),
    ),
    'programs/time-tracking': page([...own, fetched('ownHours', 'ownApplications')], () =>
      import('../../ui/hours/own/time-tracking-page').then((file) => file.TimeTrackingPage),
    ),
    'available-programs': page([...own, fetched('ownApplications')], () =>
      import('../../ui/applications/own/form-pages').then((file) => file.AvailableProgramsPage),
    ),
    'my-applications/pending': page([...own, fetched('ownApplications')], () =>
      import('../../ui/applications/own/form-pages').then((file) => file.PendingPage),
    ),
    'my-applications/approved': page([...own, fetched('ownApplications')], () =>
      import('../../ui/applications/own/answered-pages').then((file) => file.ApprovedPage),
    ),
    'my-applications/denied': page([...own, fetched('ownApplications')], () =>
      import('../../ui/applications/own/answered-pages').then((file) => file.DeniedPage),
    ),
    'programs/program-calendar': page([...calendar, calendarFiles], () =>
      import('../../ui/events/calendar/program-calendar-page').then((file) => file.ProgramCalendarPage),
    ),
    'volunteers/volunteer-list': page([...calendar, fetched('volunteers', 'hours')], () =>
      import('../../ui/volunteers/volunteer-list-page').then((file) => file.VolunteerListPage),
    ),
    'volunteers/assignments': page([...calendar, calendarFiles], () =>
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
    'events/upcoming-events': page([...calendar, calendarFiles], () =>
      import('../../ui/events/staff-pages').then((file) => file.UpcomingEventsPage),
    ),
    'events/past-events': page([...calendar, calendarFiles], () =>
      import('../../ui/events/staff-pages').then((file) => file.PastEventsPage),
    ),
    'events/create-event': page([...calendar, calendarFiles], () =>
      import('../../ui/events/staff-pages').then((file) => file.CreateEventPage),
    ),
    training: page([fetched('ownGuides')], () =>
      import('../../ui/guides/own/training-page').then((file) => file.TrainingPage),
    ),
    resources: page([fetched('ownGuides')], () =>
      import('../../ui/guides/own/resources-page').then((file) => file.ResourcesPage),
    ),
    'campaigns/active-campaigns': page(admin, () =>
      import('../../ui/campaigns/admin/campaign-management').then((file) => file.ActiveCampaignsPage),
    ),
    'campaigns/create-campaign': page(admin, () =>
      import('../../ui/campaigns/admin/campaign-management').then((file) => file.CreateCampaignPage),
    ),
    'campaigns/campaign-reports': page(admin, () =>
      import('../../ui/campaigns/admin/campaign-reports-page').then((file) => file.CampaignReportsPage),
    ),
    'user-management/all-users': page(people, () =>
      import('../../ui/people/all-users-page').then((file) => file.AllUsersPage),
    ),
    'user-management/roles': page(people, () =>
      import('../../ui/people/roles-page').then((file) => file.RolesPage),
    ),
    'user-management/permissions': page(people, () =>
      import('../../ui/people/permissions/permissions-page').then((file) => file.PermissionsPage),
    ),
    'donations/donation-reports': page(gifts, () =>
      import('../../ui/gifts/figures/donation-reports-page').then((file) => file.DonationReportsPage),
    ),
    'donations/campaign-performance': page(gifts, () =>
      import('../../ui/gifts/figures/campaign-performance-page').then((file) => file.CampaignPerformancePage),
    ),
    'donations/recent-donations': page([...gifts, ...messages, ...settings, fetched('shelf')], () =>
      import('../../ui/dashboard/donations/recent-donations-page').then((file) => file.RecentDonationsPage),
    ),
    reports: page([fetched('shelf', 'figures')], () =>
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
    settings: page(settings, () =>
      import('../../ui/settings/settings-page').then((file) => file.SettingsPage),
    ),
    profile: page(
      [
        pictures,
        () => import('./modules/profile.module').then((file) => file.profileModule),
        fetched('ownAccount'),
      ],
      () => import('../../ui/account/profile/profile-page').then((file) => file.ProfilePage),
    ),
  };
}
