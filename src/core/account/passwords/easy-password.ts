import { isMadeOfSiteWords, type SiteNames } from './site-words';

/** Says whether a password that somebody has is an easy guess, so that they are asked to change it. */
export type EasyPasswordCheck = (password: string, email: string) => Promise<boolean>;

/**
 * The check of passwords that were chosen before the site's own words were refused. Sample accounts are left out:
 * their passwords are in the README.
 */
export function easyPasswordCheck(
  fetchNames: () => Promise<SiteNames>,
  isSample: (email: string) => boolean,
): EasyPasswordCheck {
  return async (password, email) => !isSample(email) && isMadeOfSiteWords(password, await fetchNames());
}
