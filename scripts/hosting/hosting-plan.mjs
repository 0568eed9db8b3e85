// @ts-check
// How the built site has to be served: once as data, and then in the formats of three kinds of hosts.
import { securityHeaders } from './security-policy.mjs';

/** The copy of the landing page of a language that answers unknown paths. It asks search engines not to index them. */
export const UNKNOWN_PAGE = '404.html';

/** The page that also answers every path below it. /login/anything, in contrast, is an unknown path. */
const APP = 'dashboard';

/** What exists once for all languages. Below the folder of another language it is missing, and no page stands for it. */
const ONCE = ['api/', 'assets/', 'first-admin', 'images/', 'pictures/'];

/**
 * @typedef {object} HostingPlan
 * @property {string} basePath '/' or the folder that the site is served from, as '/folder/'
 * @property {Record<string, string>} headers for every answer
 * @property {Kept[]} caching for paths below a prefix; everything else is 'no-cache'
 * @property {string[]} missing prefixes below which no page stands for a file that is not there
 * @property {string[]} pages folders that have a page of their own, such as 'login' and 'es/login'
 * @property {string[]} apps those of them whose page answers all paths below them too
 * @property {UnknownPage[]} unknownPages what answers all other paths; the first that is above a path
 */

/**
 * The page for unknown paths of a language.
 * @typedef {object} UnknownPage
 * @property {string} prefix of the addresses of the language
 * @property {string} page its file
 */

/**
 * How files below a prefix are kept.
 * @typedef {object} Kept
 * @property {string} prefix
 * @property {string} cacheControl
 * @property {Record<string, string>} [headers] that these files carry in the place of the common ones of the same names
 */

/**
 * @param {{ basePath: string, policy: string, pages: string[], trees?: string[], hasPictures?: boolean }} site `trees`: the folders of
 *   the pages of each language, such as '' and 'es/'; `hasPictures`: whether there are pictures that somebody uploaded
 * @returns {HostingPlan}
 */
export function hostingPlan({ basePath, policy, pages, trees = [''], hasPictures = false }) {
  const caching = [
    { prefix: `${basePath}assets/`, cacheControl: 'public, max-age=31536000, immutable' },
    { prefix: `${basePath}images/`, cacheControl: 'public, max-age=86400' },
    ...(hasPictures ? [uploadedPictures(basePath)] : []),
  ];
  const others = trees.filter((tree) => tree !== '');
  return {
    basePath,
    headers: securityHeaders(policy),
    caching,
    missing: [
      ...caching.map(({ prefix }) => prefix),
      ...others.flatMap((tree) => ONCE.map((name) => basePath + tree + name)),
    ],
    pages,
    apps: pages.filter((page) => trees.some((tree) => page === tree + APP)),
    unknownPages: [...others, ''].map((tree) => ({ prefix: basePath + tree, page: tree + UNKNOWN_PAGE })),
  };
}

/**
 * Uploaded pictures are named by their hashes. As a document of its own none may run or load anything.
 * @param {string} basePath
 * @returns {Kept}
 */
function uploadedPictures(basePath) {
  return {
    prefix: `${basePath}pictures/`,
    cacheControl: 'public, max-age=31536000, immutable',
    headers: { 'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox" },
  };
}

/**
 * `_headers` for Netlify and Cloudflare Pages. They revalidate pages by default, and merge a header that two rules set, so
 * only long-lived files have a rule for caching; of two merged security policies both count.
 * @param {HostingPlan} plan
 */
export function headersFile({ basePath, headers, caching }) {
  const lines = [`${basePath}*`, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)];
  for (const { prefix, cacheControl, headers: own = {} } of caching) {
    lines.push(`${prefix}*`, `  Cache-Control: ${cacheControl}`);
    for (const [name, value] of Object.entries(own)) lines.push(`  ${name}: ${value}`);
  }
  return `${lines.join('\n')}\n`;
}

/**
 * `_redirects` for Netlify and Cloudflare Pages: every address is answered with a page, except a missing script or
 * picture. Files that exist come first.
 * @param {HostingPlan} plan
 */
