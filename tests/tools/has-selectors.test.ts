import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const source = resolve(import.meta.dirname, '../../src');
const styles = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .map((file) => readFileSync(join(source, file), 'utf8'));

/** What each `:has()` asks for, one selector at a time. */
function askedFor(css: string): readonly string[] {
  return [...css.matchAll(/:has\(((?:[^()]|\([^()]*\))*)\)/g)].flatMap(([, asked = '']) => asked.split(','));
}

/** Whether the element that is asked for is known by its name alone, such as `> span`. */
function isNameAlone(selector: string): boolean {
  return /(^|[\s>+~])[a-z*][a-z0-9]*$/.test(selector.trim());
}

test('no style asks `:has()` for an element by its name alone: a page would look at it again for every such element that comes or goes', () => {
  expect(styles.flatMap(askedFor).filter(isNameAlone)).toEqual([]);
});

test.each([
  ['> span', true],
  ['.save-bar__state button', true],
  ['*', true],
  ['.save-bar__state .ant-btn', false],
  ['span.more', false],
  ['button:hover', false],
  ['[role="dialog"][inert]', false],
])("'%s' is a name alone: %s", (selector, isAlone) => {
  expect(askedFor(`a:has(${selector}) { top: 0 }`).map(isNameAlone)).toEqual([isAlone]);
});
