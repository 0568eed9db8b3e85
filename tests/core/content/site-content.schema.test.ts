import { describe, expect, test } from 'vitest';
import { DEFAULT_CONTENT } from '../../../src/core/content/default-content';
import { SECTION_KEYS, sameContent } from '../../../src/core/content/diff-content';
import type { ContentProblem, SiteContent } from '../../../src/core/content/site-content';
import {
  contentProblems,
  contentSize,
  MAX_DOCUMENT_BYTES,
  parseSiteContent,
} from '../../../src/core/content/site-content.schema';
import { contentTitled, largeContent } from '../../support/content-builder';

function problems(value: unknown): readonly ContentProblem[] {
  const result = parseSiteContent(value);
  return result.ok ? [] : result.failure.fields;
}

/** The default document as plain JSON that a test may damage. */
function draft(): Record<string, Record<string, unknown>> {
  return JSON.parse(JSON.stringify(DEFAULT_CONTENT)) as Record<string, Record<string, unknown>>;
}

function damaged(section: string, field: string, value: unknown): unknown {
  const document = draft();
  return { ...document, [section]: { ...document[section], [field]: value } };
}

test('the default content is valid and survives a round trip', () => {
  const result = parseSiteContent(JSON.parse(JSON.stringify(DEFAULT_CONTENT)));
  expect(result).toEqual({ ok: true, value: DEFAULT_CONTENT });
});

/** The sections that every document has. */
const REQUIRED = SECTION_KEYS.filter((key) => key in DEFAULT_CONTENT);

test.each(REQUIRED)('%s is required', (key) => {
  const { [key]: _, ...rest } = draft();
  expect(problems(rest)).toEqual([{ field: key, fault: 'section-missing' }]);
});

test('a missing field and a field of the wrong kind are named by their path', () => {
  const document = draft();
  delete document.heroContent?.subtitle;
  expect(problems(document)).toEqual([{ field: 'heroContent.subtitle', fault: 'field-missing' }]);
  expect(problems(damaged('heroContent', 'subtitle', 5))).toEqual([
    { field: 'heroContent.subtitle', fault: 'not-a-text' },
  ]);
  expect(problems(damaged('aboutContent', 'teamMembers', [{}]))[0]?.field).toBe(
    'aboutContent.teamMembers.0.name',
  );
});

test.each([
  ['a document', 'text', { field: '', fault: 'not-a-document' }],
  ['a section', { ...draft(), heroContent: 'text' }, { field: 'heroContent', fault: 'not-a-group' }],
  [
    'a list',
    damaged('aboutContent', 'teamMembers', 'text'),
    { field: 'aboutContent.teamMembers', fault: 'not-a-list' },
  ],
  [
    'a leader',
    damaged('aboutContent', 'teamMembers', ['text']),
    { field: 'aboutContent.teamMembers.0', fault: 'not-a-group' },
  ],
  [
    'a picture',
    damaged('heroContent', 'backgroundImage', 'https://elsewhere.example/x.png'),
    {
      field: 'heroContent.backgroundImage',
      fault: 'picture-elsewhere',
    },
  ],
])('%s that is none is named with what is wrong', (_, value, problem) => {
  expect(problems(value)).toEqual([problem]);
});

test.each(['', '   ', '\n'])('an empty title (%j) is refused', (title) => {
  expect(problems(contentTitled(title)).map(({ field }) => field)).toEqual(['heroContent.title']);
});

test.each([null, undefined, 5, 'text', [], true])('%j is no document', (value) => {
  expect(problems(value).length).toBeGreaterThan(0);
});

