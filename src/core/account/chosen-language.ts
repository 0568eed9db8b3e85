import { LANGUAGES, type Language } from '../shared/text/language';

interface Reader {
  readonly language?: Language;
}

/** The same person with another language, or with none chosen. */
export function withLanguage<P extends Reader>(
  { language: _before, ...rest }: P,
  language: Language | null,
): Omit<P, 'language'> & Reader {
  return language === null ? rest : { ...rest, language };
}

/**
 * The language that somebody chooses by signing in or joining on a page in `page`: that of the page, if they have chosen none and it
 * is not the first language, in which everybody arrives; null for none.
 */
export function languageChosenOn(page: Language, { language }: Reader): Language | null {
  return language === undefined && page !== LANGUAGES[0] ? page : null;
}
