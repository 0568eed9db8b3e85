// The pages that mails lead to are preloaded by the HTML (scripts/prerender/preloaded-pages.mjs).
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { preloadedPages } from '../../scripts/prerender/preloaded-pages.mjs';

const project = resolve(import.meta.dirname, '../..');
/** Where mails lead, as the files that write them have it. */
const mailed = readdirSync(join(project, 'src/core'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /(^|\/)mails?\/[^/]+\.ts$/.test(file))
  .flatMap((file) => [
    ...readFileSync(join(project, 'src/core', file), 'utf8').matchAll(/'\/dashboard\/([^'?]+)[^']*'/g),
  ])
  .map(([, page = '']) => page);

test('the HTML preloads Home and every page that a mail leads to', () => {
  expect(mailed.length).toBeGreaterThan(5);
  expect(new Set(Object.keys(preloadedPages))).toEqual(new Set([...mailed, 'home']));
});

test('it preloads files that exist', () => {
  const sources = Object.values(preloadedPages).flatMap(({ sources, byRight = {} }) => [
    ...sources,
    ...Object.values(byRight).flat(),
  ]);
  expect(sources.filter((source) => !existsSync(join(project, source)))).toEqual([]);
});

test('what a page shows by right is preloaded by the same rights, in the same order', () => {
  const pages = readFileSync(join(project, 'src/composition/browser/dashboard-pages.ts'), 'utf8');
  const asked = [
    ...pages.matchAll(/'?([\w/-]+)'?: page\(\[\], async[^}]*\{ PageByRight \}[^=]*=[^[]*(\[[^;]*) as const/g),
  ];
  expect(asked.length).toBeGreaterThan(1);
  const rights = asked.map(([, path = '', list = '']) => [
    path,
    [...list.matchAll(/'([^']+)'/g)].map(([, right]) => right),
  ]);
  const byRight = Object.entries(preloadedPages).flatMap(([path, page]) =>
    page.byRight ? [[path, Object.keys(page.byRight)]] : [],
  );
  expect(Object.fromEntries(byRight)).toEqual(Object.fromEntries(rights));
});