describe('keys that are not part of a document', () => {
  test('are dropped, and __proto__ changes nothing', () => {
    const json = JSON.stringify(DEFAULT_CONTENT).replace(
      /^\{/,
      '{"__proto__":{"admin":true},"constructor":{"x":1},"prototype":{},"extra":1,',
    );
    const result = parseSiteContent(JSON.parse(json));
    if (!result.ok) throw new Error('expected a document');
    expect(Object.keys(result.value)).toEqual(Object.keys(DEFAULT_CONTENT));
    expect(Object.getPrototypeOf(result.value)).toBe(Object.prototype);
    expect('admin' in {}).toBe(false);
  });

  test('inside a section are dropped too', () => {
    const json = JSON.stringify(DEFAULT_CONTENT).replace(
      '"heroContent":{',
      '"heroContent":{"__proto__":{"a":1},"z":2,',
    );
    const result = parseSiteContent(JSON.parse(json));
    expect(result.ok && Object.keys(result.value.heroContent)).toEqual(
      Object.keys(DEFAULT_CONTENT.heroContent),
    );
  });
});

describe('links', () => {
  const social = (facebook: unknown) =>
    damaged('siteSettings', 'socialMedia', { ...DEFAULT_CONTENT.siteSettings.socialMedia, facebook });

  test.each([
    '',
    'https://fsr.example',
    'http://fsr.example',
    'mailto:a@fsr.example',
    'tel:702',
    'HTTPS://FSR.EXAMPLE/A',
    '/',
    '/login',
    '/#about',
  ])('%j may be linked to', (value) => expect(problems(social(value))).toEqual([]));

  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\tscript:alert(1)',
    '\u0001javascript:alert(1)',
    ' https://fsr.example',
    'data:text/html,x',
    'vbscript:x',
    'javascript:https://fsr.example',
    '//evil.example',
    '/\\evil.example',
    'https:evil',
    'ftp://fsr.example',
    'evil.example',
    'see https://fsr.example',
    'httpss://fsr.example',
    'https:///evil.example',
    'https://\\evil.example',
    'https://fsr.example/a b',
    'https://fsr.example/\u007f',
    'mailto:',
    'tel:',
    '/a b',
    '/a\\b',
    '/a\nb',
  ])('%j is refused, and the field named', (value) => {
    expect(problems(social(value)).map(({ field }) => field)).toEqual(['siteSettings.socialMedia.facebook']);
  });
});

describe('pictures', () => {
  test.each(['/images/x.png', `picture:${'0'.repeat(64)}`])('%j is a picture', (value) => {
    expect(problems(damaged('heroContent', 'backgroundImage', value))).toEqual([]);
  });

  test.each([
    '',
    '//evil.example/x.png',
    'https://evil.example/x.png',
    'data:image/png;base64,AAAA',
    'picture:abc',
    '/\\evil.example',
    'x.png',
    '/images/a b.png',
    `picture:${'0'.repeat(63)}`,
    `picture:${'0'.repeat(65)}`,
    `picture:${'A'.repeat(64)}`,
    `see picture:${'0'.repeat(64)}`,
  ])('%j is refused', (value) => {
    expect(problems(damaged('heroContent', 'backgroundImage', value)).map(({ field }) => field)).toEqual([
      'heroContent.backgroundImage',
    ]);
  });
});

test('a document over 512 kB is refused with its size', () => {
  const large = largeContent(700);
  expect(problems(large)).toEqual([{ field: '', fault: 'document-too-large', size: contentSize(large) }]);
  expect(problems(largeContent(500))).toEqual([]);
});

test('a document of exactly 512 kB is kept, and not a byte more', () => {
  const room = MAX_DOCUMENT_BYTES - contentSize(contentTitled(''));
  const [full, over] = [contentTitled('x'.repeat(room)), contentTitled('x'.repeat(room + 1))];
  expect([problems(full), contentProblems(full)]).toEqual([[], []]);
  expect(problems(over)).toEqual([{ field: '', fault: 'document-too-large', size: MAX_DOCUMENT_BYTES + 1 }]);
  expect(contentProblems(over)).toEqual(problems(over));
});

test('sizes are counted in bytes of the JSON', () => {
  expect(contentSize(contentTitled('ß\u{1F45F}')) - contentSize(contentTitled(''))).toBe(6);
});

