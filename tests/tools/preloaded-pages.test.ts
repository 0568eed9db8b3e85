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
const preloaded = preloadedPages;

test('the HTML preloads Home and every page that a mail leads to', () => {
  expect(mailed.length).toBeGreaterThan(5);
  expect(new Set(Object.keys(preloaded))).toEqual(new Set([...mailed, 'home']));
});

test('it preloads files that exist', () => {
  const missing = Object.values(preloaded)
    .flat()
    .filter((source) => !existsSync(join(project, source)));
  expect(missing).toEqual([]);
});
