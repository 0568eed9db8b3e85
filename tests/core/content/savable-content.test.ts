import { describe, expect, test } from 'vitest';
import type { ContentPath } from '../../../src/core/content/content-path';
import { withItemsAt, withValueAt } from '../../../src/core/content/content-path';
import { DEFAULT_CONTENT } from '../../../src/core/content/default-content';
import { EVERY_SECTION, SECTIONS_OF_SIMULATION } from '../../../src/core/content/editable-sections';
import {
  missingDescriptions,
  readSavableContent,
  savingProblems,
} from '../../../src/core/content/savable-content';
import { parseSiteContent } from '../../../src/core/content/site-content.schema';

const [image] = DEFAULT_CONTENT.galleryContent.images;
const [leader] = DEFAULT_CONTENT.aboutContent.teamMembers;

function withPictures(count: number) {
  return withItemsAt(DEFAULT_CONTENT, 'galleryContent.images', Array(count).fill(image));
}

function withText(path: ContentPath, value: string) {
  return withValueAt(DEFAULT_CONTENT, path, value);
}

const faults = (content = DEFAULT_CONTENT) =>
  savingProblems(content, EVERY_SECTION).map(({ field, fault }) => [field, fault]);

test('the default content can be saved', () => {
  expect(faults()).toEqual([]);
});

describe('lists', () => {
  test.each([
    [0, [['galleryContent.images', 'too-few']]],
    [1, []],
    [12, []],
    [13, [['galleryContent.images', 'too-many']]],
  ])('a gallery of %d', (count, expected) => {
    expect(faults(withPictures(count))).toEqual(expected);
  });

  test('the number of items is told', () => {
    expect(savingProblems(withPictures(13), EVERY_SECTION)).toEqual([
      { field: 'galleryContent.images', fault: 'too-many', count: 13 },
    ]);
  });

  test.each([0, 13])('a gallery of %d can be read all the same', (count) => {
    expect(parseSiteContent(withPictures(count)).ok).toBe(true);
    expect(readSavableContent(withPictures(count), EVERY_SECTION)).toMatchObject({
      ok: false,
      failure: { code: 'validation', fields: [{ field: 'galleryContent.images' }] },
    });
  });

  test('where lists cannot be changed their length is not asked about', () => {
    const many = withItemsAt(DEFAULT_CONTENT, 'aboutContent.teamMembers', Array(100).fill(leader));
    expect(savingProblems(many, SECTIONS_OF_SIMULATION)).toEqual([]);
    expect(savingProblems(withPictures(13), SECTIONS_OF_SIMULATION)).toEqual([]);
    expect(faults(many)).toEqual([['aboutContent.teamMembers', 'too-many']]);
  });

  test('an entry without a picture is named', () => {
    expect(faults(withText('galleryContent.images.2.url', ''))).toEqual([
      ['galleryContent.images.2.url', 'no-picture'],
    ]);
  });
});

describe('email and phone', () => {
  test.each(['', 'hello@fsr.example'])('"%s" is an email address', (email) => {
    expect(faults(withText('siteSettings.contact.email', email))).toEqual([]);
  });

  test.each(['hello', 'hello@', 'hello at fsr.example', ' '])('"%s" is none', (email) => {
    expect(faults(withText('siteSettings.contact.email', email))).toEqual([
      ['siteSettings.contact.email', 'bad-email'],
    ]);
  });

  test.each(['', '702-555-0142', '555 0142', '+1 (702) 555-0142 ext. 3'])('"%s" is a phone', (phone) => {
    expect(faults(withText('siteSettings.contact.phone', phone))).toEqual([]);
  });

  test.each(['call us', '702-555', 'SEVENTY-TWO', ' '])('"%s" is none', (phone) => {
    expect(faults(withText('siteSettings.contact.phone', phone))).toEqual([
      ['siteSettings.contact.phone', 'bad-phone'],
    ]);
  });

  test('what was stored with others can be read, and saved where it cannot be edited', () => {
    const stored = withText('siteSettings.contact.phone', 'call us');
    expect(parseSiteContent(stored).ok).toBe(true);
    expect(savingProblems(stored, SECTIONS_OF_SIMULATION)).toEqual([]);
  });
});

test('a paragraph of 100,000 characters can be saved', () => {
  const long = 'Every size. '.repeat(8334);
  expect(faults(withText('missionContent.description.0', long))).toEqual([]);
});

describe('descriptions of pictures', () => {
  test('the places of those that are missing are told', () => {
    const bare = withValueAt(withText('missionContent.imageAlt', ' '), 'galleryContent.images.1.alt', '');
    expect(missingDescriptions(bare, EVERY_SECTION)).toEqual([
      'missionContent.imageAlt',
      'galleryContent.images.1.alt',
    ]);
    expect(faults(bare)).toEqual([]);
    expect(missingDescriptions(bare, SECTIONS_OF_SIMULATION)).toEqual([]);
  });

  test('where there is no picture, none is missing', () => {
    const empty = withItemsAt(DEFAULT_CONTENT, 'galleryContent.images', [{ url: '', alt: '', caption: '' }]);
    expect(missingDescriptions(empty, EVERY_SECTION)).toEqual([]);
  });
});
