import { expect, test } from 'vitest';
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
