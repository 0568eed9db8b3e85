import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { SAMPLE_ACCOUNTS } from '../../src/adapters/mock/account/sample-accounts';

const project = resolve(import.meta.dirname, '../..');
const text = (file: string) => readFileSync(join(project, file), 'utf8');
const GUIDES = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'CHANGELOG.md',
  'docs/areas.md',
  'docs/hosting.md',
  'docs/how-an-application-is-approved.md',
  'docs/operating.md',
  'docs/speed.md',
  'docs/tour.md',
  'docs/translations.md',
  ...readdirSync(join(project, 'docs/decisions')).map((record) => `docs/decisions/${record}`),
];

/** How much the two pictures may hold together, in bytes. */
const PICTURES_LIMIT = 150_000;

test.each(SAMPLE_ACCOUNTS)('the README lists $user.email with its password', ({ user, password }) => {
  const rows = text('README.md').replaceAll(/ +/g, ' ');
  expect(rows).toContain(`| ${user.role.replace('_', ' ')} | \`${user.email}\` | \`${password}\` |`);
});

test.each(GUIDES)('%s names only commands that exist', (guide) => {
  const { scripts } = JSON.parse(text('package.json')) as { scripts: Record<string, string> };
  const named = [...text(guide).matchAll(/npm run ([\w:-]+)/g)].map(([, name]) => name);
  expect(named.filter((name) => !name || !(name in scripts))).toEqual([]);
});

test.each(GUIDES)('%s links only to files that exist', (guide) => {
  const links = [...text(guide).matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, link]) => link ?? '');
  expect(links.filter((link) => !existsSync(join(project, dirname(guide), link)))).toEqual([]);
});

/** The address of a heading within its page, as GitHub makes it. */
function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');
}

test.each(GUIDES)('%s links only to headings that exist', (guide) => {
  const links = [...text(guide).matchAll(/\]\((?!https?:)([^)#]*)#([^)]+)\)/g)];
  const missing = links.filter(([, file = '', anchor = '']) => {
    const page = file === '' ? text(guide) : text(join(dirname(guide), file));
    return ![...page.matchAll(/^#+ (.+)$/gm)].some(([, heading = '']) => anchorOf(heading) === anchor);
  });
  expect(missing.map(([link]) => link)).toEqual([]);
});

/** Files that the page names by their path; those with a word in capitals stand for any name. */
const namedFiles = (guide: string) =>
  [
    ...text(guide).matchAll(
      /`((?:src\/)?(?:adapters|composition|core|server|ui|tests|e2e|scripts)\/[\w./-]+)`/g,
    ),
  ]
    .map(([, file = '']) => file)
    .filter((file) => !/[A-Z]{2}|\/x[-.]/.test(file));

test.each(['README.md', 'CONTRIBUTING.md', 'docs/hosting.md', 'docs/how-an-application-is-approved.md'])(
  '%s names only files that exist',
  (guide) => {
    const isThere = (file: string) => ['', 'src'].some((folder) => existsSync(join(project, folder, file)));
    expect(namedFiles(guide).filter((file) => !isThere(file))).toEqual([]);
  },
);

test('a file that is not there is found, and names that stand for others are none', () => {
  expect(anchorOf('With https, behind a proxy')).toBe('with-https-behind-a-proxy');
  expect(namedFiles('CONTRIBUTING.md')).toContain('ui/app/ports.ts');
  expect(namedFiles('CONTRIBUTING.md')).not.toContain('core/AREA/AREA.ts');
});

test('the README explains every value of the configuration', () => {
  const names = [...text('.env').matchAll(/^(\w+)=/gm)].map(([, name]) => name ?? '');
  expect(names.length).toBeGreaterThan(0);
  for (const name of names) expect(text('README.md')).toContain(`\`${name}\``);
});

test('docs/hosting.md explains every value that the server reads, and no other', () => {
  const code = readFileSync(join(project, 'src/composition/server/server-configuration.ts'), 'utf8');
  const read = [...code.matchAll(/(?:text|number)\('([A-Z_]+)'|environment\.([A-Z_]+)/g)].map(
    ([, read, named]) => read ?? named,
  );
  const explained = [...text('docs/hosting.md').matchAll(/^\| `([A-Z_]+)` /gm)].map(([, name]) => name);
  expect(explained.toSorted()).toEqual([...new Set(read)].toSorted());
});

test('the first command of the README serves the site, and the second one runs every check', () => {
  const commands = [...text('README.md').matchAll(/^```sh\n(.+?)\n```$/gms)].map(([, lines]) => lines);
  expect(commands.slice(0, 2)).toEqual(['npm ci && npm start', 'npm ci && npm test']);
});

test('the README opens with two described pictures, of 150 kB together at most', () => {
  const [, opening = ''] = /^# [^\n]+\n((?:\n|!\[[^\n]+\n)+)/.exec(text('README.md')) ?? [];
  const pictures = [...opening.matchAll(/^!\[([^\]]*)\]\(([^)]+)\)$/gm)];
  expect(pictures.map(([, , file]) => file)).toEqual([
    'docs/pictures/landing-page.webp',
    'docs/pictures/dashboard.webp',
  ]);
  // An alt text that describes a picture has more than a word or two.
  for (const [, alt = ''] of pictures) expect(alt.split(' ').length).toBeGreaterThan(10);
  const bytes = pictures.map(([, , file = '']) => statSync(join(project, file)).size);
  expect(Math.min(...bytes)).toBeGreaterThan(10_000);
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(PICTURES_LIMIT);
});
