// @ts-check
// Builds the site in another language: `./contact.texts` is then `./contact.texts.es.ts` where that file exists, and the
// English texts where it does not. Both are in one shape, which the type check proves, so nothing else changes. It is the same with
// the formats, `./format` and `./format.es.ts`.
import { existsSync } from 'node:fs';

/** The language that `*.texts.ts` files are written in. */
const SOURCE_LANGUAGE = 'en';

/** What may have a file of another language beside it. */
const REPLACED = /(\.texts|\/date-parts|\/format(-[a-z]+)?)(\.ts)?$/;
/** What one program needs in several languages at once: it gets the very files that it names. */
const SEVERAL_LANGUAGES = /\.languages\.ts(\?.*)?$/;

/**
 * @param {string} language a primary language tag such as 'es'
 * @returns {import('vite').Plugin | null} null for the language of the source
 */
export function languageTexts(language) {
  if (language === SOURCE_LANGUAGE) return null;
  return {
    name: 'language-texts',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (!REPLACED.test(source) || SEVERAL_LANGUAGES.test(importer ?? '')) return null;
      const english = await this.resolve(source, importer, options);
      const translated = english?.id.replace(/\.ts$/, `.${language}.ts`);
      // A translation may take entries from the English file beside it.
      return translated && translated !== importer && existsSync(translated) ? translated : null;
    },
  };
}

/**
 * Puts the language into a page whose template is in the language of the source.
 * @param {string} html
 * @param {string} language
 */
export function withPageLanguage(html, language) {
  return html.replace(`<html lang="${SOURCE_LANGUAGE}">`, `<html lang="${language}">`);
}
