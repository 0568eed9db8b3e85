import * as v from 'valibot';
import { expect, test } from 'vitest';
import { sampleCompletions, sampleGuides } from '../../../src/adapters/mock/guides/sample-guides';
import { samplePrograms } from '../../../src/adapters/mock/programs/sample-programs';
import { missingTrainings } from '../../../src/core/guides/completion';
import { guideSchema, isUnchecked, NEEDS } from '../../../src/core/guides/guide';
import { findGuideFaults } from '../../../src/core/guides/guide-faults';
import { guidesContract } from '../../contracts/guides.contract';
import { guidesInBrowser } from '../../support/guides-harness';

guidesContract('GuidesService on records of the browser', (kept) => guidesInBrowser(kept));
guidesContract('GuidesService on records of the browser, each work run twice', (kept) =>
  guidesInBrowser(kept, { isRunTwice: true }),
);

test('the samples are 3 trainings, two of them done, and 9 resources, one of them not checked for long, without a fault', () => {
  const [now, today] = [Date.UTC(2026, 10, 23, 20), '2026-11-23'];
  const guides = sampleGuides(now, { parker: 'parker' });
  for (const guide of guides) {
    expect(v.parse(guideSchema, guide)).toEqual(guide);
    expect(findGuideFaults(guide, { isPublished: true, today }), guide.title).toEqual([]);
  }
  const resources = guides.filter(({ type }) => type === 'resource');
  expect(resources).toHaveLength(9);
  expect([...new Set(resources.map(({ need }) => need))]).toEqual(NEEDS);
  expect(resources.filter((one) => isUnchecked(one, today)).map(({ checkedOn }) => checkedOn)).toEqual([
    '2026-05-07',
  ]);
  const trainings = guides.filter(({ type }) => type === 'training');
  const done = sampleCompletions(now, { val: 'val' });
  const programs = samplePrograms(now, { parker: 'parker', deja: 'deja', priya: 'priya' });
  const missing = programs.map(({ id, title }) => [
    title,
    ...missingTrainings(trainings, done, id).map((training) => training.title),
  ]);
  expect(missing.filter(([, first]) => first !== undefined)).toEqual([
    ['Young Leaders Circle', 'Safe with young people'],
    ['Lace-Up Saturdays', 'Safe with young people'],
  ]);
  expect([trainings.length, done.length]).toEqual([3, 2]);
});
