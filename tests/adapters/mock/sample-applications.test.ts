import * as v from 'valibot';
import { expect, test } from 'vitest';
import {
  sampleApplications,
  sampleStaffNotes,
} from '../../../src/adapters/mock/applications/sample-applications';
import { samplePrograms } from '../../../src/adapters/mock/programs/sample-programs';
import { applicationSchema, isEnrolled, isOpen, isRunning } from '../../../src/core/applications/application';
import { findPairFaults } from '../../../src/core/applications/application-faults';

const NOW = Date.UTC(2026, 10, 23, 20);
const DAY_MS = 86_400_000;
const PROGRAMS = samplePrograms(NOW, { parker: 'parker', deja: 'deja', priya: 'priya' });
const PARKERS = PROGRAMS.filter(({ managerIds }) => managerIds.includes('parker')).map(({ id }) => id);
const APPLICATIONS = sampleApplications(
  NOW,
  {
    ben: 'ben',
    val: 'val',
    parker: { id: 'parker', name: 'Parker' },
    other: { id: 'deja', name: 'Deja' },
  },
  PROGRAMS,
);
const inProgram =
  (id: string) =>
  ({ programId }: { readonly programId: string }) =>
    programId === `sample-program-${id}`;
const countBy = (names: readonly string[]) =>
  Object.fromEntries([...new Set(names)].map((name) => [name, names.filter((one) => one === name).length]));

test('the sample applications are whole, each with an id of its own', () => {
  for (const application of APPLICATIONS)
    expect(v.parse(applicationSchema, application)).toEqual(application);
  expect(new Set(APPLICATIONS.map(({ id }) => id)).size).toBe(APPLICATIONS.length);
  for (const { pairs } of APPLICATIONS) expect(findPairFaults(pairs)).toEqual([]);
  for (const { id } of sampleStaffNotes()) expect(APPLICATIONS.some((one) => one.id === id)).toBe(true);
  const open = APPLICATIONS.filter((one) => one.personId !== null && isOpen(one));
  expect(new Set(open.map((one) => `${one.personId} ${one.programId}`)).size).toBe(open.length);
});

test('seven wait, four of them for Parker, two to help', () => {
  const pending = APPLICATIONS.filter(({ state }) => state === 'pending');
  expect(pending).toHaveLength(7);
  expect(pending.filter(({ programId }) => PARKERS.includes(programId))).toHaveLength(4);
  expect(pending.filter(({ as }) => as === 'volunteer').map(({ name }) => name)).toEqual([
    'Rosa Villanueva',
    'Kofi Mensah',
  ]);
});

test('36 people were approved for the first time in the last 30 days', () => {
  const firsts = new Map<string, (typeof APPLICATIONS)[number]>();
  const approved = APPLICATIONS.filter(({ as, state }) => as === 'participant' && state === 'approved');
  for (const one of approved.toSorted((a, b) => (a.decidedAt ?? 0) - (b.decidedAt ?? 0)))
    if (!firsts.has(one.personKey)) firsts.set(one.personKey, one);
  const recent = [...firsts.values()].filter(({ decidedAt }) => (decidedAt ?? 0) > NOW - 30 * DAY_MS);
  expect(countBy(recent.map(({ programId }) => programId.replace('sample-program-', '')))).toEqual({
    shoes: 15,
    'work-boots': 6,
    'school-shoes': 7,
    'walk-with-me': 3,
    'young-leaders': 3,
    'interview-closet': 2,
  });
});

test('the counts are those of every other sample', () => {
  expect(APPLICATIONS.filter(({ ended }) => ended !== null)).toHaveLength(40);
  expect(APPLICATIONS.filter(({ state }) => state === 'denied')).toHaveLength(5);
  expect(APPLICATIONS.filter(({ state }) => state === 'withdrawn')).toHaveLength(2);
  const enrolled = (id: string) => APPLICATIONS.filter(inProgram(id)).filter(isEnrolled).length;
  expect(['walk-with-me', 'first-day', 'young-leaders'].map(enrolled)).toEqual([17, 12, 9]);
  const wanted = APPLICATIONS.filter(isRunning).flatMap(({ pairs }) => pairs);
  expect(wanted.filter(({ size }) => size !== 'unknown')).toHaveLength(28);
  expect(wanted).toHaveLength(30);
});

test('Ben was approved, waits and was denied, and Val helps in Walk With Me', () => {
  const daysAgo = (at: number | null) => Math.round((NOW - (at ?? 0)) / DAY_MS);
  const own = APPLICATIONS.filter(({ personId }) => personId === 'ben');
  expect(own.map((one) => [one.state, daysAgo(one.decidedAt ?? one.receivedAt)]).toSorted()).toEqual([
    ['approved', 9],
    ['denied', 20],
    ['pending', 2],
  ]);
  expect(own.find(({ state }) => state === 'denied')).toMatchObject({
    reasonKind: 'no-place',
    reason: 'All 12 places of this course are taken until spring.',
  });
  expect(APPLICATIONS.find(({ personId }) => personId === 'val')).toMatchObject({
    as: 'volunteer',
    state: 'approved',
    programId: 'sample-program-walk-with-me',
  });
});
