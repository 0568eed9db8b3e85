import { expect, test, vi } from 'vitest';
import type { Programs } from '../../../src/core/programs/programs.api';
import { pageOf } from '../../../src/core/shared/page-of';
import { fail, ok } from '../../../src/core/shared/result';
import type { ApplicationAction } from '../../../src/ui/applications/staff/application-actions.texts';
import { actionsFor } from '../../../src/ui/applications/staff/staff-applications.view-model';
import { ActiveProgramsViewModel } from '../../../src/ui/programs/active-programs.view-model';
import { answeringDesk } from '../../support/answering-desk';
import { anApplication } from '../../support/application-builder';
import { aProgram } from '../../support/program-builder';

const SOMEBODY = 'Somebody else changed this in the meantime. Here is the current version; please check it.';

async function opened(action: ApplicationAction, application = anApplication({ personId: 'ben' })) {
  const desk = answeringDesk({ kept: [application] });
  const one = desk.one();
  await one.open({ id: application.id });
  if (!one.value) throw new Error('It is not there.');
  one.begin(action, one.value);
  return { ...desk, one, first: one.initial };
}

test('every active program can be chosen, however many there are', async () => {
  const all = Array.from({ length: 230 }, (_, index) => ({
    ...aProgram({ id: `program-${index}` }),
    waiting: 0,
    enrolled: 0,
    people: 0,
    sessions: 0,
    minutes: 0,
    ran: null,
    managers: [],
    next: [],
  }));
  const list = vi.fn<Programs['list']>(async (query) => ok(pageOf(all, query)));
  const programs = new ActiveProgramsViewModel({ programs: { list } });
  programs.start();
  await vi.waitFor(() => expect(programs.value?.items).toEqual(all));
  expect(list).toHaveBeenCalledTimes(3);
});

test('a denial needs a kind and a reason; then it is sent from what was seen', async () => {
  const { one, first, port, toasts } = await opened('deny');
  expect(await one.submit(first)).toBe(false);
  expect(one.form.problems.map(({ field }) => field)).toEqual(['reasonKind', 'reason']);
  expect(await one.submit({ ...first, reasonKind: 'no-place', reason: 'Full.' })).toBe(true);
  expect(port.deny).toHaveBeenCalledExactlyOnceWith({
    id: 'application-1',
    base: 'first',
    reasonKind: 'no-place',
    reason: 'Full.',
  });
  expect(one.opened).toBeNull();
  expect(toasts.toast?.title).toBe('Application Denied');
});

test('a minor may help once somebody has seen the paper consent', async () => {
  const minor = anApplication({ as: 'volunteer', adult: false, guardian: 'Ann' });
  const { one, first, port } = await opened('approve', minor);
  expect(await one.submit(first)).toBe(false);
  expect(one.form.problemOf('consentSeenOn')).toBe('Please see the paper consent first.');
  expect(await one.submit({ ...first, consentSeenOn: '2026-11-22' })).toBe(true);
  expect(port.approve.mock.calls[0]?.[0]).toMatchObject({ consentSeenOn: '2026-11-22' });
});

test('a full program says so with its places, and what was typed can be sent again', async () => {
  const { one, first, port } = await opened('approve');
  port.approve.mockResolvedValueOnce(fail({ code: 'conflict', reason: 'full', count: 12 }));
  expect(await one.submit({ ...first, message: 'Welcome.' })).toBe(false);
  expect(one.notice).toBe('All 12 places are taken. Raise the places, or end an enrollment.');
  expect(one.opened?.action).toBe('approve');
  port.approve.mockResolvedValueOnce(fail({ code: 'conflict', reason: 'full', count: 1 }));
  await one.submit({ ...first, message: 'Welcome.' });
  expect(one.notice).toMatch(/^The place is taken\. Raise/);
});

