import { fc, test as property } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import { mailsOf } from '../../../src/composition/shared/mails-of';
import { isOpen, isRunning } from '../../../src/core/applications/application';
import { findApplicationFaults, findDecisionFaults } from '../../../src/core/applications/application-faults';
import { isPair, pairText, SHOE_CUTS, sizesOf } from '../../../src/core/shared/sizes/shoe-size';
import { businessDaysAfter } from '../../../src/core/shared/time/business-days';
import { aSite } from '../../support/a-site';
import { anApplication, anApplicationForm } from '../../support/application-builder';
import { aProgram, aQuestion } from '../../support/program-builder';

test.each([
  ['men', 5, 20, 31],
  ['women', 4, 16, 25],
  ['kids-c', 0, 13.5, 28],
  ['kids-y', 1, 7, 13],
] as const)('%s has the sizes from %d to %d', (cut, least, most, count) => {
  const sizes = sizesOf(cut);
  expect([sizes[0], sizes.at(-1), sizes.length]).toEqual([least, most, count]);
  for (const size of sizes) expect(isPair({ cut, size, wide: false })).toBe(true);
  for (const size of [least - 0.5, most + 0.5, least + 0.25, Number.NaN])
    expect(isPair({ cut, size, wide: false })).toBe(false);
  expect(isPair({ cut, size: 'unknown', wide: true })).toBe(true);
});

test('pairs are written as people write them, each in its own way', () => {
  expect(pairText({ cut: 'men', size: 10.5, wide: false })).toBe('Men 10½');
  expect(pairText({ cut: 'men', size: 10.5, wide: true })).toBe('Men 10½ wide');
  expect(pairText({ cut: 'kids-c', size: 13.5, wide: false })).toBe('Kids 13½C');
  expect(pairText({ cut: 'kids-c', size: 0.5, wide: false })).toBe('Kids ½C');
  expect(pairText({ cut: 'kids-y', size: 1, wide: false })).toBe('Kids 1Y');
  expect(pairText({ cut: 'women', size: 'unknown', wide: false })).toBe('Women, to measure');
  const all = SHOE_CUTS.flatMap((cut) => sizesOf(cut).map((size) => pairText({ cut, size, wide: false })));
  expect(new Set(all).size).toBe(all.length);
});

test.each([
  ['a Monday morning', Date.UTC(2026, 10, 23, 17), 5, '2026-11-30'],
  ['a Friday, one day', Date.UTC(2026, 10, 20, 17), 1, '2026-11-23'],
  ['a Saturday', Date.UTC(2026, 10, 21, 20), 5, '2026-11-27'],
  ['a Sunday evening in Las Vegas, Monday elsewhere', Date.UTC(2026, 10, 23, 7), 1, '2026-11-23'],
  ['the week in which the clocks change', Date.UTC(2027, 2, 12, 17), 2, '2027-03-16'],
])('business days are counted from %s', (_, ms, days, expected) => {
  expect(businessDaysAfter(ms, days)).toBe(expected);
});

property.prop([fc.integer({ min: 0, max: 4e12 }), fc.integer({ min: 1, max: 30 })])(
  'a later answer is never due on a weekend, nor before an earlier one',
  (ms, days) => {
    const due = businessDaysAfter(ms, days);
    expect([0, 6]).not.toContain(new Date(`${due}T00:00:00Z`).getUTCDay());
    expect(due > businessDaysAfter(ms, days - 1)).toBe(true);
  },
);

const QUESTIONS = [
  aQuestion({ id: 'line', required: true }),
  aQuestion({ id: 'text', answer: 'paragraph' }),
  aQuestion({ id: 'choice', answer: 'choice', choices: ['Steel toe', 'Slip resistant'] }),
];

