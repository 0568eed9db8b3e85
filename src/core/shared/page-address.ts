import { type Language, PAGES_BELOW } from './text/language';

/** The site as people outside of it see it. */
export interface SiteAddress {
  /** Its address without a slash at the end. */
  readonly publicUrl: string;
}

/** The whole address of a page ('/login') in a language. */
export function pageAddress({ publicUrl }: SiteAddress, path: string, language: Language): string {
  return `${publicUrl}${PAGES_BELOW[language]}${path}`;
}