test('what the applicant changed is shown, and then decided from', async () => {
  const { one, first, port, change } = await opened('approve');
  change('application-1', { access: 'No stairs.' });
  port.approve.mockResolvedValueOnce(fail({ code: 'conflict' }));
  expect(await one.submit(first)).toBe(false);
  expect(one.notice).toBe('This was changed in the meantime. Please check it.');
  expect(one.opened?.view.application.access).toBe('No stairs.');
  expect(await one.submit(first)).toBe(true);
  expect(port.approve.mock.calls[1]?.[0]).toMatchObject({ base: 'second' });
});

test('what the applicant withdrew cannot be answered; what was typed stays', async () => {
  const { one, first, port, change } = await opened('deny');
  change('application-1', { state: 'withdrawn', decidedAt: 9, decidedBy: null });
  port.deny.mockResolvedValue(fail({ code: 'conflict' }));
  const typed = { ...first, reasonKind: 'other', reason: 'Far.' } as const;
  await one.submit(typed);
  expect(one.notice).toBe('This was changed in the meantime. Please check it.');
  expect(one.opened?.view.application.state).toBe('withdrawn');
});

test('what another person decided closes a dialog in which nothing was typed', async () => {
  const { one, first, port, change } = await opened('approve');
  change('application-1', { state: 'denied', decidedAt: 9, decidedBy: { id: 'deja', name: 'Deja' } });
  port.approve.mockResolvedValueOnce(fail({ code: 'conflict' }));
  expect(await one.submit(first)).toBe(false);
  expect([one.opened, one.notice]).toEqual([null, SOMEBODY]);
});

test('an earlier try whose answer got lost counts as done', async () => {
  const { one, first, port, change } = await opened('approve');
  change('application-1', { state: 'approved', decidedAt: 9, decidedBy: { id: 'parker', name: 'Parker' } });
  port.approve.mockResolvedValueOnce(fail({ code: 'conflict' }));
  expect(await one.submit(first)).toBe(true);
});

const PARKER = { decidedAt: 9, decidedBy: { id: 'parker', name: 'Parker' } };

test.each([
  ['another reason', { reasonKind: 'no-place', reason: 'Full until May.' }],
  ['another kind', { reasonKind: 'other', reason: 'Full.' }],
] as const)('%s, typed after a denial whose answer got lost, is not told as done', async (_, typed) => {
  const { one, first, port, change, toasts } = await opened('deny');
  port.deny.mockResolvedValueOnce(fail({ code: 'unavailable' }));
  await one.submit({ ...first, reasonKind: 'no-place', reason: 'Full.' });
  change('application-1', { state: 'denied', reasonKind: 'no-place', reason: 'Full.', ...PARKER });
  port.deny.mockResolvedValueOnce(fail({ code: 'conflict' }));
  expect(await one.submit({ ...first, ...typed })).toBe(false);
  expect(toasts.toast?.title).toBe('Not changed');
  expect(one.notice).toBe(
    'Your first answer was saved, without what you changed after it. This is what they read.',
  );
  // What was typed stays beside what was saved.
  expect(one.opened?.view.application.reason).toBe('Full.');
});

test.each([
  ['message', { message: 'Bring socks.' }],
  ['day of a consent', { consentSeenOn: '2026-11-22' }],
] as const)(
  'another %s, entered after an approval whose answer got lost, is not told as done',
  async (_, typed) => {
    const minor = anApplication({ as: 'volunteer', adult: false, guardian: 'Ann' });
    const { one, first, port, change } = await opened('approve', minor);
    change('application-1', {
      state: 'approved',
      message: 'Welcome.',
      consentSeenOn: '2026-11-21',
      ...PARKER,
    });
    const sent = { ...first, message: 'Welcome.', consentSeenOn: '2026-11-21' };
    port.approve.mockResolvedValueOnce(fail({ code: 'unavailable' }));
    await one.submit(sent);
    port.approve.mockResolvedValue(fail({ code: 'conflict' }));
    expect(await one.submit({ ...sent, ...typed })).toBe(false);
    expect(one.notice).toContain('Your first answer was saved');
  },
);

