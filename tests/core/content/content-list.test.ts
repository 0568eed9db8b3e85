import { expect, test } from 'vitest';
import { type ListChange, placeAfter, withListChanged } from '../../../src/core/content/content-list';
import { DEFAULT_CONTENT } from '../../../src/core/content/default-content';

const { galleryContent, missionContent } = DEFAULT_CONTENT;
const captions = (content = DEFAULT_CONTENT) => content.galleryContent.images.map(({ caption }) => caption);
const [first, second, third, fourth] = captions();

test('a new item comes last and is empty', () => {
  const withPicture = withListChanged(DEFAULT_CONTENT, 'galleryContent.images', { kind: 'add' });
  expect(withPicture.galleryContent.images).toEqual([
    ...galleryContent.images,
    { url: '', alt: '', caption: '' },
  ]);
  const withParagraph = withListChanged(DEFAULT_CONTENT, 'missionContent.description', { kind: 'add' });
  expect(withParagraph.missionContent.description).toEqual([...missionContent.description, '']);
});

test.each<[ListChange, readonly unknown[]]>([
  [{ kind: 'remove', index: 1 }, [first, third, fourth]],
  [{ kind: 'move', index: 1, by: -1 }, [second, first, third, fourth]],
  [{ kind: 'move', index: 1, by: 1 }, [first, third, second, fourth]],
])('%j', (change, expected) => {
  const changed = withListChanged(DEFAULT_CONTENT, 'galleryContent.images', change);
  expect(captions(changed)).toEqual(expected);
  // What stands beside the list is shared.
  expect(changed.missionContent).toBe(DEFAULT_CONTENT.missionContent);
});

test.each<ListChange>([
  { kind: 'remove', index: 4 },
  { kind: 'move', index: 0, by: -1 },
  { kind: 'move', index: 3, by: 1 },
])('a place that is not there changes nothing: %j', (change) => {
  expect(withListChanged(DEFAULT_CONTENT, 'galleryContent.images', change)).toBe(DEFAULT_CONTENT);
});

test.each<[ListChange, readonly (number | null)[]]>([
  [{ kind: 'add' }, [0, 1, 2]],
  [{ kind: 'remove', index: 1 }, [0, null, 1]],
  [{ kind: 'move', index: 1, by: -1 }, [1, 0, 2]],
  [{ kind: 'move', index: 1, by: 1 }, [0, 2, 1]],
])('after %j the first three items are at %j', (change, places) => {
  expect([0, 1, 2].map((index) => placeAfter(change, index))).toEqual(places);
});
