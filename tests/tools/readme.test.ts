import { existsSync, readFileSync, statSync } from 'node:fs';
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
  'docs/operating.md',
  'docs/speed.md',
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

test('the README explains every value of the configuration', () => {
  const names = [...text('.env').matchAll(/^(\w+)=/gm)].map(([, name]) => name ?? '');
  expect(names.length).toBeGreaterThan(0);
  for (const name of names) expect(text('README.md')).toContain(`\`${name}\``);
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
