// @ts-check
// The files of a built site as they are sent, by scripts/serve.mjs and by the site's own server.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';

const FOR_HOSTS_ONLY = new Set(['_headers', '_redirects', 'vercel.json']);

/** @type {Readonly<Record<string, string>>} */
const TYPES = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};

/**
 * @typedef {object} SiteFile
 * @property {Uint8Array<ArrayBuffer>} body
 * @property {Uint8Array<ArrayBuffer>} [brotli] the same, compressed beforehand
 * @property {Uint8Array<ArrayBuffer>} [gzip]
 * @property {string} type media type
 * @property {string} tag opaque; another one for other bytes
 */

/**
 * A file without compressed forms.
 * @param {string} name its type follows from its end
 * @param {Uint8Array<ArrayBuffer>} body
 * @returns {SiteFile}
 */
export function plainFile(name, body) {
  const tag = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  return { body, type: TYPES[extname(name)] ?? 'application/octet-stream', tag };
}

/**
 * Reads a whole site into memory, so that requests cannot reach any other file. What static hosts alone read is left out.
 * @param {string} folder
 * @returns {Map<string, SiteFile>} by path inside the site, without a leading slash
 */
export function readSite(folder) {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'));
  const all = new Map(paths.map((path) => [path, new Uint8Array(readFileSync(join(folder, path)))]));
  /** @type {Map<string, SiteFile>} */
  const files = new Map();
  for (const [path, body] of all) {
    const original = path.replace(/\.(br|gz)$/, '');
    if ((original !== path && all.has(original)) || FOR_HOSTS_ONLY.has(path)) continue;
    const [brotli, gzip] = [all.get(`${path}.br`), all.get(`${path}.gz`)];
    files.set(path, { ...plainFile(path, body), ...(brotli && { brotli }), ...(gzip && { gzip }) });
  }
  return files;
}
