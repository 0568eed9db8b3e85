/** The languages of the site. Texts are written in the first one; the pages of the others have their tag before their paths. */
export const LANGUAGES = ['en', 'es'] as const;

/** A primary language tag. Spanish is that of the United States, and says 'usted'. */
export type Language = (typeof LANGUAGES)[number];
