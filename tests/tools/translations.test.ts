import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { languageTexts } from '../../scripts/language-texts.mjs';
import { LANGUAGES } from '../../src/core/shared/text/language';
import { alikeTexts } from '../support/translations/alike';
import { ENGLISH_ONLY } from '../support/translations/english-only';
import { SAME_IN_BOTH } from '../support/translations/same-in-both';

const project = resolve(import.meta.dirname, '../..');
const files = readdirSync(join(project, 'src'), { recursive: true, encoding: 'utf8' })
  .map((file) => `src/${file}`)
  .sort();
const texts = files.filter((file) => file.endsWith('.texts.ts'));
const spanish = files.filter((file) => file.endsWith('.es.ts'));
const tables = files.filter((file) => file.endsWith('.languages.ts'));
/** Tables with words of their own; that of the formats takes them from the files beside it. */
const tablesOfWords = tables.filter((file) => file !== 'src/core/shared/text/format.languages.ts');
const englishOnly = Object.values(ENGLISH_ONLY).flat();

const englishOf = (file: string) => file.replace(/\.es\.ts$/, '.ts');
const spanishOf = (file: string) => file.replace(/\.ts$/, '.es.ts');
const code = (file: string) => readFileSync(join(project, file), 'utf8');

/** What is wrong with the list of files without translation, given the files that there are. */
function faultsOfList(listed: readonly string[], all: readonly string[]) {
  const isTranslated = (file: string) => all.includes(spanishOf(file));
  return {
    untranslated: all.filter(
      (file) => file.endsWith('.texts.ts') && !isTranslated(file) && !listed.includes(file),
    ),
    translated: listed.filter(isTranslated),
    gone: listed.filter((file) => !all.includes(file)),
    doubled: listed.filter((file, index) => listed.indexOf(file) !== index),
  };
}

/** Lines of a translation that export a value without the type of the English one. */
function untyped(translation: string): readonly string[] {
  return translation
    .split('\n')
    .filter((line) => /^export (?!type|interface|const \w+: typeof english\b)/.test(line));
}

test('a new file without translation, one that was translated, one that is gone and one listed twice are found', () => {
  const all = ['a.texts.ts', 'b.texts.ts', 'b.texts.es.ts', 'c.texts.ts', 'd.ts'];
  expect(faultsOfList(['b.texts.ts', 'c.texts.ts', 'c.texts.ts', 'z.texts.ts'], all)).toEqual({
    untranslated: ['a.texts.ts'],
    translated: ['b.texts.ts'],
    gone: ['z.texts.ts'],
    doubled: ['c.texts.ts'],
  });
});

test('every file of texts has a Spanish one beside it, or a reason why it has none', () => {
  expect(texts.length).toBeGreaterThan(100);
  expect(faultsOfList(englishOnly, files)).toEqual({
    untranslated: [],
    translated: [],
    gone: [],
    doubled: [],
  });
});

