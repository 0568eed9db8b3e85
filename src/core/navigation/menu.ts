import type { Role } from '../auth/role';
import { DASHBOARD_PATH, HOME_PATH, USER_PATH } from './paths';

/** What some roles find in the sidebar below Home and Profile: items and, where an item has them, its sub-items. */
const MENUS = {
  admin: {
    'user-management': ['all-users', 'roles', 'permissions'],
    programs: ['active-programs', 'create-new', 'archive'],
    campaigns: ['active-campaigns', 'create-campaign', 'campaign-reports'],
    events: ['upcoming-events', 'past-events', 'create-event'],
    donations: ['recent-donations', 'donation-reports', 'campaign-performance'],
    settings: [],
  },
  program_manager: {
    programs: ['my-programs', 'create-program', 'program-calendar'],
    volunteers: ['volunteer-list', 'assignments', 'applications'],
    events: [],
    reports: [],
  },
  volunteer: {
    'my-schedule': [],
    programs: ['available-programs', 'my-programs', 'time-tracking'],
    training: [],
    resources: [],
  },
  donor: {
    'my-donations': [],
    'impact-reports': [],
    'upcoming-events': [],
    'recurring-donations': [],
    'tax-receipts': [],
  },
  beneficiary: {
    'available-programs': [],
    'my-applications': ['pending', 'approved', 'denied'],
    events: [],
    resources: [],
  },
} as const satisfies Record<Role, Readonly<Record<string, readonly string[]>>>;

type ItemsOf<Menu> = Menu extends unknown ? keyof Menu : never;
type SubItemsOf<Menu> =
  Menu extends Readonly<Record<string, readonly string[]>> ? Menu[keyof Menu][number] : never;
type Menus = (typeof MENUS)[Role];

/** An item of some role's sidebar. Each has an icon. */
export type MenuItemId = 'home' | 'profile' | ItemsOf<Menus>;

/** An item or a sub-item of some role's sidebar. The UI has a title for each; paths are made of ids. */
export type MenuId = MenuItemId | SubItemsOf<Menus>;

/** A place in the sidebar. */
export interface MenuEntry {
  readonly id: MenuId;
  readonly path: string;
}

/** A place in the sidebar that may hold others; its own path then leads to the first of them. */
export interface MenuItem extends MenuEntry {
  readonly id: MenuItemId;
  readonly items: readonly MenuEntry[];
}

function item(id: MenuItemId, subIds: readonly MenuId[] = []): MenuItem {
  const path = `${DASHBOARD_PATH}/${id}`;
  return { id, path, items: subIds.map((sub) => ({ id: sub, path: `${path}/${sub}` })) };
}

const COMMON: readonly MenuItem[] = [item('home'), item('profile')];

/** The sidebar of a role; a role that is not known gets Home and Profile only. */
export function menuFor(role: string): readonly MenuItem[] {
  if (!Object.hasOwn(MENUS, role)) return COMMON;
  const own = Object.entries(MENUS[role as Role]) as [MenuItemId, readonly MenuId[]][];
  return [...COMMON, ...own.map(([id, subIds]) => item(id, subIds))];
}

/** The entry of a role's menu that stands exactly at `path`, or null. */
export function findEntry(role: string, path: string): MenuItem | MenuEntry | null {
  return entriesOf(menuFor(role)).find((entry) => entry.path === path) ?? null;
}

/** Every path that is in some role's menu, each once: the routes under /dashboard are declared from this list. */
export function allMenuPaths(): readonly string[] {
  const entries = Object.keys(MENUS).flatMap((role) => entriesOf(menuFor(role)));
  return [...new Set(entries.map(({ path }) => path))];
}

/**
 * The one entry that is current on `path`: of the links whose id the path contains, the one with the longest path. An
 * item with sub-items is a button and is never current. Home is also current on /dashboard and /dashboard/user.
 */
export function currentEntry(menu: readonly MenuItem[], path: string): MenuEntry | null {
  const here = path.toLowerCase();
  const asked = here === DASHBOARD_PATH || here === USER_PATH ? HOME_PATH : here;
  const contained = entriesOf(menu).filter((entry) => isLink(entry) && asked.includes(entry.id));
  return contained.sort((a, b) => b.path.length - a.path.length)[0] ?? null;
}

function isLink(entry: MenuItem | MenuEntry): boolean {
  return !('items' in entry) || entry.items.length === 0;
}

function entriesOf(menu: readonly MenuItem[]): readonly (MenuItem | MenuEntry)[] {
  return menu.flatMap((entry) => [entry, ...entry.items]);
}
