// @ts-check
// Publishes what an admin exported from the editor: `VITE_CONTENT_FILE=export.json npm run build` builds the site with these
// words and pictures in the place of the content that comes with the code.
import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import process from 'node:process';
import { loadEnv, runnerImport } from 'vite';

/** @typedef {import('../src/core/content/site-content.ts').SiteContent} SiteContent */
/** @typedef {import('../src/core/content/pictures/image-library.port.ts').PictureFile} PictureFile */

/**
 * @typedef {object} PublishedContent
 * @property {import('../src/core/content/words-in.ts').ShownContent} content in the language of the pages
 * @property {SiteContent} document with both languages, for the editor
 * @property {Map<string, import('../src/core/content/pictures/shown-pictures.ts').ShownPicture>} pictures by their references
 * @property {Map<string, Uint8Array>} files the pictures' bytes by their paths in the site, such as 'pictures/HASH.png'
 */

/**
 * A picture of the export with its smaller copies, by their widths in px.
 * @typedef {{ file: PictureFile, copies: Map<number, PictureFile> }} HeldPicture
 */

/** Why the content file cannot be published, in sentences that say what to do. */
export class ContentFileError extends Error {}

/** @type {Readonly<Record<string, string>>} */
const EXTENSIONS = { 'image/png': 'png', 'image/jpeg': 'jpg', 'image/svg+xml': 'svg', 'image/x-icon': 'ico' };

/** Modules whose values the content file replaces. */
const REPLACED =
  /\/src\/(core\/content\/default-(?:content|document)|composition\/browser\/published-pictures)\.ts$/;

/**
 * The content that the build is configured with; null where it is the content that comes with the code.
 * @param {string} mode
 * @param {import('../src/composition/browser/configuration.ts').Configuration['backEnd']} backEnd
 * @param {import('../src/core/shared/text/language.ts').Language} language of the pages
 * @returns {Promise<PublishedContent | null>}
 */
export async function configuredContent(mode, backEnd, language) {
  const path = loadEnv(mode, process.cwd(), 'VITE_').VITE_CONTENT_FILE?.trim();
  if (!path) return null;
  if (backEnd === 'server')
    throw new ContentFileError(
      "VITE_CONTENT_FILE is for a site without a server. The site's server publishes what is saved: import the file in the editor.",
    );
  return readContentFile(path, language);
}

/**
 * Reads a file that the editor exported, with the same checks as the editor's import. Throws a ContentFileError.
 * @param {string} path
 * @param {import('../src/core/shared/text/language.ts').Language} language of the pages
 * @returns {Promise<PublishedContent>}
 */
export async function readContentFile(path, language) {
  /** @param {readonly string[]} reasons */
  const refuse = (...reasons) => {
    const lines = reasons.map((reason) => `- ${reason}`).join('\n');
    return new ContentFileError(`VITE_CONTENT_FILE is '${path}', which cannot be published.\n${lines}`);
  };
  const file = await stat(path).catch(() => null);
  if (!file?.isFile())
    throw refuse('There is no such file: give the path of a file that the editor exported.');

  /** @type {Map<string, HeldPicture>} */
  const held = new Map();
  const imported = await (await importer(held)).execute({
    size: file.size,
    read: () => readFile(path, 'utf8'),
  });
  const sentences = await fieldSentences();
  if (!imported.ok) {
    if (imported.failure.code !== 'validation') throw new Error(imported.failure.code);
    throw refuse(...imported.failure.fields.map(sentences.problem));
  }
  const { content, unusablePictures } = imported.value;
  if (unusablePictures.length > 0)
    throw refuse(...unusablePictures.map((picture) => sentences.unusable(content, picture)));
  return published({ ...content, lastSaved: null }, language, held);
}

/**
 * The editor's own import, which puts the pictures into `held`.
 * @param {Map<string, HeldPicture>} held
 */
async function importer(held) {
  /** @type {typeof import('../src/core/content/backups/import-content.ts')} */
  const { ImportContent } = await source('./src/core/content/backups/import-content.ts');
  /** @type {typeof import('../src/core/content/pictures/picture-ref.ts')} */
  const { pictureRefOf } = await source('./src/core/content/pictures/picture-ref.ts');
  const measure = await measurer();
  return new ImportContent(
    {
      put: async (picture) => {
        const ref = pictureRefOf(createHash('sha256').update(picture.bytes).digest('hex'));
        held.set(ref, { file: picture, copies: held.get(ref)?.copies ?? new Map() });
        return { ok: true, value: ref };
      },
      putCopy: async (ref, width, copy) => {
        held.get(ref)?.copies.set(width, copy);
        return { ok: true, value: undefined };
      },
      read: async () => ({ ok: true, value: null }),
    },
    // What cannot be measured without drawing it is a picture all the same. Smaller copies come with the export.
    { measure: async (picture) => measure(picture) ?? { width: 0, height: 0 }, scale: async () => null },
  );
}

