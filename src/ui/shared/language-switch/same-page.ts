import { OTHER_LANGUAGE, pagePath } from '../site-path';

/** The parts of an address that a page keeps in another language. */
type Address = Pick<Location, 'pathname' | 'search' | 'hash'>;

/**
 * The address of the same page in the other language, with its query and hash; without a hash it leads to `section`, an id of the page, if
 * there is one.
 */
export function samePage({ pathname, search, hash }: Address, section: string | null = null): string {
  const path = `/${pathname.slice(pagePath('/').length)}`;
  return pagePath(path, OTHER_LANGUAGE) + search + (hash || (section === null ? '' : `#${section}`));
}

/** What tells pages of the site apart: path and query. */
export function pageOf({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  return pathname + search;
}

/** The same page in the other language, by path and query. */
export function pageInOtherLanguage({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  return samePage({ pathname, search, hash: '' });
}

/** The section that somebody reads: of these, the last one whose top is above the middle of the window; null above the first. */
function sectionInView(ids: readonly string[]): string | null {
  const isReached = (id: string) => {
    const section = document.getElementById(id);
    return section !== null && section.getBoundingClientRect().top < window.innerHeight / 2;
  };
  return ids.findLast(isReached) ?? null;
}

/** Lets the link of LanguageSwitch lead to where somebody is when it is pressed; `ids` are the sections of the page. */
export function followPage(link: HTMLAnchorElement, ids: readonly string[], signal: AbortSignal): void {
  const aim = () => link.setAttribute('href', samePage(window.location, sectionInView(ids)));
  link.addEventListener('click', aim, { signal });
}

/** The same, without sections; for the link's ref. */
export function followAddress(link: HTMLAnchorElement): () => void {
  const ended = new AbortController();
  followPage(link, [], ended.signal);
  return () => ended.abort();
}
