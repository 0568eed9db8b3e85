import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { preprocessCSS, resolveConfig } from 'vite';
import { expect, test } from 'vitest';
import { namedBreakpoints } from '../../scripts/named-breakpoints.mjs';
import { BREAKPOINTS } from '../../src/ui/app/breakpoints';

const source = resolve(import.meta.dirname, '../../src');
const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(css|tsx?)$/.test(file))
  .map((file) => ({ file, text: readFileSync(join(source, file), 'utf8') }));
const filesWith = (type: RegExp, pattern: RegExp) =>
  files.filter(({ file, text }) => type.test(file) && pattern.test(text)).map(({ file }) => file);
const CSS = /\.css$/;
const CODE = /\.tsx?$/;

async function built(css: string): Promise<string> {
  const plugins = [namedBreakpoints(BREAKPOINTS)];
  const config = await resolveConfig({ configFile: false, css: { postcss: { plugins } } }, 'build');
  return (await preprocessCSS(css, 'a.css', config)).code;
}

test('a named breakpoint becomes its query, alone and beside others', async () => {
  expect(await built('@media (--phone) { a { top: 0 } }')).toContain('@media (width < 768px) {');
  expect(await built('@media print and (--medium) { a { top: 0 } }')).toContain(
    '@media print and (width >= 48rem) {',
  );
  expect(await built('@container bar (--phone) or (width < 46rem) { a { top: 0 } }')).toContain(
    '@container bar (width < 768px) or (width < 46rem) {',
  );
});

test('a name that is not in the list stops the build', async () => {
  await expect(built('@media (--phnoe) { a { top: 0 } }')).rejects.toThrow(
    "There is no breakpoint named 'phnoe'",
  );
});

test('no style and no code has a width of its own for a breakpoint', () => {
  expect(filesWith(CSS, /@media[^{]*\b(width|inline-size)\b/)).toEqual([]);
  expect(filesWith(CODE, /\((min-|max-)?width\s*[:<>]/)).toEqual(['ui/app/breakpoints.ts']);
  expect(filesWith(CODE, /(matchMedia|useMediaQuery)\(['"`][^'"`]*(width|\d)/)).toEqual([]);
});

test('every breakpoint in the list is used', () => {
  const unused = Object.keys(BREAKPOINTS).filter(
    (name) =>
      filesWith(CSS, new RegExp(`\\(--${name}\\)`)).length === 0 &&
      filesWith(CODE, new RegExp(`useMediaQuery\\('${name}'\\)|below="${name}"`)).length === 0,
  );
  expect(unused).toEqual([]);
});
