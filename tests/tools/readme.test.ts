import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { SAMPLE_ACCOUNTS } from '../../src/adapters/mock/sample-accounts';

const project = resolve(import.meta.dirname, '../..');
const text = (file: string) => readFileSync(join(project, file), 'utf8');
const GUIDES = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'docs/operating.md'];

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
