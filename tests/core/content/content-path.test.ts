import { expect, test } from 'vitest';
import { slotAt, valueAt, withValueAt } from '../../../src/core/content/content-path';
import { DEFAULT_CONTENT } from '../../../src/core/content/default-content';

test.each([
  'heroContent.title',
  'brandAssets.logos.white',
  'aboutContent.description.1',
  'aboutContent.teamMembers.2.photoUrl',
] as const)('what is put at %s is found there, and everything beside the path is shared', (path) => {
  const changed = withValueAt(DEFAULT_CONTENT, path, 'new');
  expect(valueAt(changed, path)).toBe('new');
  expect(valueAt(DEFAULT_CONTENT, path)).not.toBe('new');
  const [section = ''] = path.split('.');
  for (const [key, value] of Object.entries(DEFAULT_CONTENT))
    if (key !== section) expect(changed[key as keyof typeof changed]).toBe(value);
  expect(withValueAt(changed, path, valueAt(DEFAULT_CONTENT, path))).toEqual(DEFAULT_CONTENT);
});

test('the same text leaves the document as it is', () => {
  const { title } = DEFAULT_CONTENT.heroContent;
  expect(withValueAt(DEFAULT_CONTENT, 'heroContent.title', title)).toBe(DEFAULT_CONTENT);
});

test('a list of texts grows as far as needed', () => {
  const { description } = withValueAt(DEFAULT_CONTENT, 'aboutContent.description.3', 'Fourth').aboutContent;
  expect(description).toEqual([...DEFAULT_CONTENT.aboutContent.description, '', 'Fourth']);
});

test('a leader who is not there has no texts and gets none', () => {
  const path = 'aboutContent.teamMembers.9.name';
  expect(valueAt(DEFAULT_CONTENT, path)).toBe('');
  expect(withValueAt(DEFAULT_CONTENT, path, 'Nobody')).toBe(DEFAULT_CONTENT);
});

test('a picture has the slot of its place', () => {
  expect(slotAt('brandAssets.favicon')).toBe('favicon');
  expect(slotAt('aboutContent.teamMembers.1.photoUrl')).toBe('leaderPhoto');
  expect(slotAt('missionContent.image')).toBe('missionImage');
  expect(slotAt('galleryContent.images.11.url')).toBe('galleryImage');
  expect(() => slotAt('missionContent.title')).toThrow('There is no picture at missionContent.title.');
});
