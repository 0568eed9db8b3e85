import { expect, test } from 'vitest';
import type { PictureSource } from '../../../../src/core/content/pictures/check-picture';
import { EditorBrowser } from '../../../support/editor-browser';
import { pngOf } from '../../../support/picture-bytes';

function file(name: string, bytes = pngOf(4000, 3000)): PictureSource {
  return { name, size: bytes.length, read: async () => bytes };
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
  await editor.uploads.choose('aboutContent.teamMembers.1.photoUrl', file('photo.png'));
  expect(editor.uploads.stateOf('aboutContent.teamMembers.1.photoUrl')).toEqual({
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
  await editor.uploads.choose('heroContent.backgroundImage', file('hero.png'));
  expect(editor.uploads.stateOf('heroContent.backgroundImage')).toMatchObject({ status: 'asking' });
  expect(editor.document.hasUnsavedChanges).toBe(false);
  await editor.uploads.decide('heroContent.backgroundImage', consent);
  expect(editor.uploads.stateOf('heroContent.backgroundImage')).toEqual({ status: 'done', size });
});

test('a wrong extension is refused with the accepted formats', async () => {
  const { editor } = await new EditorBrowser().open();
  await editor.uploads.choose('brandAssets.logos.white', file('logo.exe'));
  expect(editor.uploads.stateOf('brandAssets.logos.white')).toEqual({
    status: 'refused',
    message: 'Please upload a file in one of these formats: PNG, SVG',
  });
  editor.uploads.dismiss('brandAssets.logos.white');
  expect(editor.uploads.stateOf('brandAssets.logos.white')).toEqual({ status: 'idle' });
});

test('of two uploads to one slot that finish in the wrong order the newer choice wins', async () => {
  const { editor, library } = await new EditorBrowser().open();
  const first = slowFile('first.png', pngOf(1, 1));
  const second = slowFile('second.png', pngOf(2, 2));
  const uploads = [
    editor.uploads.choose('aboutContent.teamMembers.0.photoUrl', first.source),
    editor.uploads.choose('aboutContent.teamMembers.0.photoUrl', second.source),
  ];
  second.arrive();
  await uploads[1];
  first.arrive();
  await uploads[0];
  const ref = editor.document.content.aboutContent.teamMembers[0]?.photoUrl ?? '';
  const read = await library.read(ref);
  expect(read.ok && read.value?.bytes).toEqual(pngOf(2, 2));
});
