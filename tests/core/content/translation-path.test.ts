import { fc, test as property } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import { type ContentPath, withValueAt } from '../../../src/core/content/content-path';
import { DEFAULT_CONTENT } from '../../../src/core/content/default-content';
import { DEFAULT_DOCUMENT } from '../../../src/core/content/default-document';
import { diffContent } from '../../../src/core/content/diff-content';
import { parseSiteContent } from '../../../src/core/content/site-content.schema';
import { isTranslated, translationAt, withTranslationAt } from '../../../src/core/content/translation-path';
import { translatedText } from '../../../src/core/shared/translations/translated-text';
import { inSpanish, partlySpanishContent } from '../../support/content-builder';

const SPANISH = inSpanish('En español', 'In English');

test.each<[ContentPath, boolean]>([
  ['heroContent.title', true],
  ['heroContent.backgroundImage', false],
  ['aboutContent.description.1', true],
  ['aboutContent.teamMembers.0.bio', true],
  ['aboutContent.teamMembers.0.name', false],
  ['aboutContent.teamMembers.0.photoUrl', false],
  ['galleryContent.images.3.alt', true],
  ['siteSettings.tagline', true],
  ['siteSettings.siteName', false],
  ['siteSettings.contact.email', false],
  ['brandAssets.logos.white', false],
])('%s is in both languages: %s', (path, isIt) => {
  expect(isTranslated(path)).toBe(isIt);
  const changed = withTranslationAt(DEFAULT_DOCUMENT, path, SPANISH);
  if (isIt) expect(translationAt(changed, path)).toEqual(SPANISH);
  else expect(changed).toBe(DEFAULT_DOCUMENT);
});

test.each<ContentPath>([
  'heroContent.title',
  'missionContent.description.1',
  'visionContent.visionPoints.2.title',
])('a translation at %s changes nothing else, and goes as it came', (path) => {
  const translated = withTranslationAt(DEFAULT_CONTENT, path, SPANISH);
  expect(diffContent(DEFAULT_CONTENT, translated).map(({ after }) => after)).toEqual(['En español']);
  expect(parseSiteContent(translated)).toEqual({ ok: true, value: translated });
  expect(translated.galleryContent).toBe(DEFAULT_CONTENT.galleryContent);
  const emptied = withTranslationAt(translated, path, null);
  expect(emptied).toEqual(DEFAULT_CONTENT);
  expect(JSON.stringify(emptied)).not.toContain('"es"');
});

test('the same translation, or none in the place of none, leaves the very same document', () => {
  const content = partlySpanishContent();
  expect(withTranslationAt(content, 'heroContent.subtitle', null)).toBe(content);
  expect(withTranslationAt(content, 'aboutContent.description.0', null)).toBe(content);
  const { title = null } = content.heroContent.es ?? {};
  expect(withTranslationAt(content, 'heroContent.title', title && { ...title })).toBe(content);
  expect(withTranslationAt(content, 'galleryContent.images.99.alt', SPANISH)).toBe(content);
});

test('that it still fits is a change, although the words are the same', () => {
  const content = withValueAt(partlySpanishContent(), 'heroContent.title', 'New');
  const fits = withTranslationAt(content, 'heroContent.title', translatedText('New', 'Cada talla.'));
  expect(fits).not.toBe(content);
  expect(fits.heroContent.es?.title).toEqual(inSpanish('Cada talla.', 'New'));
});

property.prop([fc.nat({ max: 1 }), fc.string({ minLength: 1 })])(
  'a paragraph is translated in its place, and the other one is left alone',
  (index, text) => {
    const path: ContentPath = `missionContent.description.${index}`;
    const other: ContentPath = `missionContent.description.${1 - index}`;
    const content = partlySpanishContent();
    const translated = withTranslationAt(content, path, { text, of: SPANISH.of });
    expect(translationAt(translated, path)?.text).toBe(text);
    expect(translationAt(translated, other)).toBe(translationAt(content, other));
  },
);
