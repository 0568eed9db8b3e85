import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { configuredContent, contentFile, readContentFile as readIn } from '../../scripts/content-file.mjs';
import { DEFAULT_CONTENT } from '../../src/core/content/default-content';
import { toDataUrl } from '../../src/core/content/pictures/data-url';
import type { SiteContent } from '../../src/core/content/site-content';
import { contentTitled, largeContent, partlySpanishContent } from '../support/content-builder';
import { exif, jpegOf, jpegSegment, pngOf } from '../support/picture-bytes';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'content-file-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function fileOf(value: unknown): string {
  const path = join(folder, `${createHash('sha256').update(JSON.stringify(value)).digest('hex')}.json`);
  writeFileSync(path, typeof value === 'string' ? value : JSON.stringify(value));
  return path;
}

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const withHero = (backgroundImage: string): SiteContent => ({
  ...DEFAULT_CONTENT,
  heroContent: { ...DEFAULT_CONTENT.heroContent, backgroundImage },
});

const readContentFile = (path: string) => readIn(path, 'en');

test('an export gives its words, and its pictures as files named by their bytes', async () => {
  const hero = pngOf(1600, 900);
  const ref = `picture:${hashOf(hero)}`;
  const content = { ...withHero(ref), lastSaved: '2026-11-22T10:00:00.000Z' };
  const pictures = { [ref]: toDataUrl({ bytes: hero, type: 'image/png' }) };
  const published = await readContentFile(fileOf({ content, pictures }));
  // Nobody has saved anything in a visitor's browser.
  expect(published.content).toEqual({ ...content, lastSaved: null });
  const file = `pictures/${hashOf(hero)}.png`;
  expect(published.pictures).toEqual(
    new Map([[ref, { path: `/${file}`, size: { width: 1600, height: 900 }, copies: [] }]]),
  );
  expect(published.files).toEqual(new Map([[file, hero]]));
});

test('the smaller copies of an export become files beside the picture', async () => {
  const hero = pngOf(1600, 900, 2000);
  const ref = `picture:${hashOf(hero)}`;
  const packed = (bytes: Uint8Array<ArrayBuffer>) => toDataUrl({ bytes, type: 'image/png' });
  const { pictures, files } = await readContentFile(
    fileOf({
      content: withHero(ref),
      pictures: { [ref]: packed(hero) },
      copies: { [ref]: { 640: packed(pngOf(640, 360)), 1280: packed(pngOf(1281, 720)) } },
    }),
  );
  const copy = `pictures/${hashOf(hero)}-640.png`;
  // One that is not as wide as it says is left out.
  expect(pictures.get(ref)?.copies).toEqual([{ path: `/${copy}`, width: 640 }]);
  expect(files.get(copy)).toEqual(pngOf(640, 360));
  expect(files.size).toBe(2);
});

test('a picture is what its bytes are, and does not tell where it was taken', async () => {
  const photo = jpegOf(8, 6, jpegSegment(0xe1, exif(1, 'taken at home')));
  const ref = `picture:${hashOf(photo)}`;
  const pictures = { [ref]: toDataUrl({ bytes: photo, type: 'image/png' }) };
  const { content, files } = await readContentFile(fileOf({ content: withHero(ref), pictures }));
  const [[name, bytes] = ['', new Uint8Array()]] = [...files];
  expect(name).toBe(`pictures/${hashOf(bytes)}.jpg`);
  expect(content.heroContent.backgroundImage).toBe(`picture:${hashOf(bytes)}`);
  expect(new TextDecoder('latin1').decode(bytes)).not.toContain('taken at home');
});

test('a bare document, and the largest one, can be published', async () => {
  expect((await readContentFile(fileOf(contentTitled('A <b>title</b>')))).content.heroContent.title).toBe(
    'A <b>title</b>',
  );
  expect((await readContentFile(fileOf(largeContent()))).content.galleryContent.images).toHaveLength(300);
});

const missing = `picture:${'0'.repeat(64)}`;

test.each<[string, () => string, RegExp]>([
  ['there is no such file', () => join(folder, 'none.json'), /There is no such file/],
  ['it is a folder', () => folder, /There is no such file/],
  ['it is no JSON', () => fileOf('{'), /This is not JSON/],
  ['a title is empty', () => fileOf(contentTitled(' ')), /\n- Hero: Title\. This can’t be empty/],
  ['a section is missing', () => fileOf({ ...DEFAULT_CONTENT, siteSettings: undefined }), /Site Settings/],
  [
    'a picture is missing',
    () => fileOf({ content: withHero(missing), pictures: {} }),
    /\n- Hero: Background image\. The file does not hold its picture/,
  ],
  [
    'a picture is damaged',
    () => fileOf({ content: withHero(missing), pictures: { [missing]: 'data:image/png;base64,AAAA' } }),
    /\n- Hero: Background image\. Its picture is damaged/,
  ],
])('the build stops with a sentence where %s', async (_case, path, sentence) => {
  await expect(readContentFile(path())).rejects.toThrow(sentence);
  await expect(readContentFile(path())).rejects.toThrow(
    /^VITE_CONTENT_FILE is '.*', which cannot be published/,
  );
});

test('pages are in their language, and the editor has both', async () => {
  const path = fileOf(partlySpanishContent());
  const [english, spanish] = [await readIn(path, 'en'), await readIn(path, 'es')];
  expect(english.document).toEqual(partlySpanishContent());
  expect(spanish.document).toEqual(english.document);
  expect(spanish.content.heroContent).toMatchObject({ title: 'Cada talla.', lang: { subtitle: 'en' } });
  const load = contentFile(english, '/')?.load as (id: string) => string;
  const page = load('/src/core/content/default-content.ts');
  expect(page).toContain(DEFAULT_CONTENT.heroContent.title);
  expect(page).not.toContain('Cada talla.');
  expect(load('/src/core/content/default-document.ts')).toContain('Cada talla.');
});

test('without a content file nothing is replaced', async () => {
  expect(await configuredContent('production', 'mock', 'en')).toBeNull();
  expect(contentFile(null, '/')).toBeNull();
});