test('docs/translations.md has every Spanish file and every table of both languages, each with its reader and the day or with neither', () => {
  const rows = readFileSync(join(project, 'docs/translations.md'), 'utf8')
    .split('\n')
    .flatMap((line) => {
      const [, file, reader = '', day = ''] = /^\| `([^`]+)`\s*\|([^|]+)\|([^|]+)\|$/.exec(line) ?? [];
      return file ? [{ file: `src/${file}`, reader: reader.trim(), day: day.trim() }] : [];
    });
  expect(rows.map(({ file }) => file)).toEqual([...spanish, ...tablesOfWords].sort());
  expect(rows.filter(({ reader, day }) => (reader === '–') !== (day === '–'))).toEqual([]);
});

test('an export without the type of the English one is found', () => {
  const translation = `import type { xTexts as english } from './x.texts';
export const xTexts: typeof english = {};
export const others = {};
export function said() {}
export type Thing = string;`;
  expect(untyped(translation)).toEqual(['export const others = {};', 'export function said() {}']);
});

/** The formats of days are typed as a whole, where the formats of all languages stand in one table. */
const TYPED_IN_TABLE = 'src/core/shared/text/format.es.ts';

test.each(spanish.filter((file) => file !== TYPED_IN_TABLE))(
  '%s has the type of the English file',
  (file) => {
    expect(files).toContain(englishOf(file));
    expect(untyped(code(file))).toEqual([]);
  },
);

test.each(tables)('%s takes no texts from files of one language', (file) => {
  expect(code(file)).not.toMatch(/from '[^']*\.texts(\.\w+)?'/);
});

test('texts that are alike are found in objects, lists and answers of functions', () => {
  const english = {
    send: 'Send',
    no: 'No',
    none: '–',
    toasts: { failed: { title: 'Error', next: 'Try again.' } },
    steps: ['Bring a bag', 'Come in'],
    part: (label: string, filled: string) => `${label}: ${filled}`,
    left: (count: number) => (count === 1 ? '1 left' : `${count} left`),
    pairs: (count: number) => (count === 1 ? '1 pair' : `${count} pairs`),
    of: ({ name }: { name: string }) => `Hours of ${name}`,
    with: (names: readonly string[]) => `With ${names.map((name) => name.trim()).join(', ')}`,
    at: (place: { readonly street: { readonly number: number } }) => ({ title: `At ${place.street.number}` }),
    size: (size: string) => size,
  };
  const translated: typeof english = {
    send: 'Enviar',
    no: 'No',
    none: '–',
    toasts: { failed: { title: 'Error', next: 'Inténtelo de nuevo.' } },
    steps: ['Traiga una bolsa', 'Come in'],
    part: (label, filled) => `${label}: ${filled}`,
    left: (count) => (count === 1 ? '1 left' : `Quedan ${count}`),
    pairs: (count) => (count === 1 ? '1 par' : `${count} pares`),
    of: ({ name }) => `Hours of ${name}`,
    with: (names) => `With ${names.map((name) => name.trim()).join(', ')}`,
    at: (place) => ({ title: `At ${place.street.number}` }),
    size: (size) => size,
  };
  const paths = alikeTexts(english, translated).map(({ path }) => path);
  expect([...new Set(paths)]).toEqual([
    'no',
    'toasts.failed.title',
    'steps.1',
    'left()',
    'of()',
    'with()',
    'at().title',
  ]);
});

describe('Spanish files', () => {
  let server: ViteDevServer;
  beforeAll(async () => {
    server = await createServer({
      configFile: false,
      root: project,
      appType: 'custom',
      logLevel: 'error',
      plugins: [languageTexts('es')],
      optimizeDeps: { noDiscovery: true },
      server: { middlewareMode: true, watch: null, hmr: false, ws: false },
    });
  });
  afterAll(() => server.close());

  /** A file and its translation, each with the formats of its language. */
  async function bothOf(file: string) {
    const [english, translated] = await Promise.all([
      import(join(project, englishOf(file))),
      server.ssrLoadModule(`/${file}`),
    ]);
    return { english: english as object, translated: translated as object };
  }

  test.each(spanish)('%s exports what the English one does', async (file) => {
    const { english, translated } = await bothOf(file);
    expect(Object.keys(translated).sort()).toEqual(Object.keys(english).sort());
  });

  /** The tables of a file, each with both of its languages. */
  async function tablesIn(file: string) {
    const exported: object = await import(join(project, file));
    return Object.values(exported).filter((value) => Object.keys(Object(value)).join() === LANGUAGES.join());
  }

  test.each(tablesOfWords)('%s has a table of both languages', async (file) => {
    expect(await tablesIn(file)).not.toEqual([]);
  });

  test('no text is word for word English, unless the list says that it is the same in both languages', async () => {
    const translations = spanish.filter((file) => file.endsWith('.texts.es.ts'));
    expect(translations).not.toEqual([]);
    const found = await Promise.all(
      translations.map(async (file) => {
        const { english, translated } = await bothOf(file);
        return alikeTexts(english, translated).map((one) => ({ file, ...one }));
      }),
    );
    const inTables = await Promise.all(
      tablesOfWords.map(async (file) =>
        (await tablesIn(file)).flatMap(({ en, es }) => alikeTexts(en, es).map((one) => ({ file, ...one }))),
      ),
    );
    const alike = [...found.flat(), ...inTables.flat()];
    expect(alike.filter(({ text }) => !SAME_IN_BOTH.includes(text))).toEqual([]);
    expect(SAME_IN_BOTH.filter((text) => alike.every((one) => one.text !== text))).toEqual([]);
  });
});
