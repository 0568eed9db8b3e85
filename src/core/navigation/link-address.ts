import type { AccountLink } from '../account/links/account-links.port';
import { INVITATION_PATH, RESET_PASSWORD_PATH } from './paths';

/** Where a one-time link leads; `site` is the site's origin and base path without a slash at the end. */
export function linkAddress(site: string, { purpose, secret }: AccountLink): string {
  const path = { invitation: INVITATION_PATH, password: RESET_PASSWORD_PATH }[purpose];
  // Behind the '#' it is sent to no server, and so written into no log.
  return `${site}${path}#${secret}`;
}

/** The address of the page at which somebody signs in to set up a second step again. The secret stays out of logs behind '#'. */
export function resetAddress(publicUrl: string, secret: string): string {
  return `${publicUrl}/login#reset=${secret}`;
}
