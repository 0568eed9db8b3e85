// @ts-check
// index.html as the template of every page.
import { readFile } from 'node:fs/promises';

const MAIN_SCRIPT = /\s*<script type="module" src="\/src\/main\.tsx"><\/script>/;

/** @param {string} text */
export const escaped = (text) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** @param {import('../../src/ui/shared/public-page-head.ts').HeadElement} element */
export function markup({ tag, attributes, text }) {
  const pairs = Object.entries(attributes).map(([name, value]) => ` ${name}="${escaped(value)}"`);
  const open = `<${tag}${pairs.join('')}>`;
  if (text === undefined) return open;
  return `${open}${tag === 'script' ? text : escaped(text)}</${tag}>`;
}

/**
 * Reads the template; the answer makes a page of it.
 * @param {string} language
 */
export async function readTemplate(language) {
  const template = withPageLanguage(await readFile('index.html', 'utf8'), language);
  if (!MAIN_SCRIPT.test(template)) throw new Error('index.html does not load /src/main.tsx.');
  /**
   * @param {object} page
   * @param {string[]} page.head markup that replaces the title
   * @param {string} page.name for the root's data-prerendered
   * @param {string} page.html the content of the root
   * @param {string} [page.afterRoot] markup behind the root
   * @param {string} page.script the element of the module that starts the page
   */
  return ({ head, name, html, afterRoot = '', script }) =>
    // Functions as replacements, because dollar signs in a replacement text have a meaning.
    template
      .replace(/<title>.*<\/title>/, () => head.join('\n    '))
      .replace(
        '<div id="root"></div>',
        () => `<div id="root" data-prerendered="${name}">${html}</div>${afterRoot}`,
      )
      .replace(MAIN_SCRIPT, () => `\n    ${script}`);
}

/**
 * Puts the language into the template of a page, which is in English.
 * @param {string} html
 * @param {string} language
 */
export function withPageLanguage(html, language) {
  return html.replace('<html lang="en">', `<html lang="${language}">`);
}
