import { type ComponentType, createElement, lazy } from 'react';
import type { PageId, ShownPageId } from '../../core/access/rules';
import type { PageLoader } from '../../ui/app/router';
import type { loaderInto, ModuleLoader } from '../shared/container';
import { features } from './back-end';

const SIMULATED = import.meta.env.VITE_BACK_END !== 'server';

const pictures: ModuleLoader = () => import('./modules/pictures.module').then((file) => file.picturesModule);
const privacy: ModuleLoader = () => import('./modules/privacy.module').then((file) => file.privacyModule);
const people: readonly ModuleLoader[] = [
  privacy,
  () => import('./modules/people.module').then((file) => file.peopleModule),
];
const settingsPorts: ModuleLoader = () =>
  import('./modules/settings-ports.module').then((file) => file.settingsPortsModule);
const admin: readonly ModuleLoader[] = [
  ...features.campaigns,
  pictures,
  () => import('./modules/admin.module').then((file) => file.adminModule),
];

const staffApplications: ModuleLoader = () =>
  import('./modules/programs/staff-applications.module').then((file) => file.staffApplicationsModule);
const programs: readonly ModuleLoader[] = [
  ...features.waiting,
  () => import('./modules/programs/programs.module').then((file) => file.programsModule),
];

const guides: ModuleLoader = () =>
  import('./modules/programs/guides.module').then((file) => file.guidesModule);

const giveShoes: ModuleLoader = () =>
  import('./modules/shelf/give-shoes.module').then((file) => file.giveShoesModule);

const calendar: readonly ModuleLoader[] = [
  ...programs,
  () => import('./modules/events/signups.module').then((file) => file.signupsModule),
  () => import('./modules/events/staff-calendar.module').then((file) => file.staffCalendarModule),
  giveShoes,
  privacy,
];

const calendarFiles: ModuleLoader = () =>
  import('./modules/events/calendar-files.module').then((file) => file.calendarFilesModule);

/** People's own sign-ups and hours. */
const ownCalendar: readonly ModuleLoader[] = [
  ...programs,
  calendarFiles,
  () => import('./modules/events/own-hours.module').then((file) => file.ownHoursModule),
  () => import('./modules/programs/own-applications.module').then((file) => file.ownApplicationsModule),
  () => import('./modules/events/own-calendar.module').then((file) => file.ownCalendarModule),
];

const shelf: readonly ModuleLoader[] = [
  ...features.waiting,
  giveShoes,
  () => import('./modules/shelf/shelf.module').then((file) => file.shelfModule),
];

const figures: ModuleLoader = () =>
  import('./modules/programs/figures.module').then((file) => file.figuresModule);

/** The modules behind each area of the dashboard, fetched by the pages that show it. */
const areaFeatures = {
  admin,
  gifts: [...admin, () => import('./modules/gifts.module').then((file) => file.giftsModule)],
  ownGifts: [
    ...features.campaigns,
    () => import('./modules/own-gifts.module').then((file) => file.ownGiftsModule),
  ],
  editor: [() => import('./modules/editor.module').then((file) => file.editorModule)],
  settings: [settingsPorts, () => import('./modules/settings.module').then((file) => file.settingsModule)],
  messages: [
    ...features.waiting,
    settingsPorts,
    () => import('./modules/messages.module').then((file) => file.messagesModule),
  ],
  profile: [pictures, () => import('./modules/profile.module').then((file) => file.profileModule)],
  /** Computed from what is recorded; the simulation shows samples. */
  overview: SIMULATED ? features.waiting : [...people, ...programs],
  people: [...people, settingsPorts],
  applications: [...programs, staffApplications, giveShoes, privacy],
  programs: [
    ...calendar,
    staffApplications,
    () => import('./modules/programs/program-pages.module').then((file) => file.programPagesModule),
    guides,
    figures,
  ],
  calendar: [...calendar, calendarFiles],
  volunteers: [
    ...calendar,
    guides,
    () => import('./modules/events/volunteers.module').then((file) => file.volunteersModule),
  ],
  ownApplications: ownCalendar,
  ownGuides: [
    ...features.waiting,
    () => import('./modules/programs/own-guides.module').then((file) => file.ownGuidesModule),
  ],
} satisfies Record<string, readonly ModuleLoader[]>;

