import { expect, test } from 'vitest';
import { type ContentPath, withValueAt } from '../../../src/core/content/content-path';
import { DEFAULT_CONTENT } from '../../../src/core/content/default-content';
import { DEFAULT_DOCUMENT } from '../../../src/core/content/default-document';
import { EVERY_SECTION, SECTIONS_OF_SIMULATION } from '../../../src/core/content/editable-sections';
import { missingTranslations, nextMissingTranslation } from '../../../src/core/content/missing-translations';
import type { SectionKey } from '../../../src/core/content/site-content';
import { withTranslationAt } from '../../../src/core/content/translation-path';
import { partlySpanishContent } from '../../support/content-builder';

const HERO = ['title', 'subtitle', 'primaryButtonText', 'secondaryButtonText'].map(
  (field) => `heroContent.${field}`,
);

test('the content that the site comes with is all in Spanish', () => {
  expect(missingTranslations(DEFAULT_DOCUMENT, EVERY_SECTION)).toEqual([]);
});

test('what can be edited is missing in the order of the forms, and nothing else', () => {
  const missing = missingTranslations(DEFAULT_CONTENT, SECTIONS_OF_SIMULATION);
  expect(missing.slice(0, 8)).toEqual([
    ...HERO,
    'aboutContent.title',
    'aboutContent.description.0',
    'aboutContent.description.1',
    'aboutContent.teamMembers.0.title',
  ]);
  expect(missing).toHaveLength(4 + 1 + 2 + 3 * 2);
});

test('where everything can be edited, every text counts that has none', () => {
  const missing = missingTranslations(partlySpanishContent(), EVERY_SECTION);
  expect(missing).not.toContain('heroContent.title');
  expect(missing).toContain('missionContent.description.0');
  expect(missing).not.toContain('missionContent.description.1');
  expect(missing).toContain('visionContent.visionPoints.0.description');
  expect(missing.slice(-2)).toEqual(['siteSettings.tagline', 'siteSettings.description']);
});

test('a text that is empty in English needs none', () => {
  const content = withValueAt(DEFAULT_CONTENT, 'heroContent.subtitle', ' ');
  expect(missingTranslations(content, { heroContent: 'words' })).toEqual([HERO[0], HERO[2], HERO[3]]);
});

const CONTENT = [
  'heroContent.title',
  'heroContent.secondaryButtonText',
  'aboutContent.title',
  'siteSettings.tagline',
].reduce((content, path) => withTranslationAt(content, path as ContentPath, null), DEFAULT_DOCUMENT);

test.each<[SectionKey, ContentPath | null, string]>([
  ['heroContent', null, 'heroContent.title'],
  ['heroContent', 'heroContent.title', 'heroContent.secondaryButtonText'],
  ['heroContent', 'heroContent.subtitle', 'heroContent.secondaryButtonText'],
  ['heroContent', 'heroContent.secondaryButtonText', 'aboutContent.title'],
  // Somebody has gone on to another section since they were in that field.
  ['aboutContent', 'heroContent.title', 'aboutContent.title'],
  ['missionContent', null, 'siteSettings.tagline'],
  ['siteSettings', 'siteSettings.tagline', 'heroContent.title'],
])('after the place in %s, %s, the next empty one is %s', (section, field, next) => {
  expect(nextMissingTranslation(CONTENT, EVERY_SECTION, { section, field })).toBe(next);
});

test('the only one that is missing is the next one again, and none is where none is missing', () => {
  const place = { section: 'heroContent', field: 'heroContent.title' } as const;
  const content = withTranslationAt(DEFAULT_DOCUMENT, 'heroContent.title', null);
  expect(nextMissingTranslation(content, EVERY_SECTION, place)).toBe('heroContent.title');
  expect(nextMissingTranslation(DEFAULT_DOCUMENT, EVERY_SECTION, place)).toBeNull();
});
