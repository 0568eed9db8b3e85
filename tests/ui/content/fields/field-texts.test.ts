import { expect, test } from 'vitest';
import { MAX_IMPORT_BYTES } from '../../../../src/core/content/backups/import-content';
import { MAX_DOCUMENT_BYTES } from '../../../../src/core/content/site-content.schema';
import { fieldTexts } from '../../../../src/ui/content/fields/field.texts';

test.each([
  ['heroContent', 'primaryButtonText', 'Primary button text'],
  ['heroContent', 'backgroundImage', 'Background image'],
  ['aboutContent', 'description.1', 'Paragraph 2'],
  ['aboutContent', 'teamMembers.0.photoUrl', 'Leader 1, Photo'],
  ['brandAssets', 'logos.white', 'White logo'],
  ['brandAssets', 'socialImage', 'Social image'],
  ['missionContent', 'imageAlt', 'Description of the image'],
  ['missionContent', 'purposeDescription', 'Purpose text'],
  ['visionContent', 'fulfillmentDescription', 'Fulfillment text'],
  ['galleryContent', 'images.2.url', 'Image 3, Picture'],
  ['galleryContent', 'images', 'Pictures'],
  ['siteSettings', 'contact.email', 'Email'],
  ['siteSettings', 'socialMedia.twitter', 'X'],
  ['heroContent', 'es.title', 'Title in Spanish'],
  ['heroContent', 'es.title.text', 'Title in Spanish'],
  ['missionContent', 'es.description.1', 'Paragraph 2 in Spanish'],
  ['missionContent', 'es.description', 'Paragraphs in Spanish'],
  ['aboutContent', 'teamMembers.0.es.title', 'Leader 1, Title in Spanish'],
  ['galleryContent', 'images.2.es.alt', 'Image 3, Description in Spanish'],
  ['galleryContent', 'images.2.es', 'Image 3 in Spanish'],
  ['heroContent', 'es', 'Words in Spanish'],
] as const)('the field %s.%s is called %s', (section, field, name) => {
  expect(fieldTexts.nameOf(section, field)).toBe(name);
});

test('what is too large is said with both sizes', () => {
  expect(fieldTexts.problem({ field: '', fault: 'file-too-large', size: MAX_IMPORT_BYTES + 1 })).toBe(
    'The file is too large: 20,481 kB; at most 20,480 kB can be read.',
  );
  expect(fieldTexts.problem({ field: '', fault: 'document-too-large', size: MAX_DOCUMENT_BYTES + 1 })).toBe(
    'The document is too large: 513 kB; at most 512 kB can be kept. Shorten some of its texts.',
  );
});
