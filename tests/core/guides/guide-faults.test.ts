import { fc, test as property } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import { emptyGuide, type GuideDraft, isUnchecked } from '../../../src/core/guides/guide';
import { tidyGuide } from '../../../src/core/guides/guide-draft';
import { findGuideFaults, LONGEST_OF_GUIDE } from '../../../src/core/guides/guide-faults';
import { aResourceDraft, aTrainingDraft } from '../../support/guide-builder';

const PUBLISHED = { isPublished: true, today: '2026-11-25' };
const DRAFT = { ...PUBLISHED, isPublished: false };

test('a guide with all that it needs has no fault, and neither has a draft with a title alone', () => {
  expect(findGuideFaults(aTrainingDraft(), PUBLISHED)).toEqual([]);
  expect(findGuideFaults(aResourceDraft(), PUBLISHED)).toEqual([]);
  for (const type of ['training', 'resource'] as const)
    expect(findGuideFaults({ ...emptyGuide(type), title: 'A' }, DRAFT)).toEqual([]);
});

test.each<[string, GuideDraft, readonly object[]]>([
  [
    'a training without anything',
    emptyGuide('training'),
    [
      { field: 'title', fault: 'missing' },
      { field: 'minutes', fault: 'out-of-range' },
    ],
  ],
  [
    'a resource without anything',
    emptyGuide('resource'),
    [
      { field: 'title', fault: 'missing' },
      { field: 'need', fault: 'missing' },
    ],
  ],
  ['0 minutes', aTrainingDraft({ minutes: 0 }), [{ field: 'minutes', fault: 'out-of-range' }]],
  ['601 minutes', aTrainingDraft({ minutes: 601 }), [{ field: 'minutes', fault: 'out-of-range' }]],
  [
    'what is no number',
    aTrainingDraft({ minutes: Number.NaN }),
    [{ field: 'minutes', fault: 'out-of-range' }],
  ],
  ['no program', aTrainingDraft({ requiredFor: [] }), [{ field: 'requiredFor', fault: 'missing' }]],
  ['a day to come', aTrainingDraft({ redoFrom: '2026-11-26' }), [{ field: 'redoFrom', fault: 'future' }]],
  ['February 30', aTrainingDraft({ redoFrom: '2026-02-30' }), [{ field: 'redoFrom', fault: 'invalid' }]],
  ['U+0000 in a text', aResourceDraft({ hours: 'a\u0000' }), [{ field: 'hours', fault: 'unstorable' }]],
])('it finds the faults of %s', (_, draft, faults) => {
  expect(findGuideFaults(draft, PUBLISHED)).toEqual(faults);
});

test.each(Object.entries(LONGEST_OF_GUIDE))('%s may have %i characters', (field, longest) => {
  const draft = (length: number) =>
    aResourceDraft({ [field]: field === 'link' ? `tel:${'1'.repeat(length - 4)}` : 'a'.repeat(length) });
  expect(findGuideFaults(draft(longest), PUBLISHED)).toEqual([]);
  expect(findGuideFaults(draft(longest + 1), PUBLISHED)).toEqual([{ field, fault: 'too-long' }]);
});

test.each(['https://www.fsr.example/lift', 'tel:211', 'mailto:help@fsr.example'])(
  'it links to %s',
  (link) => {
    expect(findGuideFaults(aResourceDraft({ link }), PUBLISHED)).toEqual([]);
  },
);

test.each([
  'http://www.fsr.example',
  '//www.fsr.example',
  'javascript:alert(1)',
  'java\tscript:x',
  '/dashboard',
  'https://',
  'https:///x',
  'tel:1 2',
])('it does not link to %j', (link) => {
  expect(findGuideFaults(aResourceDraft({ link }), PUBLISHED)).toEqual([
    { field: 'link', fault: 'malformed' },
  ]);
});

test.each([
  ['https://user:secret@evil.example', 'with-sign-in'],
  ['https://www.fsr.example@evil.example/lift', 'with-sign-in'],
  ['HTTPS://user@evil.example', 'with-sign-in'],
  ['https://www.fsr.example%40evil.example', 'with-sign-in'],
  ['https://www.fsr.example/\u202Efdp.exe', 'unseen'],
  ['https://www.\u2066fsr.example', 'unseen'],
  ['https://www.f\u200Bsr.example', 'unseen'],
  ['mailto:help\u202D@fsr.example', 'unseen'],
] as const)('it does not link to %j, and says why: %s', (link, fault) => {
  expect(findGuideFaults(aResourceDraft({ link }), PUBLISHED)).toEqual([{ field: 'link', fault }]);
});

test.each([
  'https://www.fsr.example/@help',
  'https://www.fsr.example/a%20b?to=a@b.example',
  'mailto:a@b.example',
])('it links to %s, where the sign stands elsewhere', (link) => {
  expect(findGuideFaults(aResourceDraft({ link }), PUBLISHED)).toEqual([]);
});

property.prop([fc.string(), fc.array(fc.constantFrom('a', 'b', 'c'))])(
  'a tidy guide is tidy for good, and holds nothing of the other type',
  (title, requiredFor) => {
    const training = tidyGuide({ ...aResourceDraft(), type: 'training', title, requiredFor });
    expect(tidyGuide(training)).toEqual(training);
    expect(training).toMatchObject({ need: null, phone: '', requiredFor: [...new Set(requiredFor)] });
    const resource = tidyGuide({
      ...aTrainingDraft({ redoFrom: '2026-01-01', requiredFor }),
      type: 'resource',
    });
    expect(resource).toMatchObject({ minutes: null, requiredFor: 'nobody', redoFrom: null });
  },
);

test('a check holds for 180 days', () => {
  expect(isUnchecked({ checkedOn: '2026-01-01' }, '2026-06-30')).toBe(false);
  expect(isUnchecked({ checkedOn: '2026-01-01' }, '2026-07-01')).toBe(true);
  expect(isUnchecked({ checkedOn: null }, '2026-07-01')).toBe(true);
});