const fetchOverviewPart: PageLoader = SIMULATED
  ? () => import('../../ui/dashboard/admin/sample-overview').then((file) => file.SampleOverview)
  : () => import('../../ui/dashboard/admin/computed-overview').then((file) => file.ComputedOverview);

/** Fetches a page of the dashboard's areas. One with sub-items shows nothing: its path leads to the first of them. */
export async function loadArea(page: ReturnType<typeof loaderInto>, id: PageId): Promise<ComponentType> {
  const loaders: Partial<Record<PageId, PageLoader>> = areaLoaders(page);
  const load = loaders[id];
  return load ? load() : () => null;
}

function areaLoaders(
  page: ReturnType<typeof loaderInto>,
): Readonly<Record<Exclude<ShownPageId, 'home'>, PageLoader>> {
  const fetchContentTab = page(areaFeatures.editor, () =>
    import('../../ui/content/content-tab').then((file) => file.ContentTab),
  );
  const ContentTab = lazy(async () => ({ default: await fetchContentTab() }));
  const fetchOverview = page(areaFeatures.overview, fetchOverviewPart);
  const Overview = lazy(async () => ({ default: await fetchOverview() }));
  const fetchMessagesTab = page(areaFeatures.messages, () =>
    import('../../ui/messages/messages-tab').then((file) => file.MessagesTab),
  );
  const MessagesTab = lazy(async () => ({ default: await fetchMessagesTab() }));
  const fetchOwnPrograms = page(areaFeatures.programs, () =>
    import('../../ui/programs/staff-pages').then((file) => file.ManagedProgramsPage),
  );
  const OwnPrograms = lazy(async () => ({ default: await fetchOwnPrograms() }));
  const fetchManagedEvents = page(areaFeatures.calendar, () =>
    import('../../ui/events/staff-pages').then((file) => file.ManagedEventsPage),
  );
  const ManagedEvents = lazy(async () => ({ default: await fetchManagedEvents() }));
  const fetchSessions = page(areaFeatures.ownApplications, () =>
    import('../../ui/signups/own/event-pages').then((file) => file.SessionsPage),
  );
  const OwnEvents = lazy(async () => ({ default: await fetchSessions() }));
  const fetchHelping = page(areaFeatures.ownApplications, () =>
    import('../../ui/applications/own/helping-page').then((file) => file.HelpingPage),
  );
  const Helping = lazy(async () => ({ default: await fetchHelping() }));
  return {
    admin: page(areaFeatures.admin, async () => {
      const { AdminPage } = await import('../../ui/dashboard/admin/admin-page');
      return () => createElement(AdminPage, { Overview, ContentTab, MessagesTab });
    }),
    'programs/active-programs': page(areaFeatures.programs, () =>
      import('../../ui/programs/staff-pages').then((file) => file.ManagedProgramsPage),
    ),
    'programs/archive': page(areaFeatures.programs, () =>
      import('../../ui/programs/staff-pages').then((file) => file.ArchivePage),
    ),
    'programs/create-new': page(areaFeatures.programs, () =>
      import('../../ui/programs/create-program-page').then((file) => file.CreateProgramPage),
    ),
    'programs/create-program': page(areaFeatures.programs, () =>
      import('../../ui/programs/create-program-page').then((file) => file.CreateProgramPage),
    ),
    'volunteers/applications': page(areaFeatures.applications, () =>
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
    'programs/available-programs': page(areaFeatures.ownApplications, () =>
      import('../../ui/applications/own/programs-to-help-page').then((file) => file.ProgramsToHelpPage),
    ),
    'my-schedule': page(areaFeatures.ownApplications, () =>
      import('../../ui/signups/own/schedule-page').then((file) => file.SchedulePage),
    ),
    'upcoming-events': page(areaFeatures.ownApplications, () =>
      import('../../ui/signups/own/event-pages').then((file) => file.UpcomingEventsPage),
    ),
    'programs/time-tracking': page(areaFeatures.ownApplications, () =>
      import('../../ui/hours/own/time-tracking-page').then((file) => file.TimeTrackingPage),
    ),
    'available-programs': page(areaFeatures.ownApplications, () =>
      import('../../ui/applications/own/form-pages').then((file) => file.AvailableProgramsPage),
    ),
    'my-applications/pending': page(areaFeatures.ownApplications, () =>
      import('../../ui/applications/own/form-pages').then((file) => file.PendingPage),
    ),
    'my-applications/approved': page(areaFeatures.ownApplications, () =>
      import('../../ui/applications/own/answered-pages').then((file) => file.ApprovedPage),
    ),
    'my-applications/denied': page(areaFeatures.ownApplications, () =>
      import('../../ui/applications/own/answered-pages').then((file) => file.DeniedPage),
    ),
    'programs/program-calendar': page(areaFeatures.calendar, () =>
      import('../../ui/events/calendar/program-calendar-page').then((file) => file.ProgramCalendarPage),
    ),
    'volunteers/volunteer-list': page(areaFeatures.volunteers, () =>
      import('../../ui/volunteers/volunteer-list-page').then((file) => file.VolunteerListPage),
    ),
    'volunteers/assignments': page(areaFeatures.calendar, () =>
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
    'events/upcoming-events': page(areaFeatures.calendar, () =>
      import('../../ui/events/staff-pages').then((file) => file.UpcomingEventsPage),
    ),
    'events/past-events': page(areaFeatures.calendar, () =>
      import('../../ui/events/staff-pages').then((file) => file.PastEventsPage),
    ),
    'events/create-event': page(areaFeatures.calendar, () =>
      import('../../ui/events/staff-pages').then((file) => file.CreateEventPage),
    ),
    training: page(areaFeatures.ownGuides, () =>
      import('../../ui/guides/own/training-page').then((file) => file.TrainingPage),
    ),
    resources: page(areaFeatures.ownGuides, () =>
      import('../../ui/guides/own/resources-page').then((file) => file.ResourcesPage),
    ),
    'campaigns/active-campaigns': page(areaFeatures.admin, () =>
      import('../../ui/campaigns/admin/campaign-management').then((file) => file.ActiveCampaignsPage),
    ),
    'campaigns/create-campaign': page(areaFeatures.admin, () =>
      import('../../ui/campaigns/admin/campaign-management').then((file) => file.CreateCampaignPage),
    ),
    'campaigns/campaign-reports': page(areaFeatures.admin, () =>
      import('../../ui/campaigns/admin/campaign-reports-page').then((file) => file.CampaignReportsPage),
    ),
    'user-management/all-users': page(areaFeatures.people, () =>
      import('../../ui/people/all-users-page').then((file) => file.AllUsersPage),
    ),
    'user-management/roles': page(areaFeatures.people, () =>
      import('../../ui/people/roles-page').then((file) => file.RolesPage),
    ),
    'user-management/permissions': page(areaFeatures.people, () =>
      import('../../ui/people/permissions/permissions-page').then((file) => file.PermissionsPage),
    ),
    'donations/donation-reports': page(areaFeatures.gifts, () =>
      import('../../ui/gifts/figures/donation-reports-page').then((file) => file.DonationReportsPage),
    ),
    'donations/campaign-performance': page(areaFeatures.gifts, () =>
      import('../../ui/gifts/figures/campaign-performance-page').then((file) => file.CampaignPerformancePage),
    ),
    'donations/recent-donations': page(
      [...areaFeatures.gifts, ...areaFeatures.messages, ...areaFeatures.settings, ...shelf],
      () =>
        import('../../ui/dashboard/donations/recent-donations-page').then((file) => file.RecentDonationsPage),
    ),
    reports: page([...shelf, figures], () =>
      import('../../ui/shelf/reports-page').then((file) => file.ReportsPage),
    ),
    'my-donations': page(areaFeatures.ownGifts, () =>
      import('../../ui/gifts/own/my-donations-page').then((file) => file.MyDonationsPage),
    ),
    'impact-reports': page(areaFeatures.ownGifts, () =>
      import('../../ui/gifts/own/impact-reports-page').then((file) => file.ImpactReportsPage),
    ),
    'tax-receipts': page(areaFeatures.ownGifts, () =>
      import('../../ui/gifts/own/tax-receipts-page').then((file) => file.TaxReceiptsPage),
    ),
    'recurring-donations': page(areaFeatures.ownGifts, async () => {
      const [{ RecurringDonationsPage }, { readConfiguration }] = await Promise.all([
        import('../../ui/plans/own/recurring-donations-page'),
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