test('odd texts are texts: right-to-left, 100,000 characters', () => {
  for (const title of ['\u202eabc', 'שלום', 'x'.repeat(100_000)]) {
    const result = parseSiteContent(JSON.parse(JSON.stringify(contentTitled(title))));
    expect(result.ok && result.value.heroContent.title).toBe(title);
  }
});

test('the time of saving is kept', () => {
  const lastSaved = '2026-11-21T12:00:00.000Z';
  const result = parseSiteContent({ ...draft(), lastSaved });
  expect(result.ok && result.value.lastSaved).toBe(lastSaved);
});

test('a time of saving that is no time counts as never saved', () => {
  const result = parseSiteContent({ ...draft(), lastSaved: 'yesterday' });
  expect(result.ok && result.value.lastSaved).toBe(null);
});

test('a document being edited is checked as a whole', () => {
  expect(contentProblems(DEFAULT_CONTENT)).toEqual([]);
  expect(contentProblems(contentTitled(''))).toEqual([{ field: 'heroContent.title', fault: 'empty' }]);
  expect(contentProblems(largeContent(700))[0]?.field).toBe('');
});

test('a leader in a document being edited is named while something is wrong, and only then', () => {
  const { aboutContent } = DEFAULT_CONTENT;
  const [first, ...others] = aboutContent.teamMembers;
  if (!first) throw new Error('The default content has leaders.');
  const led = (leader: typeof first) => ({
    ...DEFAULT_CONTENT,
    aboutContent: { ...aboutContent, teamMembers: [...others, leader] },
  });
  const wrong = led({ ...first, photoUrl: 'https://elsewhere.example/kim.png' });
  const field = `aboutContent.teamMembers.${others.length}.photoUrl`;
  for (const document of [wrong, led({ ...first, photoUrl: '' }), { ...wrong }])
    expect(contentProblems(document).map((problem) => problem.field)).toEqual([field]);
  expect(contentProblems(led(first))).toEqual([]);
});

test('equality looks at what the document says, not at when it was saved', () => {
  expect(
    sameContent(DEFAULT_CONTENT, {
      ...contentTitled(DEFAULT_CONTENT.heroContent.title, DEFAULT_CONTENT),
      lastSaved: 'x',
    }),
  ).toBe(true);
  expect(sameContent(DEFAULT_CONTENT, contentTitled('Other'))).toBe(false);
});

test('a copy of a document is equal to it, and one with a paragraph more, less, elsewhere or changed is not', () => {
  const { aboutContent } = DEFAULT_CONTENT;
  const [first = '', second = ''] = aboutContent.description;
  const told = (...description: string[]) => ({
    ...DEFAULT_CONTENT,
    aboutContent: { ...aboutContent, description },
  });
  expect(sameContent(DEFAULT_CONTENT, JSON.parse(JSON.stringify(DEFAULT_CONTENT)))).toBe(true);
  expect(sameContent(DEFAULT_CONTENT, told(first, second))).toBe(true);
  for (const other of [
    told(first),
    told(first, second, ''),
    told(second, first),
    told(first, 'New'),
    told(),
  ]) {
    expect(sameContent(DEFAULT_CONTENT, other)).toBe(false);
    expect(sameContent(other, DEFAULT_CONTENT)).toBe(false);
  }
});

test('the size is that of the JSON in UTF-8, whatever was measured before', () => {
  const sizeOf = (content: SiteContent) => new TextEncoder().encode(JSON.stringify(content)).length;
  const unsaved = { ...DEFAULT_CONTENT, lastSaved: null };
  const documents = [DEFAULT_CONTENT, unsaved, contentTitled('Zapatos "ñ" \u{1F45F}'), largeContent(100)];
  expect(documents.map(contentSize)).toEqual(documents.map(sizeOf));
  const retitled = { ...DEFAULT_CONTENT, heroContent: { ...DEFAULT_CONTENT.heroContent, title: 'ß' } };
  expect(contentSize(retitled)).toBe(sizeOf(retitled));
});
