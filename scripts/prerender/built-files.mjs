// @ts-check
// What `vite build` has written: which files belong to an entry, and the elements of a page's head that fetch them.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { MODULES_FILE } from '../built-modules.mjs';

/** @typedef {{ file: string, css?: string[], imports?: string[], assets?: string[] }} Chunk */

/**
 * @param {string} site the folder of the built site
 * @param {string} base the path that the site is served from
 */
export async function readBuiltFiles(site, base) {
  /** @type {Record<string, Chunk>} */
  const manifest = JSON.parse(await readFile(join(site, '.vite/manifest.json'), 'utf8'));
  /** The file of each source. @type {Record<string, string>} */
  const files = JSON.parse(await readFile(join(site, MODULES_FILE), 'utf8'));
  /** The chunks by their files: one that several sources share has no name of a source. */
  const chunks = new Map(Object.values(manifest).map((chunk) => [chunk.file, chunk]));

  /**
   * The chunks of the sources and everything that they import statically, imported chunks first.
   * @param {...string} sources
   */
  function chunksOf(...sources) {
    /** @type {Set<Chunk>} */
    const found = new Set();
    const add = (/** @type {string} */ source) => {
      const chunk = manifest[source] ?? chunks.get(files[source] ?? '');
      if (!chunk) throw new Error(`The build has no chunk for ${source}.`);
      for (const imported of chunk.imports ?? []) add(imported);
      found.add(chunk);
    };
    for (const source of sources) add(source);
    return [...found];
  }

  /** @param {Chunk[]} chunks */
  const styleFilesOf = (chunks) => [...new Set(chunks.flatMap(({ css = [] }) => css))];

  return {
    chunksOf,
    styleFilesOf,

    /** @param {string[]} files */
    readTexts: async (files) =>
      (await Promise.all(files.map((file) => readFile(join(site, file), 'utf8')))).join(''),

    /** @param {Chunk[]} chunks */
    addressesOf: (chunks) => chunks.map(({ file }) => base + file),

    /** @param {Chunk[]} chunks */
    preloadLinks: (chunks) => chunks.map(({ file }) => `<link rel="modulepreload" href="${base}${file}">`),

    /**
     * Asked for as Vite asks for the styles of a chunk, which takes them over.
     * @param {string[]} files
     */
    stylePreloadLinks: (files) =>
      files.map((file) => `<link rel="preload" as="style" crossorigin href="${base}${file}">`),

    /**
     * Disabled links for styles that are inline in the page: Vite looks for them before it fetches the styles of a chunk.
     * @param {Chunk[]} chunks
     */
    inlinedStyleLinks: (chunks) =>
      styleFilesOf(chunks)
        .map((file) => `<link rel="stylesheet" href="${base}${file}" disabled>`)
        .join('\n    '),

    /** @param {Chunk[]} chunks */
    fontPreload: (chunks) => {
      const font = chunks.flatMap(({ assets = [] }) => assets).find((file) => file.endsWith('.woff2'));
      if (!font) throw new Error('The landing page has no display font.');
      return `<link rel="preload" href="${base}${font}" as="font" type="font/woff2" crossorigin>`;
    },
  };
}
