import { signedIn } from './application-screens';
import type { Screen } from './screen';

const ben = signedIn('beneficiary');
const val = signedIn('volunteer');
const GUIDES = '/dashboard/programs/active-programs?tab=guides';

/** The pages of guides, for staff and for readers. */
export const GUIDE_SCREENS: readonly Screen[] = [
  {
    ...val,
    name: 'trainings',
    path: '/dashboard/training',
    shows: (page) => page.getByRole('link', { name: 'Safe with young people' }),
  },
  {
    ...val,
    name: 'a training that nobody says to have read',
    path: '/dashboard/training?guide=sample-training-3',
    reach: (page) => page.getByRole('button', { name: 'Mark as done' }).click(),
    shows: (page) => page.getByText('Please say that you have read it.'),
  },
  {
    ...ben,
    name: 'resources',
    path: '/dashboard/resources',
    reach: (page) => page.getByRole('button', { name: 'This is wrong: Open Door House' }).click(),
    shows: (page) => page.getByText('Thank you. Somebody will check it.'),
  },
  {
    role: 'admin' as const,
    site: 'dashboard' as const,
    name: 'guides',
    path: GUIDES,
    shows: (page) => page.getByRole('link', { name: 'Sunrise Walk-In Clinic' }),
  },
  {
    role: 'admin' as const,
    site: 'dashboard' as const,
    name: 'a guide with mistakes',
    path: `${GUIDES}&guide=new`,
    reach: async (page) => {
      await page.getByLabel('Required for').selectOption('These programs');
      await page.getByRole('button', { name: 'Publish' }).click();
    },
    shows: (page) => page.getByText('Please choose at least one program.'),
  },
];
