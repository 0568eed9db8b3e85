import { signedIn } from './application-screens';
import type { Screen } from './screen';

const val = signedIn('volunteer');
const dana = signedIn('donor');
const ben = signedIn('beneficiary');
const parker = signedIn('program_manager');

const admin = signedIn('admin');
const OF_STAFF = '/dashboard/events/upcoming-events';

/** The pages of events, sign-ups and hours: what people have of their own, and events and volunteers as staff see them. */
export const CALENDAR_SCREENS: readonly Screen[] = [
  {
    site: 'public',
    name: 'events for everybody',
    path: '/events',
    shows: (page) => page.getByRole('heading', { level: 3, name: 'Open House and Shoe Drive' }),
  },
  {
    site: 'public',
    name: 'page for people who need shoes',
    path: '/get-shoes',
    shows: (page) => page.getByRole('link', { name: 'Fitting Day' }),
  },
  {
    site: 'public',
    name: 'request for shoes with mistakes',
    path: '/get-shoes',
    reach: (page) => page.getByRole('button', { name: 'Send' }).click(),
    shows: (page) => page.getByText('Tell us how we can reach you.'),
  },
  {
    ...val,
    name: 'schedule',
    path: '/dashboard/my-schedule',
    shows: (page) => page.getByRole('button', { name: 'Withdraw: Fitting, Fitting Day' }),
  },
  {
    ...val,
    name: 'open shifts',
    path: '/dashboard/programs/available-programs',
    shows: (page) => page.getByRole('button', { name: /^Take this shift: Sorting/ }),
  },
  {
    ...val,
    name: 'hours of a volunteer',
    path: '/dashboard/programs/time-tracking',
    shows: (page) => page.getByText('Returned: Which program was this?'),
  },
  {
    ...val,
    name: 'logged hours with mistakes',
    path: '/dashboard/programs/time-tracking',
    reach: async (page) => {
      await page.getByRole('button', { name: 'Log hours' }).click();
      await page.getByRole('button', { name: 'Save' }).click();
    },
    shows: (page) => page.getByText('Enter between 1 minute and 24 hours.'),
  },
  {
    ...val,
    name: 'statement of hours',
    path: '/dashboard/programs/time-tracking?statement=2026',
    shows: (page) => page.getByText('Signature'),
  },
  {
    ...dana,
    name: 'events for a donor',
    path: '/dashboard/upcoming-events',
    shows: (page) => page.getByRole('button', { name: /^Reserve a place: Donor Breakfast/ }),
  },
  {
    ...ben,
    name: 'sessions of a beneficiary',
    path: '/dashboard/events',
    shows: (page) => page.getByRole('button', { name: /^Reserve a place: Fitting Day/ }),
  },
  {
    ...parker,
    name: 'volunteers',
    path: '/dashboard/volunteers/volunteer-list',
    shows: (page) => page.getByRole('link', { name: 'Val Volunteer' }),
  },
  {
    ...parker,
    name: 'one volunteer with the form of a training',
    path: '/dashboard/volunteers/volunteer-list?person=account-3',
    reach: async (page) => {
      await page.getByRole('button', { name: 'Record training' }).click();
      await page.getByRole('button', { name: 'Save' }).click();
    },
    shows: (page) => page.getByText('Please choose a training.'),
  },
  {
    ...parker,
    name: 'hours to approve',
    path: '/dashboard/volunteers/volunteer-list?tab=hours',
    shows: (page) => page.getByRole('button', { name: /^Approve 1 h 30 min of Val Volunteer/ }),
  },
  {
    ...admin,
    name: 'upcoming events of staff',
    path: OF_STAFF,
    shows: (page) => page.getByRole('link', { name: /^Fitting Day/ }).first(),
  },
  {
    ...admin,
    name: 'a new event with mistakes',
    path: '/dashboard/events/create-event',
    reach: async (page) => {
      await page.getByRole('button', { name: 'Add a shift' }).click();
      await page.getByRole('button', { name: 'Publish', exact: true }).click();
    },
    shows: (page) => page.getByText('Please enter a title.').first(),
  },
  {
    ...admin,
    name: 'one event',
    path: `${OF_STAFF}?event=sample-event-fitting`,
    shows: (page) => page.getByRole('heading', { level: 1, name: 'Fitting Day' }),
  },
  {
    ...parker,
    name: 'the day sheet',
    isTypical: true,
    alsoWide: true,
    path: '/dashboard/events?event=sample-event-past-fitting&view=day',
    shows: (page) => page.getByRole('group').or(page.getByRole('radiogroup')).first(),
  },
  {
    ...parker,
    name: 'calendar of programs',
    path: '/dashboard/programs/program-calendar',
    shows: (page) => page.getByRole('heading', { level: 1 }),
  },
  {
    ...parker,
    name: 'calendar of programs as a month',
    path: '/dashboard/programs/program-calendar?view=month',
    from: 768,
    shows: (page) => page.getByRole('table'),
  },
  {
    ...parker,
    name: 'assignments',
    path: '/dashboard/volunteers/assignments',
    shows: (page) => page.getByRole('heading', { level: 1 }),
  },
];
