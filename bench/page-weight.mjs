// @ts-check
// The bytes that a browser downloads for a page, counted from the responses and compressed with gzip, which every host supports.
import { gzipSync } from 'node:zlib';

/**
 * @typedef {object} LoadedFile
 * @property {string} url
 * @property {string} kind the resource type of the request: document, script, stylesheet, font, image, …
 * @property {boolean} beforeLoad requested before the load event
 * @property {Buffer} body uncompressed
 */

/**
 * Records the page's own requests from now on; the returned function reads their responses.
 * @param {import('@playwright/test').Page} page
 * @returns {() => Promise<LoadedFile[]>}
 */
export function recordFiles(page) {
  /** @type {{ request: import('@playwright/test').Request, beforeLoad: boolean }[]} */
  const asked = [];
  let beforeLoad = true;
  page.on('request', (request) => {
    // Prefetches belong to the page that may come next (the pointer was over a link).
    if (request.headers()['sec-purpose'] !== 'prefetch') asked.push({ request, beforeLoad });
  });
  page.on('load', () => {
    beforeLoad = false;
  });
  return () =>
    Promise.all(
      asked.map(async ({ request, ...rest }) => {
        const response = await request.response();
        if (!response?.ok()) throw new Error(`${request.url()} got no successful response.`);
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
 * Bytes of JavaScript, gzip: files and inline scripts.
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
 * Bytes of all fonts, which are already compressed.
 * @param {readonly LoadedFile[]} files
 */
export function fontBytes(files) {
  return files.filter(({ kind }) => kind === 'font').reduce((sum, { body }) => sum + body.length, 0);
}
