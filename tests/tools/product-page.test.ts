// docs/product.md and docs/glossary.md say where things are. A file that moved, or a constant that was renamed, fails here.
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const project = resolve(import.meta.dirname, '../..');
const source = (path: string) => join(project, 'src', path);
const page = readFileSync(join(project, 'docs/product.md'), 'utf8');

const rows = page.split('\n').flatMap((line) => {
  const [, rule = '', where = ''] = line.split('|').map((cell) => cell.trim());
  const files = [...where.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file);
  const constants = [...rule.matchAll(/`([A-Z]+(?:_[A-Z]+)*)`/g)].map(([, name = '']) => name);
  return files.length > 0 ? [{ rule, files, constants }] : [];
});

test('docs/product.md names only files that exist', () => {
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.flatMap(({ files }) => files).filter((file) => !existsSync(source(file)))).toEqual([]);
});

test('docs/product.md names only constants that stand in the file beside them', () => {
  const missing = rows.flatMap(({ files, constants }) => {
    const code = files
      .filter((file) => existsSync(source(file)))
      .map((file) => readFileSync(source(file), 'utf8'))
      .join('\n');
    return constants.filter((name) => !code.includes(name)).map((name) => `${name} in ${files.join(', ')}`);
  });
  expect(missing).toEqual([]);
});

test('docs/product.md names a constant instead of its value, which stands beside it in the code', () => {
  const repeated = rows.filter(({ rule, constants }) => constants.length > 0 && /\d/.test(rule));
  expect(repeated.map(({ rule }) => rule)).toEqual([]);
});

test('docs/glossary.md names only files and folders that exist', () => {
  const glossary = readFileSync(join(project, 'docs/glossary.md'), 'utf8');
  const places = [...glossary.matchAll(/`((?:adapters|composition|core|server|ui)\/[^`]+)`/g)].map(
    ([, place = '']) => place,
  );
  expect(places.length).toBeGreaterThan(0);
  expect(places.filter((place) => !existsSync(source(place)))).toEqual([]);
});
