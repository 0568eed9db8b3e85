// @ts-check
// Which file answers an address. scripts/serve.mjs follows this, and the files for hosts say the same.
/**
 * @typedef {{ kind: 'file', name: string, unknown: boolean, cacheControl: string, headers: Record<string, string> }
 *   | { kind: 'missing' }
 *   | { kind: 'elsewhere' }} Answer a file of the site, with headers in the place of the common ones of the same names; a hashed file or picture that is gone; an address outside the
 *   folder that the site is served from
 */

/**
 * The answer is the file itself, a folder's page, the page of the app that the path belongs to, or the landing page for
 * any other path.
 * @param {import('./hosting-plan.mjs').HostingPlan} plan
 * @param {{ has(name: string): boolean }} files by path inside the site, without a leading slash
 * @param {string} address as the browser asks for it, with or without a query
 * @returns {Answer}
 */
export function findAnswer({ basePath, caching, missing, apps, unknownPages }, files, address) {
  const path = decoded(address.replace(/[?#].*$/s, ''));
  if (!path.startsWith(basePath)) return { kind: 'elsewhere' };
  const inside = path.slice(basePath.length);
  const kept = caching.find(({ prefix }) => path.startsWith(prefix));
  const page = inside === '' || inside.endsWith('/') ? `${inside}index.html` : `${inside}/index.html`;
  const app = apps.find((name) => inside.startsWith(`${name}/`));
  const known = [inside, page, `${app}/index.html`].find((name) => files.has(name));
  // A missing script or picture must not be answered with a page, because browsers would cache the page under its name.
  if (!known && missing.some((prefix) => path.startsWith(prefix))) return { kind: 'missing' };
  const unknown = unknownPages.find(({ prefix }) => path.startsWith(prefix))?.page ?? '';
  const name = known ?? unknown;
  const cacheControl = kept?.cacheControl ?? 'no-cache';
  return { kind: 'file', name, unknown: name === unknown, cacheControl, headers: kept?.headers ?? {} };
}

/** @param {string} path stays as it is when it is not well encoded, and is then an unknown path */
function decoded(path) {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
