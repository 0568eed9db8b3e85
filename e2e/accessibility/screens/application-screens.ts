import { ACCOUNT_ROLES, ACCOUNTS } from '../../support/accounts';
import type { Screen } from './screen';

/** Somebody to whom samples belong: they follow the account's id. */
export function signedIn(role: keyof typeof ACCOUNTS) {
  const { email, name } = ACCOUNTS[role];
  const id = `account-${ACCOUNT_ROLES.indexOf(role) + 1}`;
  return { site: 'dashboard', stored: { user: JSON.stringify({ id, email, name, role }) } } as const;
}

const ben = signedIn('beneficiary');
const val = signedIn('volunteer');

/** The pages of applicants. */
export const APPLICATION_SCREENS: readonly Screen[] = [
  {
    ...ben,
    name: 'programs that are offered',
    path: '/dashboard/available-programs',
    shows: (page) => page.getByRole('button', { name: 'Apply to Work Boots to Work' }),
  },
  {
    ...ben,
    name: 'an application with mistakes',
    isTypical: true,
    path: '/dashboard/available-programs?apply=sample-program-work-boots',
    reach: async (page) => {
      await page.getByRole('button', { name: 'Why we ask: How we reach you' }).click();
      await page.getByRole('button', { name: 'Add a pair' }).click();
      await page.getByRole('button', { name: 'Send Application' }).click();
    },
    shows: (page) => page.getByText('Choose a size for pair 2, or remove the pair.'),
  },
  {
    ...ben,
    name: 'pending applications',
    path: '/dashboard/my-applications/pending',
    shows: (page) => page.getByRole('button', { name: 'Withdraw: Walk With Me' }),
  },
  {
    ...ben,
    name: 'approved applications',
    path: '/dashboard/my-applications/approved',
    shows: (page) => page.getByText('Men 10½: reserved for you'),
  },
  {
    ...ben,
    name: 'denied applications',
    path: '/dashboard/my-applications/denied',
    shows: (page) => page.getByText('What you can do'),
  },
  {
    ...val,
    name: 'an application to help with mistakes',
    path: '/dashboard/programs/available-programs',
    reach: async (page) => {
      await page.getByRole('button', { name: 'Apply to help in Young Leaders Circle' }).click();
      const dialog = page.getByRole('dialog', { name: 'Apply to help in Young Leaders Circle' });
      await dialog.getByRole('button', { name: 'Send Application' }).click();
    },
    shows: (page) => page.getByText('Please choose Yes or No.'),
  },
  {
    ...val,
    name: 'programs that a volunteer helps in',
    path: '/dashboard/programs/my-programs',
    shows: (page) => page.getByRole('button', { name: 'Leave this program: Walk With Me' }),
  },
];
