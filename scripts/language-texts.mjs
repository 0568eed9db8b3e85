// @ts-check
// Builds the pages of another language: `./contact.texts` is then `./contact.texts.es.ts` where that file exists, and the
// English texts where it does not. Both are in one shape, which the type check proves, so nothing else changes. It is the same with
// the formats, `./format` and `./format.es.ts`. The words that Ant Design brings are replaced as well, its `locale/en_US` by `locale/es_ES`.
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The language that `*.texts.ts` files are written in. */
const SOURCE_LANGUAGE = 'en';
const MADE_UP = '?made-up';
const MADE_UP_PROGRAM = fileURLToPath(new URL('made-up.mjs', import.meta.url));

/** What may have a file of another language beside it. */
const REPLACED = /(\.texts|\/date-parts|\/format(-[a-z]+)?)(\.ts)?$/;
/** Ant Design's own words, such as those of its tables: its parts fall back to the English ones. */
const ANT_WORDS = /\/en_US$/;
const INSIDE_ANT = /\/node_modules\/antd\/es\//;
/** What Ant Design calls our languages. @type {Readonly<Record<string, string>>} */
const ANT_LANGUAGES = { es: 'es_ES' };
/** What one program needs in several languages at once: it gets the very files that it names. */
const SEVERAL_LANGUAGES = /\.languages\.ts(\?.*)?$/;

/**
 * @param {string} language a primary language tag such as 'es'
 * @param {{ isMadeUp?: boolean }} [how] `isMadeUp`: the texts are not those of people, but the English ones in brackets and longer
 *   (scripts/made-up.mjs)
 * @returns {import('vite').Plugin | null} null for the language of the source
 */
export function languageTexts(language, { isMadeUp = false } = {}) {
  if (language === SOURCE_LANGUAGE) return null;
  return {
    name: 'language-texts',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      const antLanguage = ANT_LANGUAGES[language];
      if (antLanguage && ANT_WORDS.test(source) && INSIDE_ANT.test(importer ?? ''))
        return this.resolve(source.replace(/en_US$/, antLanguage), importer, options);
      if (!REPLACED.test(source) || SEVERAL_LANGUAGES.test(importer ?? '')) return null;
      const english = await this.resolve(source, importer, options);
      // A translation may take entries from the English file beside it.
      if (!english || importer === english.id + MADE_UP) return null;
      // The formats of people are also those of made-up texts.
      if (isMadeUp && english.id.endsWith('.texts.ts')) return english.id + MADE_UP;
      const translated = english.id.replace(/\.ts$/, `.${language}.ts`);
      return translated !== importer && existsSync(translated) ? translated : null;
    },
    load(id) {
      return id.endsWith(MADE_UP) ? madeUpModule(id.slice(0, -MADE_UP.length)) : null;
    },
  };
}

/**
 * The made-up texts of a file.
 * @param {string} file
 */
function madeUpModule(file) {
  const exported = readFileSync(file, 'utf8').matchAll(/^export (?:const|function) (\w+)/gm);
  return [
    `import * as english from ${JSON.stringify(file)};`,
    `import { madeUp } from ${JSON.stringify(MADE_UP_PROGRAM)};`,
    ...[...exported].map(([, name]) => `export const ${name} = madeUp(english.${name});`),
  ].join('\n');
}
