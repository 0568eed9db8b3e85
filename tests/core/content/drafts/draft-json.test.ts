import { expect, test } from 'vitest';
import { DEFAULT_CONTENT } from '../../../../src/core/content/default-content';
import type { Draft } from '../../../../src/core/content/drafts/draft-store.port';
import { parseDraft } from '../../../../src/core/content/drafts/draft-store.port';
import { contentTitled } from '../../../support/content-builder';

const DRAFT: Draft = {
  person: 'avery',
  tab: 'tab-1',
  base: 'revision-1',
  content: contentTitled('Unfinished'),
  editedAt: 5,
  savedAs: null,
};

const written = (draft: Draft): unknown => JSON.parse(JSON.stringify(draft));

test.each([
  ['as it was', DRAFT],
  ['that started before any save', { ...DRAFT, base: null }],
  ['that was saved since', { ...DRAFT, savedAs: 'revision-2' }],
  ['with a title that is still empty', { ...DRAFT, content: contentTitled('') }],
])('a draft %s is written and read back', (_, draft) => {
  expect(parseDraft(written(draft))).toEqual(draft);
});

test('a draft with an odd address and no pictures yet is read back: it may be unfinished', () => {
  const { siteSettings, brandAssets } = DEFAULT_CONTENT;
  const socialMedia = { ...siteSettings.socialMedia, facebook: 'facebook' };
  const content = {
    ...DEFAULT_CONTENT,
    brandAssets: { ...brandAssets, favicon: '' },
    siteSettings: { ...siteSettings, socialMedia },
  };
  expect(parseDraft(written({ ...DRAFT, content }))?.content).toEqual(content);
});

test.each(['person', 'tab', 'base', 'editedAt', 'savedAs', 'content'])(
  'without %s it is no draft',
  (field) => {
    const { [field]: _, ...rest } = written(DRAFT) as Record<string, unknown>;
    expect(parseDraft(rest)).toBeNull();
  },
);

test.each([null, undefined, 'text', [], { ...DRAFT, content: {} }, { ...DRAFT, content: null }])(
  '%j is no draft',
  (value) => expect(parseDraft(value)).toBeNull(),
);
