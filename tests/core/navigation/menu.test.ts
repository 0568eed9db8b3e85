import { expect, test } from 'vitest';
import { ROLES } from '../../../src/core/auth/role';
import { currentEntry, menuFor } from '../../../src/core/navigation/menu';

/** The table of the specification, section 2, as it stands there. */
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
  root: 'Home, Profile',
  '': 'Home, Profile',
  toString: 'Home, Profile',
};

test.each(Object.entries(TABLE))('the menu of %s', (role, row) => {
  const written = menuFor(role).map(({ title, items }) =>
    items.length === 0 ? title : `${title} (${items.map((item) => item.title).join(', ')})`,
  );
  expect(written.join(', ')).toBe(row);
});

test('paths are slugs of the titles below /dashboard', () => {
  const programs = menuFor('admin').find((item) => item.title === 'Programs');
  expect(programs?.path).toBe('/dashboard/programs');
  expect(programs?.items[0]).toEqual({
    title: 'Active Programs',
    path: '/dashboard/programs/active-programs',
  });
});

test('each place of each menu is current on its own path, alone', () => {
  for (const role of ROLES) {
    const menu = menuFor(role);
    for (const item of menu)
      for (const place of item.items.length === 0 ? [item] : item.items)
        expect(currentEntry(menu, place.path), `${role} on ${place.path}`).toEqual(place);
  }
});

test.each([
  ['/dashboard', 'Home'],
  ['/dashboard/user', 'Home'],
  ['/dashboard/home', 'Home'],
  ['/Dashboard/Profile', 'Profile'],
  ['/dashboard/admin', undefined],
  ['/dashboard/campaigns/active-campaigns/campaign-1', 'Active Campaigns'],
  ['/dashboard/campaigns/active-campaigns/profile', 'Active Campaigns'],
  ['/dashboard/campaigns', undefined],
])('on %s the current entry is %s', (path, title) => {
  expect(currentEntry(menuFor('admin'), path)?.title).toBe(title);
});
