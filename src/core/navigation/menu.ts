import type { Role } from '../auth/role';
import { DASHBOARD_PATH, HOME_PATH, USER_PATH } from './paths';
import { slug } from './slug';

/** A place in the sidebar. */
export interface MenuEntry {
  readonly title: string;
  readonly path: string;
}

/** A place in the sidebar that may hold others; its own path then leads to the first of them. */
export interface MenuItem extends MenuEntry {
  readonly items: readonly MenuEntry[];
}

function item(title: string, ...subTitles: readonly string[]): MenuItem {
  const path = `${DASHBOARD_PATH}/${slug(title)}`;
  return { title, path, items: subTitles.map((sub) => ({ title: sub, path: `${path}/${slug(sub)}` })) };
}

const COMMON: readonly MenuItem[] = [item('Home'), item('Profile')];

const BY_ROLE: Readonly<Record<Role, readonly MenuItem[]>> = {
  admin: [
    item('User Management', 'All Users', 'Roles', 'Permissions'),
    item('Programs', 'Active Programs', 'Create New', 'Archive'),
    item('Campaigns', 'Active Campaigns', 'Create Campaign', 'Campaign Reports'),
    item('Events', 'Upcoming Events', 'Past Events', 'Create Event'),
    item('Donations', 'Recent Donations', 'Donation Reports', 'Campaign Performance'),
    item('Settings'),
  ],
  program_manager: [
    item('Programs', 'My Programs', 'Create Program', 'Program Calendar'),
    item('Volunteers', 'Volunteer List', 'Assignments', 'Applications'),
    item('Events'),
    item('Reports'),
  ],
  volunteer: [
    item('My Schedule'),
    item('Programs', 'Available Programs', 'My Programs', 'Time Tracking'),
    item('Training'),
    item('Resources'),
  ],
  donor: [
    item('My Donations'),
    item('Impact Reports'),
    item('Upcoming Events'),
    item('Recurring Donations'),
    item('Tax Receipts'),
  ],
  beneficiary: [
    item('Available Programs'),
    item('My Applications', 'Pending', 'Approved', 'Denied'),
    item('Events'),
    item('Resources'),
  ],
};

/** The sidebar of a role (specification, section 2); a role that is none of the five gets Home and Profile only. */
export function menuFor(role: string): readonly MenuItem[] {
  return Object.hasOwn(BY_ROLE, role) ? [...COMMON, ...BY_ROLE[role as Role]] : COMMON;
}

/** The entry of a role's menu that stands exactly at `path`, or null. */
export function findEntry(role: string, path: string): MenuItem | MenuEntry | null {
  return entriesOf(menuFor(role)).find((entry) => entry.path === path) ?? null;
}

/** Every path that is in some role's menu, each once: the routes under /dashboard are declared from this list. */
export function allMenuPaths(): readonly string[] {
  const menus = [COMMON, ...Object.values(BY_ROLE)];
  return [...new Set(menus.flatMap((menu) => entriesOf(menu).map((entry) => entry.path)))];
}

/**
 * The one entry that is current on `path`: of those whose slug the path contains, the one with the longest path of its
 * own; an item with sub-items is a button and is never current itself. Home also stands for /dashboard and /dashboard/user.
 */
export function currentEntry(menu: readonly MenuItem[], path: string): MenuEntry | null {
  const here = path.toLowerCase();
  const asked = here === DASHBOARD_PATH || here === USER_PATH ? HOME_PATH : here;
  const contained = entriesOf(menu).filter((entry) => isLink(entry) && asked.includes(slug(entry.title)));
  return contained.sort((a, b) => b.path.length - a.path.length)[0] ?? null;
}

function isLink(entry: MenuItem | MenuEntry): boolean {
  return !('items' in entry) || entry.items.length === 0;
}

function entriesOf(menu: readonly MenuItem[]): readonly (MenuItem | MenuEntry)[] {
  return menu.flatMap((entry) => [entry, ...entry.items]);
}