test('what the same person decided in another tab is not called their first answer', async () => {
  const { one, first, port, change } = await opened('deny');
  change('application-1', { state: 'approved', ...PARKER });
  port.deny.mockResolvedValueOnce(fail({ code: 'conflict' }));
  expect(await one.submit({ ...first, reasonKind: 'other', reason: 'Too far.' })).toBe(false);
  expect(one.notice).toBe('This was changed in the meantime. Please check it.');
  expect(one.opened?.view.application.state).toBe('approved');
});

test('the same denial, sent again with spaces around it, counts as done', async () => {
  const { one, first, port, change } = await opened('deny');
  change('application-1', { state: 'denied', reasonKind: 'no-place', reason: 'Full.', ...PARKER });
  port.deny.mockResolvedValueOnce(fail({ code: 'conflict' }));
  expect(await one.submit({ ...first, reasonKind: 'no-place', reason: ' Full. ' })).toBe(true);
});

test.each<[string, Parameters<typeof anApplication>[0], readonly ApplicationAction[]]>([
  ['pending', {}, ['approve', 'deny', 'withdraw', 'changeSizes']],
  ['approved', { state: 'approved' }, ['end', 'changeSizes', 'told']],
  ['denied and told', { state: 'denied', toldAt: 9 }, []],
  ['ended', { state: 'approved', ended: { at: 9, how: 'left' } }, []],
  ['a volunteer’s', { as: 'volunteer' }, ['approve', 'deny', 'withdraw']],
])('an application that is %s leaves these actions', async (_, part, actions) => {
  const { one } = await opened('told', anApplication(part));
  expect(one.value && actionsFor(one.value)).toEqual(actions);
});

const RECORD = {
  programId: 'walk' as const,
  as: 'participant' as const,
  name: 'Luz' as const,
  contact: '702-555-0151' as const,
  access: '' as const,
  pairs: [],
  answers: { 'question-1': 'Work.' },
  adult: '' as const,
  guardian: '' as const,
  agreed: true,
};

async function recording() {
  const desk = answeringDesk();
  const viewModel = desk.recording();
  await viewModel.programs.load();
  const [question] = viewModel.programOf('walk')?.questions ?? [];
  return { ...desk, viewModel, typed: { ...RECORD, answers: { [question?.id ?? '']: 'Work.' } } };
}

test('recording asks for a program and for their agreement', async () => {
  const { viewModel, typed, port } = await recording();
  expect(await viewModel.submit({ ...typed, programId: '', agreed: false })).toBe(false);
  expect(viewModel.form.problemOf('programId')).toBe('Please choose a program.');
  expect(viewModel.form.problemOf('agreed')).toBe('Please ask them first.');
  expect(port.record).not.toHaveBeenCalled();
});

test('a like pending application is asked about before anything is saved', async () => {
  const { viewModel, typed, port } = await recording();
  port.similar.mockResolvedValue(ok({ id: 'other' }));
  expect([await viewModel.submit(typed), viewModel.form.problems]).toEqual([false, []]);
  expect(viewModel.likeId).toBe('other');
  expect(port.record).not.toHaveBeenCalled();
  expect(await viewModel.submit(typed, true)).toBe(true);
  expect(viewModel.likeId).toBeNull();
});

test('changed questions are read again and marked; a closed program says so', async () => {
  const { viewModel, typed, port } = await recording();
  port.record.mockResolvedValueOnce(fail({ code: 'conflict', reason: 'questions-changed' }));
  expect([await viewModel.submit(typed), viewModel.form.problems]).toEqual([false, []]);
  expect(viewModel.notice).toBe('questions-changed');
  port.record.mockResolvedValueOnce(fail({ code: 'conflict', reason: 'closed' }));
  await viewModel.submit(typed);
  expect(viewModel.notice).toBe('closed');
});