test.each<[string, Partial<Record<string, string>>, string[]]>([
  ['complete', { line: 'Soon', text: 'a\nb', choice: 'Steel toe' }, []],
  ['without what is required', {}, ['line missing']],
  ['too long', { line: 'x'.repeat(501), text: 'x'.repeat(2_001) }, ['line too-long', 'text too-long']],
  ['of several lines', { line: 'a\nb' }, ['line several-lines']],
  ['none of the choices', { line: 'a', choice: 'Sandals' }, ['choice invalid']],
  ['that cannot be stored', { line: 'a\u0000' }, ['line unstorable']],
])('answers that are %s', (_, values, expected) => {
  const answers = QUESTIONS.map(({ id, text }) => ({
    questionId: id,
    question: text,
    value: values[id] ?? '',
  }));
  const faults = findApplicationFaults(anApplicationForm({ answers }), 'participant', {
    asksSizes: false,
    questions: QUESTIONS,
  });
  expect(
    faults.map((fault) => `${'questionId' in fault ? fault.questionId : fault.field} ${fault.fault}`),
  ).toEqual(expected);
});

test('a minor helps only after somebody has seen the paper consent', () => {
  const approved = { state: 'approved', message: '', consentSeenOn: null } as const;
  const today = '2026-11-23';
  const faultsOf = (adult: boolean | null, consentSeenOn: string | null) =>
    findDecisionFaults({ ...approved, consentSeenOn }, { as: 'volunteer', adult }, today).map(
      ({ fault }) => fault,
    );
  expect(faultsOf(false, null)).toEqual(['missing']);
  expect(faultsOf(false, '2026-11-24')).toEqual(['future']);
  expect(faultsOf(false, '2026-02-30')).toEqual(['invalid']);
  expect([faultsOf(false, today), faultsOf(true, null), faultsOf(null, null)]).toEqual([[], [], []]);
});

test('an application goes on while it waits, or until its enrollment ends', () => {
  const ended = { at: 1, how: 'left' } as const;
  expect(isOpen(anApplication())).toBe(true);
  expect(isRunning(anApplication())).toBe(false);
  expect(isOpen(anApplication({ state: 'approved' }))).toBe(true);
  for (const part of [{ state: 'approved', ended }, { state: 'denied' }, { state: 'withdrawn' }] as const)
    expect(isOpen(anApplication(part))).toBe(false);
});

test('a mail to a participant names no program, size or reason, and a mail to a manager no person', () => {
  const mails = mailsOf(aSite('https://www.example.org'));
  const program = aProgram({ title: 'Reentry Shoes' });
  const { id, title } = program;
  const words = {
    program,
    answerBy: '2026-11-30',
    message: 'Men 13.',
    reason: 'Full.',
    phone: '702-555-0142',
  };
  for (const news of ['received', 'approved', 'denied'] as const) {
    const mail = mails.applicantNews(
      { to: 'ben@mail.example', language: 'en' },
      { ...words, news, as: 'participant' },
    );
    expect(mail).toEqual({
      kind: 'answer',
      to: 'ben@mail.example',
      language: 'en',
      subject: 'News about your request',
      paragraphs: ['Sign in to read it, or call 702-555-0142.'],
      link: { label: 'Sign in', url: 'https://www.example.org/login' },
    });
    const toVolunteer = mails.applicantNews(
      { to: 'val@mail.example', language: 'en' },
      { ...words, news, as: 'volunteer' },
    );
    expect(toVolunteer.subject).toContain(title);
    expect(toVolunteer.link?.url).toBe('https://www.example.org/dashboard/programs/my-programs');
  }
  const came = { id: 'a1', programId: id, program: title, on: '2026-11-23' };
  const told = (isAdmin: boolean) => mails.applicationCame({ email: 'parker@fsr.example', isAdmin }, came);
  expect(told(false)).toMatchObject({ kind: 'application', subject: 'New application: Reentry Shoes' });
  expect(told(false).paragraphs).toEqual(['An application came in on Monday, November 23, 2026.']);
  expect([told(false).link?.url, told(true).link?.url]).toEqual([
    'https://www.example.org/dashboard/volunteers/applications?application=a1',
    'https://www.example.org/dashboard/programs/active-programs?program=walk&application=a1',
  ]);
});
