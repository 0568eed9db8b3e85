import { expect, test } from 'vitest';
import { ROLES } from '../../../src/core/access/role';
import { currentEntry, menuFor } from '../../../src/core/navigation/menu';

/** Every role's menu as it is promised, in the ids that its paths are made of. */
const TABLE: Record<string, string> = {
  admin:
    'home, profile, user-management (all-users, roles, permissions), programs (active-programs, create-new, archive), campaigns (active-campaigns, create-campaign, campaign-reports), events (upcoming-events, past-events, create-event), donations (recent-donations, donation-reports, campaign-performance), settings',
  program_manager:
    'home, profile, programs (my-programs, create-program, program-calendar), volunteers (volunteer-list, assignments, applications), events, reports',
  volunteer:
    'home, profile, my-schedule, programs (available-programs, my-programs, time-tracking), training, resources',
  donor: 'home, profile, my-donations, impact-reports, upcoming-events, recurring-donations, tax-receipts',
  beneficiary:
    'home, profile, available-programs, my-applications (pending, approved, denied), events, resources',
  root: 'home, profile',
  '': 'home, profile',
  toString: 'home, profile',
};

test.each(Object.entries(TABLE))('the menu of %s', (role, row) => {
  const written = menuFor(role).map(({ id, items }) =>
    items.length === 0 ? id : `${id} (${items.map((item) => item.id).join(', ')})`,
  );
  expect(written.join(', ')).toBe(row);
});

test('paths are made of the ids, below /dashboard', () => {
  const programs = menuFor('admin').find(({ id }) => id === 'programs');
  expect(programs?.path).toBe('/dashboard/programs');
  expect(programs?.items[0]).toEqual({
    id: 'active-programs',
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
  ['/dashboard', 'home'],
  ['/dashboard/user', 'home'],
  ['/dashboard/home', 'home'],
  ['/Dashboard/Profile', 'profile'],
  ['/dashboard/admin', undefined],
  ['/dashboard/campaigns/active-campaigns/campaign-1', 'active-campaigns'],
  ['/dashboard/campaigns/active-campaigns/profile', 'active-campaigns'],
  ['/dashboard/campaigns', undefined],
])('on %s the current entry is %s', (path, id) => {
  expect(currentEntry(menuFor('admin'), path)?.id).toBe(id);
});
