import type { Page } from '@playwright/test';
import { samplePlans } from '../../../src/adapters/mock/plans/simulated-plans';
import { menuFor } from '../../../src/core/navigation/menu';
import { calendarDateAt, yearOf } from '../../../src/core/shared/time/calendar';
import { receiptsBeforeOneGift } from '../../../tests/support/sample-receipts';
import { expect } from '../../fixtures';
import { ACCOUNTS } from '../../support/accounts';
import { chooseMore, moreOf } from '../../support/choose-more';
import { pressGiftTool } from '../../support/gift-tools';
import type { Screen } from './screen';

const headline = (page: Page) => page.getByRole('heading', { level: 1 });
/** Searches a list. */
const search = async (page: Page, words: string) => {
  await page.getByRole('search').getByRole('textbox').first().fill(words);
  await page.keyboard.press('Enter');
};
const LONG_WORD = 'Supercalifragilisticexpialidocious';
/** One campaign whose title is one long word. */
const longTitle = {
  'mock:campaigns': JSON.stringify({
    version: 1,
    campaigns: [
      {
        id: 'long',
        title: LONG_WORD,
        description: 'Shoes for everyone.',
        goalAmount: 100,
        currentAmount: 50,
        startDate: Date.UTC(2026, 0, 1),
        endDate: Date.UTC(2040, 0, 1),
        imageUrl: '',
        isActive: true,
        createdAt: 1,
        updatedAt: 1,
      },
    ],
  }),
};
const LAST_YEAR = yearOf(calendarDateAt(Date.now())) - 1;
const noSamples = { 'mock:campaigns': JSON.stringify({ version: 1, campaigns: [] }) };
/** A plan of the person who is signed in; the samples have a provider's. */
const ownPlan = {
  'simulation:plans': JSON.stringify({
    version: 1,
    value: samplePlans(Date.now()).map((plan) => ({ ...plan, personId: 'user-donor' })),
  }),
};
const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Dashboard' });
const cards = (page: Page) => page.getByRole('article').first();
const waitingToday = (page: Page) => page.getByRole('region', { name: 'Waiting today' });
const comingUp = (page: Page) => page.getByRole('region', { name: 'Coming up' });
const ROLES = ['admin', 'program_manager', 'volunteer', 'donor', 'beneficiary'] as const;
/** What Home of each role has for certain: campaigns for those who look after them and those who give. */
const SURE_OF_HOME = {
  admin: cards,
  program_manager: waitingToday,
  volunteer: comingUp,
  donor: cards,
  beneficiary: comingUp,
};

const donor = { role: 'donor', site: 'dashboard', shows: headline } as const;
const admin = { role: 'admin', site: 'dashboard', shows: headline } as const;
const campaigns = { ...admin, path: '/dashboard/admin?tab=campaigns' } as const;
const rows = (page: Page) => page.getByRole('button', { name: 'View Details' }).first();

const GIFTS = '/dashboard/donations/recent-donations';
const moreOfGifts = (page: Page) => page.getByRole('button', { name: /^More: (?!Gifts$)/ });

/** Opens the details or the form of the first campaign. */
const openFirst = (button: string) => async (page: Page) => {
  await page.getByRole('button', { name: button }).first().click();
};

