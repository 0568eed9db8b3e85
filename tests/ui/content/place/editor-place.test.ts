import { expect, test } from 'vitest';
import type { ContentPath } from '../../../../src/core/content/content-path';
import { DEFAULT_DOCUMENT } from '../../../../src/core/content/default-document';
import { EVERY_SECTION, SECTIONS_OF_SIMULATION } from '../../../../src/core/content/editable-sections';
import { withTranslationAt } from '../../../../src/core/content/translation-path';
import { EditorDocument } from '../../../../src/ui/content/document/editor-document';
import { EditorPlace } from '../../../../src/ui/content/place/editor-place';
import { FakeTime } from '../../../support/fake-time';

/** A place in an editor of the default content, in which these texts have no Spanish. */
function placeIn(
  editable = EVERY_SECTION as typeof SECTIONS_OF_SIMULATION,
  missing: readonly ContentPath[] = [],
) {
  const content = missing.reduce((before, path) => withTranslationAt(before, path, null), DEFAULT_DOCUMENT);
  return new EditorPlace(new EditorDocument(content, new FakeTime(), editable));
}

test('it begins with the form of Hero, in English', () => {
  const place = placeIn();
  expect(place).toMatchObject({ part: 'page', section: 'heroContent', pane: 'form', language: 'en' });
});

test('another section begins with its form; back on Page Content the last one of its sections is there', () => {
  const place = placeIn();
  place.showSection('visionContent');
  place.showPane('preview');
  place.showPart('siteSettings');
  expect(place).toMatchObject({ section: 'siteSettings', pane: 'form' });
  place.showPart('page');
  expect(place.section).toBe('visionContent');
  place.showSection('galleryContent');
  expect(place).toMatchObject({ part: 'galleryContent', section: 'galleryContent' });
});

test('the language stays from section to section, but pictures and what cannot be edited have none', () => {
  const place = placeIn(SECTIONS_OF_SIMULATION);
  place.showLanguage('es');
  place.showSection('aboutContent');
  expect(place).toMatchObject({ hasWords: true, language: 'es' });
  for (const section of ['brandAssets', 'missionContent', 'siteSettings'] as const) {
    place.showSection(section);
    expect(place).toMatchObject({ hasWords: false, language: 'en' });
  }
  place.showSection('heroContent');
  expect(place.language).toBe('es');
});

test('the next text without Spanish is shown in its section, in the form and in Spanish', () => {
  const place = placeIn(EVERY_SECTION, ['heroContent.subtitle', 'galleryContent.images.2.caption']);
  place.showPane('preview');
  expect(place.showNextMissing()).toBe('heroContent.subtitle');
  expect(place).toMatchObject({ section: 'heroContent', pane: 'form', language: 'es' });
  expect(place.showNextMissing()).toBe('galleryContent.images.2.caption');
  expect(place).toMatchObject({ part: 'galleryContent', language: 'es' });
  expect(place.showNextMissing()).toBe('heroContent.subtitle');
});

test('it is the next one after the text that somebody is in', () => {
  const place = placeIn(EVERY_SECTION, ['heroContent.title', 'heroContent.secondaryButtonText']);
  place.noteTranslated('heroContent.subtitle');
  expect(place.showNextMissing()).toBe('heroContent.secondaryButtonText');
});

test('where all is in Spanish there is no next one, and nothing moves', () => {
  const place = placeIn();
  expect(place.showNextMissing()).toBeNull();
  expect(place).toMatchObject({ section: 'heroContent', language: 'en' });
});
