// @ts-check
// The default content with longer texts, for the size of the document.
import { readFile } from 'node:fs/promises';

/** @typedef {import('../../src/core/content/site-content.ts').SiteContent} SiteContent */

/**
 * Every text `times` as long; what is added are words of this project's own pages, since repeated ones would weigh nothing.
 * @param {SiteContent} content
 * @param {number} times
 * @returns {Promise<SiteContent>}
 */
export async function longerContent(content, times) {
  const prose = (await readFile('docs/operating.md', 'utf8'))
    .replace(/[^a-z,. ]+/gi, ' ')
    .replace(/ +/g, ' ');
  let at = 0;
  const words = (/** @type {number} */ length) => {
    at = (at + length) % (prose.length - length);
    return prose.slice(at, at + length);
  };
  const longer = (/** @type {unknown} */ value) => {
    if (typeof value !== 'string' || value === '' || /^\/|:/.test(value) || value.includes('@')) return value;
    return `${value} ${words(value.length * (times - 1))}`.trim();
  };
  return JSON.parse(JSON.stringify(content), (_, value) => longer(value));
}