/** The dashboard in all its states, except the content editor. */
export const DASHBOARD_SCREENS: readonly Screen[] = [
  ...ROLES.map((role) => ({
    name: `home of ${ACCOUNTS[role].name}`,
    path: '/dashboard/home',
    role,
    site: 'dashboard' as const,
    shows: SURE_OF_HOME[role],
    // The home views of the other roles look like an admin's.
    ...(role === 'admin' ? { isTypical: true as const, alsoWide: true as const } : {}),
  })),
  {
    name: 'home of an unknown role',
    path: '/dashboard/home',
    site: 'dashboard',
    stored: { user: JSON.stringify({ id: '1', email: 'a@fsr.example', name: 'Ana', role: 'root' }) },
    shows: (page) => page.getByRole('heading', { level: 1, name: 'Welcome, Ana' }),
  },
  { ...donor, name: 'home without campaigns', path: '/dashboard/home', inTab: noSamples },
  {
    ...donor,
    name: 'profile',
    path: '/dashboard/profile',
    shows: (page) => page.getByText('This browser', { exact: true }),
  },
  {
    ...admin,
    name: 'settings',
    path: '/dashboard/settings',
    // From 10:00 AM on, reminders of tomorrow's samples stand there.
    shows: (page) =>
      page
        .getByText('No mails.')
        .or(page.getByText(/^Reminder · /))
        .first(),
  },
  {
    ...admin,
    name: 'settings with mistakes',
    path: '/dashboard/settings',
    reach: async (page) => {
      await page.getByLabel('EIN').fill('12');
      await page.getByRole('button', { name: 'Save Changes' }).click();
    },
    shows: (page) => page.getByText('Enter nine digits').first(),
  },
  {
    ...admin,
    name: 'all users',
    path: '/dashboard/user-management/all-users',
    shows: (page) => page.getByRole('link', { name: 'Amara Okafor', exact: true }),
  },
  {
    ...admin,
    name: 'one user',
    path: '/dashboard/user-management/all-users?person=person-1',
    shows: (page) => page.getByRole('button', { name: 'Deactivate' }),
  },
  {
    ...admin,
    name: 'an invitation with mistakes',
    path: '/dashboard/user-management/all-users',
    reach: async (page) => {
      await page.getByRole('button', { name: 'Invite Someone' }).click();
      await page.getByRole('button', { name: 'Send Invitation' }).click();
    },
    shows: (page) => page.getByText('Enter a name.').first(),
  },
  {
    ...admin,
    name: 'nobody was found',
    path: '/dashboard/user-management/all-users',
    reach: (page) => search(page, 'zzz'),
    shows: (page) => page.getByText('Nobody was found.'),
  },
  {
    ...admin,
    name: 'roles',
    path: '/dashboard/user-management/roles',
    shows: (page) => page.getByRole('link', { name: 'See everybody with the role Admin' }),
  },
  {
    ...admin,
    name: 'sizes',
    path: `${GIFTS}?tab=sizes`,
    shows: (page) => moreOf(page, 'Men 13'),
  },
  {
    ...admin,
    name: 'goods that are sorted, with mistakes',
    path: `${GIFTS}?tab=sizes`,
    reach: async (page) => {
      await page.getByRole('button', { name: /^Sort: / }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    },
    shows: (page) => page.getByText('Choose a cut and a size.'),
  },
  {
    ...admin,
    name: 'shoes that are given from the board',
    path: `${GIFTS}?tab=sizes`,
    reach: async (page) => {
      await chooseMore(page, 'Men 13', 'Give');
      const applicants = page.getByRole('dialog').getByLabel('For', { exact: true });
      await expect(applicants.getByRole('option').nth(1)).toBeAttached();
      await applicants.selectOption({ index: 1 });
    },
    shows: (page) => page.getByRole('checkbox', { name: 'Give this pair' }),
  },
  {
    ...admin,
    name: 'moves of the shelf',
    path: `${GIFTS}?tab=sizes&moves=true`,
    shows: (page) => page.getByRole('button', { name: /^Undo / }).first(),
  },
  { ...admin, name: 'permissions', path: '/dashboard/user-management/permissions' },
  {
    ...admin,
    name: 'permissions of one role, an area opened',
    path: '/dashboard/user-management/permissions?role=program_manager',
    reach: (page) => page.getByRole('heading', { name: 'Applications', level: 2 }).click(),
    shows: (page) => page.getByText('Approve and deny applications'),
  },
  {
    ...admin,
    name: 'audit log',
    path: '/dashboard/user-management/permissions?tab=audit',
    shows: (page) => page.getByText('No activity yet.'),
  },
  {
    ...admin,
    name: 'programs',
    path: '/dashboard/programs/active-programs',
    shows: (page) => page.getByRole('link', { name: 'Walk With Me', exact: true }),
  },
  {
    ...admin,
    name: 'one program that cannot be archived yet',
    path: '/dashboard/programs/active-programs?program=sample-program-walk-with-me',
    reach: async (page) => {
      await chooseMore(page, 'Walk With Me', 'Archive');
      await page.getByRole('dialog').getByRole('button', { name: 'Archive' }).click();
    },
    shows: (page) => page.getByRole('alert').filter({ hasText: /^Answer 2 applications and cancel or move/ }),
  },
  {
    ...admin,
    name: 'hours of other work',
    path: '/dashboard/programs/active-programs?hours=none',
    shows: (page) => page.getByText('No hours wait.', { exact: true }).last(),
  },
  {
    ...admin,
    name: 'the archive of programs',
    path: '/dashboard/programs/archive',
    shows: (page) => page.getByRole('button', { name: 'Restore Winter Coat Closet' }),
  },
  {
    ...admin,
    name: 'a new program with mistakes',
    path: '/dashboard/programs/create-new',
    reach: async (page) => {
      await page.getByRole('button', { name: 'Add a question' }).click();
      await page.getByLabel('Question 1').fill('What is your birth date?');
      await page.getByRole('button', { name: 'Publish', exact: true }).click();
    },
    shows: (page) => page.getByText('We never ask for Social Security numbers').first(),
  },
  {
    name: 'programs of a manager',
    stored: {
      user: JSON.stringify({ id: 'account-2', ...ACCOUNTS.program_manager, role: 'program_manager' }),
    },
    site: 'dashboard',
    path: '/dashboard/programs/my-programs',
    shows: (page) => page.getByRole('link', { name: 'First Day Ready' }),
  },
  {
    ...admin,
    name: 'a program with the applications to it',
    path: '/dashboard/programs/active-programs?program=sample-program-shoes',
    alsoWide: true,
    shows: (page) => page.getByRole('link', { name: 'Luz' }),
  },
  {
    ...admin,
    name: 'a denial with mistakes',
    path: '/dashboard/programs/active-programs?program=sample-program-shoes',
    reach: async (page) => {
      await page.getByRole('link', { name: 'Luz' }).click();
      await chooseMore(page, 'Luz', 'Deny');
      await page.getByRole('dialog').getByRole('button', { name: 'Deny' }).click();
    },
    shows: (page) => page.getByText('Please say why, in one sentence.'),
  },
  {
    name: 'applications of a manager',
    role: 'program_manager',
    site: 'dashboard',
    path: '/dashboard/volunteers/applications',
    shows: (page) => page.getByText('All applications are answered.'),
  },
  {
    ...donor,
    name: 'my donations',
    path: '/dashboard/my-donations',
    shows: (page) => page.getByText('Received. Thank you.').first(),
  },
  {
    ...donor,
    name: 'recurring donations',
    path: '/dashboard/recurring-donations',
    stored: ownPlan,
    shows: (page) => page.getByRole('button', { name: 'Pause' }),
  },
  {
    ...donor,
    name: 'a recurring gift with mistakes',
    path: '/dashboard/recurring-donations',
    reach: async (page) => {
      await page.getByRole('button', { name: 'Start a recurring gift' }).click();
      const dialog = page.getByRole('dialog', { name: 'Start a recurring gift' });
      await dialog.getByLabel('Amount').fill('');
      await dialog.getByRole('button', { name: 'Start', exact: true }).click();
    },
    shows: (page) => page.getByText('Enter an amount such as 25 or 60.00.'),
  },
  {
    ...donor,
    name: 'impact reports',
    path: '/dashboard/impact-reports',
    shows: (page) => page.getByText('People who gave money'),
  },
  {
    ...donor,
    name: 'tax receipts',
    path: '/dashboard/tax-receipts',
    shows: (page) => page.getByText(/^You gave \$/),
  },
  {
    ...donor,
    name: 'one tax receipt',
    path: `/dashboard/tax-receipts?year=${LAST_YEAR - 1}&receipt=sample-receipt-1`,
    shows: (page) => page.getByRole('article'),
  },
  {
    ...admin,
    name: 'collapsed sidebar with a tooltip',
    path: '/dashboard/profile',
    from: 768,
    reach: async (page) => {
      await page.getByRole('button', { name: 'Toggle sidebar' }).click();
      await sidebar(page).getByRole('button', { name: 'Programs' }).focus();
    },
    shows: (page) => page.getByRole('tooltip', { name: 'Programs' }),
  },
  {
    ...admin,
    name: 'sidebar with an expanded entry',
    path: '/dashboard/campaigns/campaign-reports',
    from: 768,
    reach: (page) => expect(sidebar(page).getByRole('link', { name: 'Campaign Reports' })).toBeVisible(),
    shows: (page) => page.getByText('All campaigns'),
  },
  {
    ...admin,
    name: 'side sheet',
    path: '/dashboard/profile',
    below: 768,
    reach: (page) => page.getByRole('button', { name: 'Toggle sidebar' }).click(),
    shows: sidebar,
  },
  {
    ...donor,
    name: 'account menu',
    path: '/dashboard/profile',
    reach: (page) => page.getByRole('button', { name: 'Account menu' }).click(),
    shows: (page) => page.getByRole('menuitem', { name: 'Logout' }),
  },
  {
    name: 'toast after logging out',
    path: '/dashboard/profile',
    role: 'donor',
    site: 'public',
    reach: async (page) => {
      await page.getByRole('button', { name: 'Account menu' }).click();
      await page.getByRole('menuitem', { name: 'Logout' }).click();
    },
    shows: (page) =>
      page.getByRole('region', { name: /Notifications/ }).getByText('Logged out', { exact: true }),
  },
  { ...admin, name: 'overview', path: '/dashboard/admin' },
  {
    ...admin,
    name: 'messages',
    isTypical: true,
    path: '/dashboard/admin?tab=messages',
    shows: (page) => page.getByRole('link', { name: 'Marisol Vega' }),
  },
  {
    ...admin,
    name: 'one message',
    path: '/dashboard/admin?tab=messages&message=message-1',
    shows: (page) => page.getByRole('link', { name: 'Answer' }),
  },
  {
    ...admin,
    name: 'no message fits',
    path: '/dashboard/admin?tab=messages',
    reach: (page) => search(page, 'nothing'),
    shows: (page) => page.getByText('No messages match.'),
  },
  {
    ...admin,
    name: 'pickups',
    path: '/dashboard/donations/recent-donations?tab=pickups',
    shows: (page) => page.getByRole('button', { name: 'Schedule' }).first(),
  },
  {
    ...admin,
    name: 'a pickup that is scheduled too late',
    path: '/dashboard/donations/recent-donations?tab=pickups',
    reach: async (page) => {
      await page.getByRole('button', { name: 'Schedule' }).first().click();
      await page.getByLabel('Date').fill('2020-01-02');
      await page.getByRole('dialog').getByRole('button', { name: 'Schedule' }).click();
    },
    shows: (page) => page.getByText('This time has passed.'),
  },
  {
    ...admin,
    name: 'the driver’s list of a day',
    path: '/dashboard/donations/recent-donations?tab=pickups&day=2040-07-03',
    // A screen reader hears it, too.
    shows: (page) => page.getByRole('strong').filter({ hasText: 'Nothing is scheduled on this day.' }),
  },
  {
    ...admin,
    name: 'recurring gifts of donors',
    path: '/dashboard/donations/recent-donations?tab=plans',
    shows: (page) => page.getByText('Dana Donor').first(),
  },
  {
    ...admin,
    name: 'goods that are recorded',
    path: '/dashboard/donations/recent-donations',
    reach: async (page) => {
      await page.getByRole('button', { name: 'Record goods' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Record goods' }).click();
    },
    shows: (page) => page.getByText('Enter the donor’s name.'),
  },
  {
    ...admin,
    name: 'receipts',
    path: '/dashboard/donations/recent-donations?tab=receipts',
    // A card of its own on a narrow screen, a row on a wide one.
    shows: (page) => page.getByRole('heading', { level: 3 }).or(page.getByRole('rowheader')).first(),
  },
  {
    ...admin,
    name: 'receipts, a statement that later gifts are not on',
    path: '/dashboard/donations/recent-donations?tab=receipts&receipt=sample-receipt-1',
    stored: receiptsBeforeOneGift(Date.now()),
    shows: (page) => page.getByText('Does not hold 1 gift that came later.'),
  },
  {
    ...admin,
    name: 'the letters of a year',
    path: '/dashboard/donations/recent-donations?tab=receipts&letters=1999',
    shows: (page) => page.getByText('Nobody gave in this year.'),
  },
  {
    ...admin,
    name: 'a receipt of a gift that is asked for',
    path: '/dashboard/donations/recent-donations?tab=receipts&goods=boots',
    shows: (page) => page.getByRole('button', { name: 'Issue the receipt' }),
  },
  { ...campaigns, name: 'campaigns', shows: rows },
  {
    ...campaigns,
    name: 'campaigns, empty list',
    inTab: noSamples,
    shows: (page) => page.getByText('No campaigns available.'),
  },
  {
    ...campaigns,
    name: 'campaigns with a long word',
    inTab: longTitle,
    shows: rows,
  },
  {
    ...campaigns,
    name: 'campaign details',
    inTab: longTitle,
    reach: openFirst('View Details'),
    shows: (page) => page.getByRole('heading', { name: LONG_WORD }),
  },
  {
    ...campaigns,
    name: 'campaign form',
    reach: openFirst('Edit'),
    shows: (page) => page.getByRole('button', { name: 'Save Changes' }),
  },
  {
    ...campaigns,
    name: 'campaign form with errors and a refused picture',
    reach: async (page) => {
      await page.getByRole('button', { name: 'New Campaign' }).click();
      await page.getByLabel('Image', { exact: true }).setInputFiles('public/images/hero.svg');
      await page.getByRole('button', { name: 'Create Campaign' }).click();
    },
    shows: (page) => page.getByText('Enter a title.'),
  },
  {
    ...admin,
    name: 'a missing campaign',
    path: '/dashboard/admin?tab=campaigns&view=details&campaign=none',
    shows: (page) => page.getByRole('alert'),
  },
  {
    ...admin,
    name: 'active campaigns',
    path: '/dashboard/campaigns/active-campaigns',
    shows: rows,
  },
  { ...admin, name: 'new campaign', path: '/dashboard/campaigns/create-campaign' },
  {
    ...admin,
    name: 'campaign reports',
    path: '/dashboard/campaigns/campaign-reports',
    shows: (page) => page.getByText('All campaigns'),
  },
  { ...admin, name: 'gifts', path: GIFTS, shows: (page) => moreOfGifts(page).first() },
  {
    ...admin,
    name: 'donation reports',
    path: '/dashboard/donations/donation-reports',
    shows: (page) => page.getByText('How much came each year?'),
  },
  {
    ...admin,
    name: 'campaign performance',
    path: '/dashboard/donations/campaign-performance',
    shows: (page) => page.getByText('How close is each campaign to its goal?'),
  },
  {
    ...admin,
    name: 'gift form with errors',
    path: GIFTS,
    reach: async (page) => {
      await page.getByRole('button', { name: 'Record a gift' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('switch', { name: 'The donor got something in return' }).click();
      await dialog.getByRole('button', { name: 'Record a gift' }).click();
    },
    shows: (page) => page.getByText('Say what the donor got.'),
  },
  {
    ...admin,
    name: 'backup of the gift book',
    path: GIFTS,
    reach: async (page) => {
      await pressGiftTool(page, 'Backup');
      const dialog = page.getByRole('dialog', { name: 'Backup of the gift book' });
      const waiting = page.waitForEvent('download');
      await dialog.getByRole('button', { name: 'Download backup' }).click();
      const path = await (await waiting).path();
      await dialog.getByLabel('Restore from a file', { exact: true }).setInputFiles(path);
    },
    shows: (page) => page.getByRole('table', { name: 'The gift book now, and in the file' }),
  },
  {
    ...admin,
    name: 'a gift that changed elsewhere while it was corrected',
    path: GIFTS,
    reach: async (page) => {
      await moreOfGifts(page).first().click();
      await page.getByRole('menuitem', { name: 'Correct' }).click();
      await page.getByRole('dialog', { name: 'Correct a gift' }).getByLabel('Note').fill('Thanked by phone.');
      await page.evaluate(() => {
        const record = JSON.parse(localStorage.getItem('simulation:gifts') ?? '');
        // As another tab of this browser does it, which tells nobody here.
        for (const values of record.value.gifts) values[1] = 'other';
        localStorage.setItem('simulation:gifts', JSON.stringify(record));
      });
      await page.getByRole('button', { name: 'Save correction' }).click();
    },
    shows: (page) => page.getByText('Somebody else saved this gift while you were correcting it.'),
    allowedProblems: /Failed to correct a gift/,
  },
  {
    ...admin,
    name: 'import of a file with faults',
    path: GIFTS,
    reach: async (page) => {
      await pressGiftTool(page, 'Import a file');
      await page.getByLabel('File', { exact: true }).setInputFiles({
        name: 'gifts.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from('ID,Date,Name,Amount\nF-1,2026-01-05,Ada,-5\nF-2,2026-01-05,Li,ten\n'),
      });
    },
    shows: (page) => page.getByText(/: ten$/),
  },
];

/** Every dashboard path in a role's menu, with the role. */
export const MENU_PATHS: readonly { readonly role: (typeof ROLES)[number]; readonly path: string }[] =
  ROLES.flatMap((role) =>
    menuFor(role).flatMap((item) =>
      (item.items.length === 0 ? [item] : item.items).map(({ path }) => ({ role, path })),
    ),
  );