/** The size of a picture by its bytes; null where the format does not tell. */
async function measurer() {
  /** @type {typeof import('../src/core/content/pictures/clean-picture.ts')} */
  const { cleanPicture } = await source('./src/core/content/pictures/clean-picture.ts');
  return (/** @type {PictureFile} */ { bytes }) => {
    const clean = cleanPicture(bytes);
    return clean.ok ? clean.value.size : null;
  };
}

/**
 * @param {SiteContent} document
 * @param {import('../src/core/shared/text/language.ts').Language} language
 * @param {Map<string, HeldPicture>} held
 * @returns {Promise<PublishedContent>}
 */
async function published(document, language, held) {
  const measure = await measurer();
  /** @type {typeof import('../src/core/content/words-in.ts')} */
  const { wordsIn } = await source('./src/core/content/words-in.ts');
  /** @type {PublishedContent} */
  const result = { content: wordsIn(language, document), document, pictures: new Map(), files: new Map() };
  for (const [ref, { file, copies }] of held) {
    const nameOf = (/** @type {string} */ suffix) =>
      `pictures/${ref.slice(ref.indexOf(':') + 1)}${suffix}.${EXTENSIONS[file.type]}`;
    const sources = [...copies].map(([width, copy]) => ({ name: nameOf(`-${width}`), width, copy }));
    result.pictures.set(ref, {
      path: `/${nameOf('')}`,
      size: measure(file),
      copies: sources.map(({ name, width }) => ({ path: `/${name}`, width })),
    });
    result.files.set(nameOf(''), file.bytes);
    for (const { name, copy } of sources) result.files.set(name, copy.bytes);
  }
  return result;
}

/** What is wrong with a field, with the editor's names and words. */
async function fieldSentences() {
  /** @type {typeof import('../src/ui/content/fields/field.texts.ts')} */
  const { fieldTexts, sectionNames } = await source('./src/ui/content/fields/field.texts.ts');
  /** @type {typeof import('../src/core/content/pictures/content-pictures.ts')} */
  const { placesOf } = await source('./src/core/content/pictures/content-pictures.ts');
  /** @type {(section: string, field: string) => string} */
  const nameOf = (section, field) => {
    const key = /** @type {keyof typeof sectionNames} */ (section);
    return field === ''
      ? (sectionNames[key] ?? section)
      : `${sectionNames[key]}: ${fieldTexts.nameOf(key, field)}`;
  };
  return {
    /** @param {import('../src/core/content/site-content.ts').ContentProblem} problem */
    problem: (problem) => {
      const [section = '', ...rest] = problem.field.split('.');
      const place = section === '' ? '' : `${nameOf(section, rest.join('.'))}. `;
      return place + fieldTexts.problem(problem);
    },
    /**
     * @param {SiteContent} content
     * @param {import('../src/core/content/backups/import-content.ts').UnusablePicture} picture
     */
    unusable: (content, { ref, fault }) => {
      const places = placesOf(content, ref).map(({ section, field }) => nameOf(section, field));
      const what =
        fault === 'missing' ? 'The file does not hold its picture' : 'Its picture is damaged in the file';
      return `${places.join('; ')}. ${what}: choose a new one in the editor, save, and export again.`;
    },
  };
}

/**
 * @template Module
 * @param {string} path
 * @returns {Promise<Module>}
 */
async function source(path) {
  return (await runnerImport(path)).module;
}

/**
 * Puts the content and the addresses of its pictures into the site's code.
 * @param {PublishedContent | null} published
 * @param {string} basePath
 * @returns {import('vite').Plugin | null} null where nothing is replaced
 */
export function contentFile(published, basePath) {
  if (!published) return null;
  const addressOf = (/** @type {string} */ path) => basePath + path.slice(1);
  const addresses = [...published.pictures].map(([ref, { path, copies }]) => [
    ref,
    {
      address: addressOf(path),
      copies: Object.fromEntries(copies.map((copy) => [copy.width, addressOf(copy.path)])),
    },
  ]);
  /** @type {Readonly<Record<string, string>>} */
  const modules = {
    // A page holds the words of its own language alone.
    'core/content/default-content': `export const DEFAULT_CONTENT = ${JSON.stringify(published.content, withoutTranslations)};`,
    'core/content/default-document': `export const DEFAULT_DOCUMENT = ${JSON.stringify(published.document)};`,
    'composition/browser/published-pictures': `export const PUBLISHED_PICTURES = ${JSON.stringify(Object.fromEntries(addresses))};`,
  };
  /** @type {Set<string>} */
  const replaced = new Set();
  return {
    name: 'content-file',
    apply: 'build',
    // The code asks whether there is a file, and must not tell where it was.
    config: () => ({ define: { 'import.meta.env.VITE_CONTENT_FILE': 'true' } }),
    load(id) {
      const [, name] = REPLACED.exec(id.replaceAll('\\', '/')) ?? [];
      if (name === undefined) return null;
      replaced.add(name);
      return modules[name];
    },
    generateBundle() {
      if (replaced.size < Object.keys(modules).length)
        throw new Error('The build did not come by the modules that hold the content.');
    },
  };
}

/** @type {(key: string, value: unknown) => unknown} */
function withoutTranslations(key, value) {
  return key === 'es' ? undefined : value;
}
