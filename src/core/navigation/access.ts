import { may } from '../access/may';
import { PAGES, type PageId } from '../access/rules';
import type { User } from '../account/user';
import { menuFor } from './menu';
import { DASHBOARD_PATH, HOME_PATH, LOGIN_PATH, pathOf, USER_PATH } from './paths';

/** Paths that show the home view too. */
const ALSO_HOME: readonly string[] = [DASHBOARD_PATH, USER_PATH];

/** Whether somebody with this role may open a path of the dashboard: where the policy lets them open its page. */
export function mayOpen(role: string, path: string): boolean {
  const page = pageAt(normalise(path));
  return page !== null && may({ role }, `open ${page}`);
}

/**
 * Where somebody ends who asks for `path`: there, if their role may; on its first sub-item, if it is an item with
 * sub-items; on the home view, if their role may not.
 */
export function destinationOf(role: string, path: string): string {
  if (!mayOpen(role, path)) return HOME_PATH;
  const item = menuFor(role).find((entry) => entry.path === normalise(path));
  return item?.items[0]?.path ?? path;
}

/** Every path of the dashboard that some role may open, with the page there; any other path is the landing page. */
export function dashboardPaths(): readonly { readonly path: string; readonly page: PageId }[] {
  const pages = (Object.keys(PAGES) as PageId[]).map((page) => ({ path: pathOf(page), page }));
  return [...ALSO_HOME.map((path) => ({ path, page: 'home' as const })), ...pages];
}

/** The start page: the home view for people who are signed in, the login page for everybody else. */
export function startPath(user: User | null): string {
  return user ? HOME_PATH : LOGIN_PATH;
}

/** Routes match without regard to case and a slash at the end, so the rule does too. */
function normalise(path: string): string {
  return path.toLowerCase().replace(/\/+$/, '');
}

function pageAt(path: string): PageId | null {
  if (ALSO_HOME.includes(path)) return 'home';
  const page = path.slice(`${DASHBOARD_PATH}/`.length);
  const isPage = path.startsWith(`${DASHBOARD_PATH}/`) && Object.hasOwn(PAGES, page);
  return isPage ? (page as PageId) : null;
}
