import { beforeEach, expect, test, vi } from 'vitest';
import { contentSize, contentToJson } from '../../../src/core/content/content-json';
import { DEFAULT_CONTENT } from '../../../src/core/content/default-content';
import type { Leader, SiteContent } from '../../../src/core/content/site-content';
import { contentProblems } from '../../../src/core/content/site-content.schema';
import { contentTitled, largeContent } from '../../support/content-builder';

const checks = vi.hoisted(() => ({ pictures: 0 }));

vi.mock('../../../src/core/content/picture-ref', async (importOriginal) => {
  const original = await importOriginal<typeof import('../../../src/core/content/picture-ref')>();
  return {
    ...original,
    // Every leader has one picture, so this counts the leaders that are looked at.
    isPictureRef: (value: string) => {
      checks.pictures += 1;
      return original.isPictureRef(value);
    },
  };
});

beforeEach(() => {
  checks.pictures = 0;
});

function typed(content: SiteContent, index: number, patch: Partial<Leader>): SiteContent {
  const { aboutContent } = content;
  const teamMembers = aboutContent.teamMembers.map((leader, at) =>
    at === index ? { ...leader, ...patch } : leader,
  );
  return { ...content, aboutContent: { ...aboutContent, teamMembers } };
}

/** How many leaders are looked at for a keystroke in the second one, in a document that was looked at before. */
function leadersLookedAt(content: SiteContent): number {
  contentProblems(content);
  checks.pictures = 0;
  contentProblems(typed(content, 1, { bio: 'Typed' }));
  return checks.pictures;
}

test('a keystroke in one of a hundred leaders looks at no more leaders than one in the default document', () => {
  const large = largeContent();
  expect(large.aboutContent.teamMembers).toHaveLength(100);
  expect(leadersLookedAt(large)).toBe(leadersLookedAt(DEFAULT_CONTENT));
});

test('a leader who was in order and then is not is still found, and the others stay so', () => {
  const large = largeContent();
  expect(contentProblems(large)).toEqual([]);
  const emptied = typed(typed(large, 99, { name: ' ' }), 3, { photoUrl: 'https://elsewhere.example/x.png' });
  expect(contentProblems(emptied).map(({ field }) => field)).toEqual([
    'aboutContent.teamMembers.3.photoUrl',
    'aboutContent.teamMembers.99.name',
  ]);
  expect(contentProblems(typed(typed(emptied, 99, { name: 'Kim' }), 3, { photoUrl: '/x.png' }))).toEqual([]);
});

test.each([
  ['writing', contentToJson],
  ['measuring', contentSize],
])('%s a document after a keystroke costs no more for a large one than for the default one', (_, look) => {
  const texts = vi.spyOn(JSON, 'stringify');
  /** How many keys and texts are serialised for a keystroke in a document that was looked at before. */
  const costOf = (content: SiteContent) => {
    look(content);
    texts.mockClear();
    look(contentTitled('Typed', content));
    return texts.mock.calls.length;
  };
  expect(costOf(largeContent())).toBe(costOf(structuredClone(DEFAULT_CONTENT)));
  texts.mockRestore();
});
