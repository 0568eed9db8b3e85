import { fc, test as property } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import { doneOn, missingTrainings } from '../../../src/core/guides/completion';
import { ownTrainings } from '../../../src/core/guides/own-training-query';
import { trainingsToDo } from '../../../src/core/guides/trainings-to-do';
import { aCompletion, aTraining } from '../../support/guide-builder';

const WELCOME = aTraining({ id: 'welcome', title: 'Welcome', requiredFor: 'everybody' });
const YOUTH = aTraining({ id: 'youth', title: 'Youth', requiredFor: ['circle', 'gone'] });
const LIFTING = aTraining({ requiredFor: 'nobody' });
const ALL = [LIFTING, WELCOME, YOUTH];
const ids = (trainings: readonly { readonly id: string }[]) => trainings.map(({ id }) => id);

test('before a shift everybody’s trainings have to be done, and those of its program', () => {
  expect(ids(missingTrainings(ALL, [], 'circle'))).toEqual(['welcome', 'youth']);
  expect(ids(missingTrainings(ALL, [], 'walk'))).toEqual(['welcome']);
  expect(ids(missingTrainings(ALL, [], null))).toEqual(['welcome']);
  const done = [aCompletion({ guideId: 'welcome' })];
  expect(ids(missingTrainings(ALL, done, 'circle'))).toEqual(['youth']);
});

test('what was done before the day from which it has to be done again counts no longer', () => {
  const redone = { ...WELCOME, redoFrom: '2026-01-11' };
  const before = aCompletion({ guideId: 'welcome', doneOn: '2026-01-10' });
  const after = aCompletion({ guideId: 'welcome', doneOn: '2026-01-11' });
  expect(ids(missingTrainings([redone], [before], null))).toEqual(['welcome']);
  expect(missingTrainings([redone], [before, after], null)).toEqual([]);
  expect(doneOn(redone, [after, before])).toBe('2026-01-11');
});

const days = fc.date({ min: new Date('2025-01-01'), max: new Date('2026-12-31'), noInvalidDate: true });
const day = days.map((date) => date.toISOString().slice(0, 10));
const aDone = fc.record({ guideId: fc.constantFrom('welcome', 'youth', 'lifting'), doneOn: day });

property.prop([fc.array(aDone), aDone, fc.option(day), fc.constantFrom('circle', 'walk', null)])(
  'another completion never makes a training missing, and a later day to redo it from never makes one done',
  (done, more, redoFrom, programId) => {
    const trainings = ALL.map((training) => ({ ...training, redoFrom }));
    const missing = ids(missingTrainings(trainings, done, programId));
    expect(missing).toEqual(
      expect.arrayContaining(ids(missingTrainings(trainings, [...done, more], programId))),
    );
    expect(missing).toEqual(expect.arrayContaining(ids(missingTrainings(ALL, done, programId))));
  },
);

test('to do comes before done, what is required first, with the titles of active programs; Home counts what is required', () => {
  const own = ownTrainings(
    [LIFTING, WELCOME, YOUTH, aTraining({ id: 'old', title: 'Old', requiredFor: ['gone'] })],
    [aCompletion({ guideId: 'welcome' })],
    [
      { id: 'walk', title: 'Walk', es: null },
      { id: 'circle', title: 'Circle', es: { title: { text: 'Círculo', of: '' } } },
    ],
  );
  expect(own.map(({ id, requiredFor, doneOn: day }) => [id, requiredFor, day])).toEqual([
    ['youth', ['Circle'], null],
    ['lifting', [], null],
    ['old', [], null],
    ['welcome', 'everybody', '2026-01-10'],
  ]);
  expect(trainingsToDo(own)).toBe(1);
  const again = [{ ...WELCOME, redoFrom: '2026-02-01' }];
  expect(ownTrainings(again, [aCompletion({ guideId: 'welcome' })], [])).toMatchObject([
    { doneOn: null, lapsedOn: '2026-01-10' },
  ]);
});
