import type { PageId } from '../access/rules';

/**
 * The pages outside the dashboard, which the build prerenders; the path of each is its name. 'first-admin', where the first admin
 * of a new site is made, is in builds for a server only.
 */
export const PUBLIC_PAGES = [
  'login',
  'signup',
  'invitation',
  'forgotten-password',
  'reset-password',
  'first-admin',
] as const;

/** A page outside the dashboard. */
export type PublicPageId = (typeof PUBLIC_PAGES)[number];

/** Where people sign in. */
export const LOGIN_PATH = '/login';
/** Where an invited person chooses a password, by the secret behind the '#'. */
export const INVITATION_PATH = '/invitation';
/** Where somebody asks for a link for a new password. */
export const FORGOTTEN_PASSWORD_PATH = '/forgotten-password';
/** Where that link leads. */
export const RESET_PASSWORD_PATH = '/reset-password';

/** Shows the home view. */
export const DASHBOARD_PATH = '/dashboard';
/** The home view, and the redirect target for people who lack permission for a page. */
export const HOME_PATH = '/dashboard/home';
/** Shows the home view. */
export const USER_PATH = '/dashboard/user';

/** Where a page of the dashboard stands. */
export function pathOf<Page extends PageId>(page: Page): `/dashboard/${Page}` {
  return `/dashboard/${page}`;
}
