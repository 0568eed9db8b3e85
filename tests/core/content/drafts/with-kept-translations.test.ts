import { expect, test } from 'vitest';
import { withListChanged } from '../../../../src/core/content/content-list';
import { withValueAt } from '../../../../src/core/content/content-path';
import { DEFAULT_CONTENT } from '../../../../src/core/content/default-content';
import { DEFAULT_DOCUMENT } from '../../../../src/core/content/default-document';
import { withKeptTranslations } from '../../../../src/core/content/drafts/with-kept-translations';
import { translationAt } from '../../../../src/core/content/translation-path';
import { partlySpanishContent } from '../../../support/content-builder';

test('a draft without translations gets those of the content that it started from', () => {
  expect(withKeptTranslations(DEFAULT_CONTENT, DEFAULT_DOCUMENT)).toEqual(DEFAULT_DOCUMENT);
});

test('a text that was changed keeps the one of the text before, which tells so', () => {
  const draft = withValueAt(DEFAULT_CONTENT, 'heroContent.title', 'Walk with us.');
  const kept = withKeptTranslations(draft, DEFAULT_DOCUMENT);
  expect(kept).toEqual(withValueAt(DEFAULT_DOCUMENT, 'heroContent.title', 'Walk with us.'));
});

test('items of a list that moved or changed do not get those of others', () => {
  const path = 'aboutContent.teamMembers';
  const moved = withListChanged(DEFAULT_CONTENT, path, { kind: 'move', index: 0, by: 1 });
  const kept = withKeptTranslations(moved, DEFAULT_DOCUMENT);
  expect(translationAt(kept, `${path}.0.bio`)).toBeNull();
  expect(translationAt(kept, `${path}.1.bio`)).toBeNull();
  expect(translationAt(kept, `${path}.2.bio`)).toEqual(translationAt(DEFAULT_DOCUMENT, `${path}.2.bio`));

  const retyped = withValueAt(DEFAULT_CONTENT, 'aboutContent.description.1', 'Other words');
  const paragraphs = withKeptTranslations(retyped, DEFAULT_DOCUMENT).aboutContent.es?.description;
  expect(paragraphs).toEqual([DEFAULT_DOCUMENT.aboutContent.es?.description?.[0]]);
});

test('a draft with translations is left as it is: what it has not was taken out', () => {
  const draft = partlySpanishContent();
  expect(withKeptTranslations(draft, DEFAULT_DOCUMENT)).toBe(draft);
});
