import { type Language, PAGES_BELOW } from '../../core/shared/text/language';

/** The language of this tree of pages. */
export const PAGE_LANGUAGE: Language = import.meta.env.VITE_LANGUAGE === 'es' ? 'es' : 'en';

/**
 * The language of words that are shown as somebody typed them, such as a place or an address: on pages in Spanish they may be in any
 * language. On pages in English nothing is said of them.
 */
export const TYPED = import.meta.env.VITE_LANGUAGE === 'es' ? '' : undefined;

/** The other one. */
export const OTHER_LANGUAGE: Language = PAGE_LANGUAGE === 'es' ? 'en' : 'es';

/** The address of a file of the site ('/images/hero.svg'), which both languages share, below the base path that the build was configured with. */
export function sitePath(path: string): string {
  return import.meta.env.BASE_URL.replace(/\/$/, '') + path;
}

/** The address of a page ('/login', '/#donate') in the language of this tree, or in another one. */
export function pagePath(path: string, language: Language = PAGE_LANGUAGE): string {
  return sitePath(PAGES_BELOW[language] + path);
}