export function redirectsFile({ basePath, missing, pages, apps, unknownPages }) {
  const rules = [
    ...pages.map((page) => `${basePath}${page} ${basePath}${page}/index.html 200`),
    ...apps.map((app) => `${basePath}${app}/* ${basePath}${app}/index.html 200`),
  ];
  const unknown = (/** @type {string} */ path, /** @type {number} */ status) => {
    const page = unknownPages.find(({ prefix }) => path.startsWith(prefix))?.page;
    return `${path}${path.endsWith('/') ? '*' : ''} ${basePath}${page} ${status}`;
  };
  return `${[
    ...missing.map((prefix) => unknown(prefix, 404)),
    ...rules,
    ...unknownPages.map(({ prefix }) => unknown(prefix, 200)),
  ].join('\n')}\n`;
}

/**
 * `vercel.json`, for Vercel and hosts that read its format.
 * @param {HostingPlan} plan
 */
export function vercelFile({ basePath, headers, caching, missing, pages, apps, unknownPages }) {
  const pairs = (/** @type {Record<string, string>} */ values) =>
    Object.entries(values).map(([key, value]) => ({ key, value }));
  const filesBelow = (/** @type {string} */ prefix) =>
    missing
      .filter((path) => path.startsWith(prefix))
      .map((path) => path.slice(prefix.length))
      .join('|');
  const file = {
    headers: [
      { source: `${basePath}(.*)`, headers: pairs(headers) },
      ...caching.map(({ prefix, cacheControl, headers: own }) => ({
        source: `${prefix}(.*)`,
        headers: pairs({ 'Cache-Control': cacheControl, ...own }),
      })),
    ],
    rewrites: [
      ...pages.map((page) => ({
        source: `${basePath}${page}`,
        destination: `${basePath}${page}/index.html`,
      })),
      ...apps.map((app) => ({
        source: `${basePath}${app}/(.*)`,
        destination: `${basePath}${app}/index.html`,
      })),
      ...unknownPages.map(({ prefix, page }) => ({
        source: `${prefix}((?!${filesBelow(prefix)}).*)`,
        destination: `${basePath}${page}`,
      })),
    ],
  };
  return `${JSON.stringify(file, null, 2)}\n`;
}

/**
 * What nginx writes of a request, for the `http` block: the page without what an address asks for, and without where it comes from.
 * No other lines may name the format 'site'.
 */
export function nginxLogFile() {
  return `# The names of files and pages alone: an address can hold ids, and words from an old bookmark.
log_format site '$remote_addr [$time_local] "$request_method $uri $server_protocol" $status $body_bytes_sent';
`;
}

/**
 * The inside of an nginx `server` block. It logs in the format of nginxLogFile. An `add_header` in a location replaces those around it, so each location
 * repeats them all.
 * @param {HostingPlan} plan
 */
export function nginxFile({ basePath, headers, caching, missing, pages, apps, unknownPages }) {
  const lines = (/** @type {Record<string, string>} */ values) =>
    Object.entries(values).map(([name, value]) => `  add_header ${name} "${value}" always;`);
  /** @type {(match: string, cacheControl: string, answer: string, extra?: string[], own?: Record<string, string>) => string} */
  const location = (match, cacheControl, answer, extra = [], own = {}) =>
    [
      `location ${match} {`,
      ...lines({ ...headers, ...own }),
      // Without 'always', because a missing file must not be cached for a year.
      `  add_header Cache-Control "${cacheControl}";`,
      ...extra,
      `  try_files ${answer};`,
      '}',
    ].join('\n');
  const neverKept = missing.filter((path) => !caching.some(({ prefix }) => prefix === path));
  return `${[
    // Caches between keep one answer for those who take gzip, and one for all others.
    'gzip_static on;\ngzip_vary on;',
    'access_log /var/log/nginx/site.log site;',
    ...caching.map(({ prefix, cacheControl, headers: own }) =>
      location(`^~ ${prefix}`, cacheControl, '$uri =404', [], own),
    ),
    ...neverKept.map((prefix) => location(`^~ ${prefix}`, 'no-cache', '$uri =404')),
    ...pages.map((page) => {
      const match = apps.includes(page) ? `~ ^${basePath}${page}(/|$)` : `~ ^${basePath}${page}/?$`;
      return location(match, 'no-cache', `$uri ${basePath}${page}/index.html`);
    }),
    ...unknownPages.map(({ page }) =>
      location(`= ${basePath}${page}`, 'no-cache', '$uri =404', [
        '  add_header X-Robots-Tag noindex always;',
      ]),
    ),
    ...unknownPages.map(({ prefix, page }) =>
      location(prefix, 'no-cache', `$uri $uri/index.html ${basePath}${page}`),
    ),
  ].join('\n\n')}\n`;
}
