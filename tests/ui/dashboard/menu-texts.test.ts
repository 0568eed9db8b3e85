import { expect, test } from 'vitest';
import { dashboardPaths } from '../../../src/core/navigation/access';
import { breadcrumbs } from '../../../src/core/navigation/breadcrumbs';
import { menuFor } from '../../../src/core/navigation/menu';
import { menuTexts } from '../../../src/ui/shared/menu.texts';

/** Every role's menu as it is promised, in words. */
const TABLE: Record<string, string> = {
  admin:
    'Home, Profile, User Management (All Users, Roles, Permissions), Programs (Active Programs, Create New, Archive), Campaigns (Active Campaigns, Create Campaign, Campaign Reports), Events (Upcoming Events, Past Events, Create Event), Donations (Recent Donations, Donation Reports, Campaign Performance), Settings',
  program_manager:
    'Home, Profile, Programs (My Programs, Create Program, Program Calendar), Volunteers (Volunteer List, Assignments, Applications), Events, Reports',
  volunteer:
    'Home, Profile, My Schedule, Programs (Available Programs, My Programs, Time Tracking), Training, Resources',
  donor: 'Home, Profile, My Donations, Impact Reports, Upcoming Events, Recurring Donations, Tax Receipts',
  beneficiary:
    'Home, Profile, Available Programs, My Applications (Pending, Approved, Denied), Events, Resources',
};

test.each(Object.entries(TABLE))('the menu of %s reads as promised', (role, row) => {
  const written = menuFor(role).map(({ id, items }) =>
    items.length === 0
      ? menuTexts[id]
      : `${menuTexts[id]} (${items.map((sub) => menuTexts[sub.id]).join(', ')})`,
  );
  expect(written.join(', ')).toBe(row);
});

test('every step of the way to a page has a title', () => {
  const wayTo = (path: string) =>
    breadcrumbs(path)
      .map(({ id }) => menuTexts[id as keyof typeof menuTexts])
      .join(' > ');
  expect(wayTo('/dashboard')).toBe('Dashboard');
  expect(wayTo('/dashboard/user')).toBe('Dashboard > User');
  expect(wayTo('/dashboard/user-management/all-users')).toBe('Dashboard > User Management > All Users');
  for (const { path } of dashboardPaths())
    expect(wayTo(path)).toMatch(/^Dashboard( > [A-Z][a-z]+( [A-Z][a-z]+)*)*$/);
});
