import { describe, expect, test } from 'vitest';
import type { ContentPath } from '../../../../src/core/content/content-path';
import type { PictureSource } from '../../../../src/core/content/pictures/check-picture';
import type { EditorViewModel } from '../../../../src/ui/content/editor.view-model';
import { EditorBrowser } from '../../../support/editor-browser';
import { pngOf } from '../../../support/picture-bytes';

function file(name: string, bytes = pngOf(4000, 3000)): PictureSource {
  return { name, size: bytes.length, read: async () => bytes };
}

/** Chooses a file at a place of the document, as its picture does. */
function choose({ document, pictures }: EditorViewModel, path: ContentPath, source: PictureSource) {
  return pictures.at(path).choose(source, (ref) => document.edit(path, ref));
}

/** A file whose bytes arrive when the test says so. */
function slowFile(name: string, bytes: Uint8Array<ArrayBuffer>) {
  let arrive = () => {};
  const read = new Promise<Uint8Array<ArrayBuffer>>((resolve) => {
    arrive = () => resolve(bytes);
  });
  return { source: { name, size: bytes.length, read: () => read }, arrive: () => arrive() };
}

test('a picture that fits goes into the document at once, as an unsaved change', async () => {
  const { editor, library } = await new EditorBrowser().open();
  await choose(editor, 'aboutContent.teamMembers.1.photoUrl', file('photo.png'));
  expect(editor.pictures.at('aboutContent.teamMembers.1.photoUrl').state).toEqual({
    status: 'done',
    size: { width: 4000, height: 3000 },
  });
  const ref = editor.document.content.aboutContent.teamMembers[1]?.photoUrl ?? '';
  expect((await library.read(ref)).ok).toBe(true);
  expect(editor.badge).toBe('Unsaved Changes');
});

test.each([
  [true, { width: 1920, height: 1440 }],
  [false, { width: 4000, height: 3000 }],
])('one that is larger than needed is scaled down only with consent (%s)', async (consent, size) => {
  const { editor } = await new EditorBrowser().open();
  await choose(editor, 'heroContent.backgroundImage', file('hero.png'));
  expect(editor.pictures.at('heroContent.backgroundImage').state).toMatchObject({ status: 'asking' });
  expect(editor.document.hasUnsavedChanges).toBe(false);
  await editor.pictures.at('heroContent.backgroundImage').decide(consent);
  expect(editor.pictures.at('heroContent.backgroundImage').state).toEqual({ status: 'done', size });
});

test('a wrong extension is refused with the accepted formats', async () => {
  const { editor } = await new EditorBrowser().open();
  await choose(editor, 'brandAssets.logos.white', file('logo.exe'));
  expect(editor.pictures.at('brandAssets.logos.white').state).toEqual({
    status: 'refused',
    message: 'Please upload a file in one of these formats: PNG, SVG',
  });
  editor.pictures.at('brandAssets.logos.white').dismiss();
  expect(editor.pictures.at('brandAssets.logos.white').state).toEqual({ status: 'idle' });
});

test('of two uploads to one slot that finish in the wrong order the newer choice wins', async () => {
  const { editor, library } = await new EditorBrowser().open();
  const first = slowFile('first.png', pngOf(1, 1));
  const second = slowFile('second.png', pngOf(2, 2));
  const uploads = [
    choose(editor, 'aboutContent.teamMembers.0.photoUrl', first.source),
    choose(editor, 'aboutContent.teamMembers.0.photoUrl', second.source),
  ];
  second.arrive();
  await uploads[1];
  first.arrive();
  await uploads[0];
  const ref = editor.document.content.aboutContent.teamMembers[0]?.photoUrl ?? '';
  const read = await library.read(ref);
  expect(read.ok && read.value?.bytes).toEqual(pngOf(2, 2));
});

describe('in a list that changes meanwhile', () => {
  const FIRST = 'galleryContent.images.0.url';
  const SECOND = 'galleryContent.images.1.url';

  async function chooseSlowly() {
    const { editor } = await new EditorBrowser().open();
    const { source, arrive } = slowFile('slow.png', pngOf(640, 480));
    const chosen = editor.pictures.choose(SECOND, source, (path, ref) => editor.document.edit(path, ref));
    const urls = () => editor.document.content.galleryContent.images.map(({ url }) => url);
    return { editor, chosen, arrive, urls };
  }

  test('a picture that is on its way goes along with its item', async () => {
    const { editor, chosen, arrive, urls } = await chooseSlowly();
    editor.changeList('galleryContent.images', { kind: 'move', index: 1, by: -1 });
    const [, second] = urls();
    expect(editor.pictures.at(FIRST).state.status).toBe('busy');
    expect(editor.pictures.at(SECOND).state.status).toBe('idle');
    arrive();
    await chosen;
    expect(urls()[0]).toMatch(/^picture:/);
    expect(urls()[1]).toBe(second);
    expect(editor.pictures.at(FIRST).state.status).toBe('done');
  });

  test('one whose item was removed goes nowhere', async () => {
    const { editor, chosen, arrive, urls } = await chooseSlowly();
    editor.changeList('galleryContent.images', { kind: 'remove', index: 1 });
    const before = urls();
    arrive();
    await chosen;
    expect(urls()).toEqual(before);
    expect(editor.pictures.at(SECOND).state.status).toBe('idle');
  });
});
