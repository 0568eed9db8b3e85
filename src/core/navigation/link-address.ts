import type { AccountLink } from '../account/links/account-links.port';
import { pageAddress, type SiteAddress } from '../shared/page-address';
import type { Language } from '../shared/text/language';
import { INVITATION_PATH, LOGIN_PATH, RESET_PASSWORD_PATH } from './paths';

const PATHS: Readonly<Record<AccountLink['purpose'], string>> = {
  invitation: INVITATION_PATH,
  password: RESET_PASSWORD_PATH,
};

/** Where a one-time link leads, to a page in a language. */
export function linkAddress(site: SiteAddress, { purpose, secret }: AccountLink, language: Language): string {
  // Behind the '#' it is sent to no server, and so written into no log.
  return `${pageAddress(site, PATHS[purpose], language)}#${secret}`;
}

/** The address of the page at which somebody signs in to set up a second step again. The secret stays out of logs behind '#'. */
export function resetAddress(site: SiteAddress, secret: string, language: Language): string {
  return `${pageAddress(site, LOGIN_PATH, language)}#reset=${secret}`;
}
