/** The languages of the site, as in the attribute 'lang' and in stored data. Addresses without a prefix are in the first. */
export const LANGUAGES = ['en', 'es'] as const;

/** One of them. */
export type Language = (typeof LANGUAGES)[number];

/** Where the pages of a language begin, below the address of the site: those in English have no prefix. */
export const PAGES_BELOW = { en: '', es: '/es' } as const satisfies Record<Language, string>;

/** What each language calls itself. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', es: 'Español' };

/** Whether a value from outside, such as a stored setting, is a language of the site. */
export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.some((language) => language === value);
}
