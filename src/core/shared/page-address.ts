import { type Language, PAGES_BELOW } from './text/language';

/** The site as people outside of it see it. */
export interface SiteAddress {
  /** Its address without a slash at the end. */
  readonly publicUrl: string;
  /** The languages in which it has pages. */
  readonly languages: readonly Language[];
}

/** The whole address of a page ('/login') in a language, or in English where the site has no pages in it. */
export function pageAddress({ publicUrl, languages }: SiteAddress, path: string, language: Language): string {
  return `${publicUrl}${languages.includes(language) ? PAGES_BELOW[language] : ''}${path}`;
}
