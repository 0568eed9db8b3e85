import type { User } from '../auth/user';
import { allMenuPaths, findEntry } from './menu';
import { ADMIN_PATH, DASHBOARD_PATH, HOME_PATH, LOGIN_PATH, PROFILE_PATH, USER_PATH } from './paths';

const FOR_EVERYBODY: readonly string[] = [DASHBOARD_PATH, HOME_PATH, USER_PATH, PROFILE_PATH];

/**
 * The one rule of who may open what: a menu path is open to every role whose menu has it, /dashboard/admin to admins,
 * home and profile to everybody signed in. The menu, the routes and the guard all follow it.
 */
export function mayOpen(role: string, path: string): boolean {
  const asked = normalise(path);
  if (asked === ADMIN_PATH) return role === 'admin';
  return FOR_EVERYBODY.includes(asked) || findEntry(role, asked) !== null;
}

/**
 * Where somebody ends who asks for `path`: there, if their role may; on its first sub-item, if it is an item with
 * sub-items; on the home view, if their role may not.
 */
export function destinationOf(role: string, path: string): string {
  if (!mayOpen(role, path)) return HOME_PATH;
  const entry = findEntry(role, normalise(path));
  const first = entry && 'items' in entry ? entry.items[0] : undefined;
  return first?.path ?? path;
}

/** Every path of the dashboard that some role may open; any other path is the landing page. */
export function dashboardPaths(): readonly string[] {
  return [...new Set([...FOR_EVERYBODY, ADMIN_PATH, ...allMenuPaths()])];
}

/** The start page: the home view for people who are signed in, the login page for everybody else. */
export function startPath(user: User | null): string {
  return user ? HOME_PATH : LOGIN_PATH;
}

/** Routes match without regard to case and a slash at the end, so the rule does too. */
function normalise(path: string): string {
  return path.toLowerCase().replace(/\/+$/, '');
}
