// @ts-check
// What a page makes a browser download, counted from its answers and compressed as every host can (gzip).
import { gzipSync } from 'node:zlib';

/**
 * @typedef {object} LoadedFile
 * @property {string} url
 * @property {string} kind as the browser asked for it: document, script, stylesheet, font, image, …
 * @property {boolean} beforeLoad asked for before the load event
 * @property {Buffer} body as it is when unpacked
 */

/**
 * Notes what the page asks for itself from now on; the answers are fetched when they are wanted.
 * @param {import('@playwright/test').Page} page
 * @returns {() => Promise<LoadedFile[]>}
 */
export function recordFiles(page) {
  /** @type {{ request: import('@playwright/test').Request, beforeLoad: boolean }[]} */
  const asked = [];
  let beforeLoad = true;
  page.on('request', (request) => {
    // What is fetched for a page that may come next (a link lay under the pointer) is not kept by this one.
    if (request.headers()['sec-purpose'] !== 'prefetch') asked.push({ request, beforeLoad });
  });
  page.on('load', () => {
    beforeLoad = false;
  });
  return () =>
    Promise.all(
      asked.map(async ({ request, ...rest }) => {
        const response = await request.response();
        if (!response?.ok()) throw new Error(`${request.url()} was not answered.`);
        return { url: request.url(), kind: request.resourceType(), body: await response.body(), ...rest };
      }),
    );
}

/** @param {Buffer | string} text */
const gzipBytes = (text) => (text.length === 0 ? 0 : gzipSync(text, { level: 9 }).length);

/** @param {string} html */
function inlineScripts(html) {
  return [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)]
    .filter(([, attributes = '']) => !/\ssrc=|application\/ld\+json/.test(attributes))
    .map(([, , script]) => script)
    .join('');
}

/**
 * Bytes of JavaScript, gzip: the files, and what stands in the pages themselves.
 * @param {readonly LoadedFile[]} files
 */
export function scriptBytes(files) {
  const sizes = files.map(({ kind, body }) => {
    if (kind === 'script') return gzipBytes(body);
    return kind === 'document' ? gzipBytes(inlineScripts(body.toString())) : 0;
  });
  return sizes.reduce((sum, size) => sum + size, 0);
}

/**
 * Bytes of all HTML, CSS and JavaScript, gzip.
 * @param {readonly LoadedFile[]} files
 */
export function codeBytes(files) {
  return files
    .filter(({ kind }) => ['document', 'stylesheet', 'script'].includes(kind))
    .reduce((sum, { body }) => sum + gzipBytes(body), 0);
}

/**
 * Bytes of all fonts; they are compressed already.
 * @param {readonly LoadedFile[]} files
 */
export function fontBytes(files) {
  return files.filter(({ kind }) => kind === 'font').reduce((sum, { body }) => sum + body.length, 0);
}
