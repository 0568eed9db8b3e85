import { describe, expect, test } from 'vitest';
import { findAnswer } from '../../scripts/hosting/find-answer.mjs';
import { hostingPlan, nginxFile, redirectsFile, vercelFile } from '../../scripts/hosting/hosting-plan.mjs';

const FILES = new Set([
  'index.html',
  '404.html',
  'robots.txt',
  'login/index.html',
  'dashboard/index.html',
  'assets/app-1.js',
  'es/index.html',
  'es/404.html',
  'es/login/index.html',
  'es/dashboard/index.html',
]);

const LANDING = 'index.html';
const LOGIN = 'login/index.html';
const DASHBOARD = 'dashboard/index.html';
const UNKNOWN = '404.html';
const UNKNOWN_IN_SPANISH = 'es/404.html';

/** Which file answers a path inside the site; null for none. */
const ANSWERS: readonly (readonly [string, string | null])[] = [
  ['', LANDING],
  ['?from=mail', LANDING],
  ['robots.txt', 'robots.txt'],
  ['login', LOGIN],
  ['login/', LOGIN],
  ['login?again', LOGIN],
  ['dashboard', DASHBOARD],
  ['dashboard/', DASHBOARD],
  ['dashboard/programs/archive', DASHBOARD],
  ['login/anything', UNKNOWN],
  ['loginanything', UNKNOWN],
  ['dashboards', UNKNOWN],
  ['no-such-page', UNKNOWN],
  ['assets/app-1.js', 'assets/app-1.js'],
  ['assets/gone-2.js', null],
  ['es', 'es/index.html'],
  ['es/', 'es/index.html'],
  ['es?from=mail', 'es/index.html'],
  ['es/login', 'es/login/index.html'],
  ['es/login/', 'es/login/index.html'],
  ['es/dashboard/programs/archive', 'es/dashboard/index.html'],
  ['es/login/anything', UNKNOWN_IN_SPANISH],
  ['es/no-such-page', UNKNOWN_IN_SPANISH],
  ['es/es', UNKNOWN_IN_SPANISH],
  ['ES', UNKNOWN],
  ['esp', UNKNOWN],
  ['es-US/login', UNKNOWN],
  ['es/assets/app-1.js', null],
  ['es/images/logo.svg', null],
  ['es/pictures/0a', null],
  ['es/api/content', null],
  ['es/first-admin', null],
];

const PAGES = ['dashboard', 'es', 'es/dashboard', 'es/login', 'login'];
const TREES = ['', 'es/'];

const ODD = ['/', '//', '/evil.example/login', '%', '%E0%A4%A', '%2e%2e/%2e%2e/etc/passwd', '\\', 'a b'];

describe.each(['/', '/site/'])('the hosting plan of a site at %s', (basePath) => {
  const plan = hostingPlan({ basePath, policy: "default-src 'self'", pages: PAGES, trees: TREES });

  function answer(path: string) {
    const found = findAnswer(plan, FILES, basePath + path);
    return found.kind === 'file' ? found.name : null;
  }

  test.each(ANSWERS)("'%s' is answered with %s", (path, name) => {
    expect(answer(path)).toBe(name);
    const found = findAnswer(plan, FILES, basePath + path);
    if (found.kind === 'file') expect(found.unknown).toBe(name === UNKNOWN || name === UNKNOWN_IN_SPANISH);
  });

  test.each(ODD)("the odd path '%s' is answered as an unknown one", (path) => {
    expect(findAnswer(plan, FILES, basePath + path)).toMatchObject({ name: UNKNOWN, unknown: true });
  });

  test.each(ANSWERS)("all three hosts give the same answer to '%s'", (path, name) => {
    const bare = (basePath + path).replace(/\?.*/, '');
    const inside = bare.slice(basePath.length);
    // Every host looks for the file, or the folder's page, before it reads rules.
    const file = [inside, `${inside}index.html`].find((one) => FILES.has(one) && !one.startsWith('/'));
    const hosts = [
      file ?? netlify(redirectsFile(plan), bare),
      file ?? vercel(vercelFile(plan), bare),
      nginx(nginxFile(plan), bare, basePath),
    ];
    const page = name === null ? null : basePath + name;
    expect(hosts.map((one) => (one === null || one.startsWith('/') ? one : basePath + one))).toEqual([
      page,
      page,
      page,
    ]);
  });
});

test('an address outside the folder does not belong to the site', () => {
  const plan = hostingPlan({ basePath: '/site/', policy: '', pages: [] });
  expect(findAnswer(plan, FILES, '/')).toEqual({ kind: 'elsewhere' });
  expect(findAnswer(plan, FILES, '/sites/x')).toEqual({ kind: 'elsewhere' });
});

function netlify(redirects: string, path: string): string | null {
  for (const [from = '', to = '', status] of redirects
    .trim()
    .split('\n')
    .map((line) => line.split(' '))) {
    const matches = from.endsWith('*') ? path.startsWith(from.slice(0, -1)) : path === from;
    if (matches) return status === '404' ? null : to;
  }
  return null;
}

function vercel(json: string, path: string): string | null {
  const { rewrites } = JSON.parse(json) as { rewrites: { source: string; destination: string }[] };
  return rewrites.find(({ source }) => new RegExp(`^${source}$`).test(path))?.destination ?? null;
}

/** Tries exact locations first, then '^~' prefixes, then expressions, then the longest folder, as nginx does. */
function nginx(configuration: string, path: string, basePath: string): string | null {
  const locations = [
    ...configuration.matchAll(/location (?:(=|\^~|~) )?(\S+) \{[^}]*try_files ([^;]+);/g),
  ].map(([, kind = '', match = '', tried = '']) => ({ kind, match, tried: tried.split(' ') }));
  const found =
    locations.find(({ kind, match }) => kind === '=' && path === match) ??
    locations.find(({ kind, match }) => kind === '^~' && path.startsWith(match)) ??
    locations.find(({ kind, match }) => kind === '~' && new RegExp(match).test(path)) ??
    locations
      .filter(({ kind, match }) => kind === '' && path.startsWith(match))
      .sort((a, b) => b.match.length - a.match.length)[0];
  const names = found?.tried.map((one) => one.replaceAll('$uri', path).replaceAll('//', '/')) ?? [];
  return names.find((one) => FILES.has(one.slice(basePath.length))) ?? null;
}
