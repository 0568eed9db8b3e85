import { expect, test } from 'vitest';
import { DEFAULT_CONTENT } from '../../../../src/core/content/default-content';
import { withPictures } from '../../../../src/core/content/pictures/content-pictures';
import { pictureRefOf } from '../../../../src/core/content/pictures/picture-ref';
import { uploadedPictures } from '../../../../src/core/content/pictures/uploaded-pictures';
import type { SiteContent } from '../../../../src/core/content/site-content';

/** The default document with an uploaded picture of its own in each place that holds one. */
function allUploaded(): { content: SiteContent; refs: readonly string[] } {
  const refs: string[] = [];
  const json = JSON.stringify(DEFAULT_CONTENT).replaceAll(/"\/images\/[^"]+"/g, () => {
    const ref = pictureRefOf(refs.length.toString(16).padStart(64, '0'));
    refs.push(ref);
    return JSON.stringify(ref);
  });
  return { content: JSON.parse(json), refs };
}

test('every uploaded picture of a document is found, each once', () => {
  const { content, refs } = allUploaded();
  const { aboutContent, galleryContent } = DEFAULT_CONTENT;
  expect(refs).toHaveLength(6 + aboutContent.teamMembers.length + galleryContent.images.length);
  expect([...uploadedPictures(content)]).toEqual(refs);
  expect([...uploadedPictures(DEFAULT_CONTENT)]).toEqual([]);
});

test('every picture can be exchanged, and nothing else changes', () => {
  const { content, refs } = allUploaded();
  const exchanged = withPictures(content, new Map(refs.map((ref) => [ref, `/new/${ref.slice(-4)}.png`])));
  const json = JSON.stringify(content).replaceAll(/picture:0{60}([0-9a-f]{4})/g, '/new/$1.png');
  expect(exchanged).toEqual(JSON.parse(json));
});

test('a picture without a replacement stays', () => {
  const { content, refs } = allUploaded();
  expect(withPictures(content, new Map())).toEqual(content);
  const [first = ''] = refs;
  const changed = withPictures(content, new Map([[first, '/new.png']]));
  expect([...uploadedPictures(changed)]).toEqual(refs.slice(1));
});
