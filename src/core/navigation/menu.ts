import { may } from '../access/may';
import { PAGES, type PageId } from '../access/rules';
import { DASHBOARD_PATH, HOME_PATH, pathOf, USER_PATH } from './paths';

/** The admin view has no entry of its own: an admin's home view leads there. */
type MenuPage = Exclude<PageId, 'admin'>;

/** An item of some role's sidebar. Each has an icon. */
export type MenuItemId = Exclude<MenuPage, `${string}/${string}`>;

/** An item or a sub-item of some role's sidebar. The UI has a title for each; paths are made of ids. */
export type MenuId = MenuItemId | SubIdOf<MenuPage>;

type SubIdOf<Page> = Page extends `${string}/${infer Sub}` ? Sub : never;

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

const MENU_PAGES = (Object.keys(PAGES) as PageId[]).filter((page): page is MenuPage => page !== 'admin');

/** The sidebar of a role: every page that it may open. A role that is not known gets Home and Profile only. */
export function menuFor(role: string): readonly MenuItem[] {
  const open = MENU_PAGES.filter((page) => may({ role }, `open ${page}`));
  return open
    .filter(isItem)
    .map((id) => ({ id, path: pathOf(id), items: open.flatMap((page) => subItem(id, page)) }));
}

function isItem(page: MenuPage): page is MenuItemId {
  return !page.includes('/');
}

function subItem(item: MenuItemId, page: MenuPage): readonly MenuEntry[] {
  const [first, id] = page.split('/') as [MenuItemId, MenuId?];
  return first === item && id ? [{ id, path: pathOf(page) }] : [];
}

/**
 * The one entry that is current on `path`: of the links whose id the path contains, the one with the longest path. An
 * item with sub-items is a button and is never current. Home is also current on /dashboard and /dashboard/user.
 */
export function currentEntry(menu: readonly MenuItem[], path: string): MenuEntry | null {
  const here = path.toLowerCase();
  const currentPath = here === DASHBOARD_PATH || here === USER_PATH ? HOME_PATH : here;
  const contained = entriesOf(menu).filter((entry) => isLink(entry) && currentPath.includes(entry.id));
  return contained.sort((a, b) => b.path.length - a.path.length)[0] ?? null;
}

function isLink(entry: MenuItem | MenuEntry): boolean {
  return !('items' in entry) || entry.items.length === 0;
}

function entriesOf(menu: readonly MenuItem[]): readonly (MenuItem | MenuEntry)[] {
  return menu.flatMap((entry) => [entry, ...entry.items]);
}
