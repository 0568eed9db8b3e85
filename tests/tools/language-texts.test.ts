import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { build, type Rolldown } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { languageTexts } from '../../scripts/language-texts.mjs';
import { withPageLanguage } from '../../scripts/prerender/page-template.mjs';

const FILES = {
  'main.ts': `import { formTexts } from './form.texts';
import { noteTexts } from './note.texts';
import { pageTexts } from './page.texts';
import { formatAnd } from './format-and';
console.log(formTexts.send, noteTexts, pageTexts.title, formatAnd);
`,
  'form.texts.ts': "export const formTexts = { send: 'Send it' };\n",
  'form.texts.es.ts': "export const formTexts = { send: 'Enviar' };\n",
  'note.texts.ts': "export const noteTexts = { old: 'Kept as it is', fresh: 'New' };\n",
  'note.texts.es.ts': `import { noteTexts as english } from './note.texts';
export const noteTexts = { ...english, fresh: 'Nuevo' };
`,
  'format-and.ts': "export const formatAnd = 'A and B';\n",
  'format-and.es.ts': "export const formatAnd = 'A y B';\n",
  'both.ts': "import { BOTH } from './and.languages';\nconsole.log(BOTH);\n",
  'and.languages.ts': `import { formatAnd as en } from './format-and';
import { formatAnd as es } from './format-and.es';
export const BOTH = { en, es };
`,
  'table.ts': "import words from 'antd/es/table/InternalTable';\nconsole.log(words);\n",
  'page.texts.ts': "export const pageTexts = { title: 'Only in English' };\n",
};

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'language-texts-'));
  for (const [name, code] of Object.entries(FILES)) writeFileSync(join(folder, name), code);
  symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function builtIn(language: string, how = {}, entry = 'main.ts'): Promise<string> {
  const result = (await build({
    configFile: false,
    root: folder,
    logLevel: 'silent',
    plugins: [languageTexts(language, how)],
    build: { write: false, rollupOptions: { input: join(folder, entry) } },
  })) as Rolldown.RolldownOutput;
  return result.output.map((file) => (file.type === 'chunk' ? file.code : '')).join('');
}

test('a Spanish build takes the Spanish texts where there are some, and the English ones elsewhere', async () => {
  const code = await builtIn('es');
  expect(code).toContain('Enviar');
  expect(code).not.toContain('Send it');
  expect(code).toContain('Only in English');
});

test('a Spanish file may keep an entry of the English one', async () => {
  const code = await builtIn('es');
  expect(code).toContain('Nuevo');
  expect(code).toContain('Kept as it is');
});

test('the formats of a build are those of its language', async () => {
  expect(await builtIn('es')).toContain('A y B');
  expect(await builtIn('es')).not.toContain('A and B');
  expect(await builtIn('en')).not.toContain('A y B');
});

test.each(['en', 'es'])('what needs both languages has both in a build in %s', async (language) => {
  const code = await builtIn(language, {}, 'both.ts');
  expect(code).toContain('A and B');
  expect(code).toContain('A y B');
});

test('a made-up build has every text in brackets and a third longer, and texts of other files within them', async () => {
  const code = await builtIn('es', { isMadeUp: true });
  expect(code).not.toContain('Enviar');
  const said: unknown[] = [];
  new Function('console', code)({ log: (...values: unknown[]) => said.push(...values) });
  expect(said).toEqual([
    '[Send it ñan]',
    { old: '[Kept as it is ñand]', fresh: '[New ñ]' },
    '[Only in English ñandú]',
    'A y B',
  ]);
});

test('an English build, and one in a language without texts, is English', async () => {
  for (const language of ['en', 'fr']) {
    const code = await builtIn(language);
    expect(code).toContain('Send it');
    expect(code).not.toContain('Enviar');
  }
});

test.each([
  ['en', 'Click to sort ascending', 'Click para ordenar'],
  ['es', 'Click para ordenar', 'Click to sort ascending'],
])('a build in %s has the words of Ant Design in its language alone', async (language, own, other) => {
  const code = await builtIn(language, {}, 'table.ts');
  expect([code.includes(own), code.includes(other)]).toEqual([true, false]);
});

test('a page says which language it is in', () => {
  expect(withPageLanguage('<!doctype html>\n<html lang="en">', 'es')).toBe(
    '<!doctype html>\n<html lang="es">',
  );
});
