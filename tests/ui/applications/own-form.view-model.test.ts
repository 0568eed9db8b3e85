import { expect, test } from 'vitest';
import { fail, ok } from '../../../src/core/shared/result';
import { ownFormTexts as texts } from '../../../src/ui/applications/own/own-form.texts';
import { anOfferedProgram, anOwnApplication, applicantDesk } from '../../support/applicant-desk';
import { aQuestion } from '../../support/program-builder';

const SHOES = { asksSizes: true, questions: [] };
const MEN = { cut: 'men', size: '10.5', wide: false, forWhom: '' } as const;

test('a new form knows the first name and the email address of the account, and begins with one pair', () => {
  const { first } = applicantDesk({ program: SHOES });
  expect(first).toMatchObject({ name: 'Ben', contact: 'ben@fsr.example', access: '' });
  expect(first.pairs).toEqual([{ cut: '', size: '', wide: false, forWhom: '' }]);
});

test('what was filled in is sent with each question as it was asked, and the toast says when we answer', async () => {
  const { viewModel, first, port, toasts } = applicantDesk({
    program: { ...SHOES, questions: [aQuestion()] },
  });
  const pairs = [MEN, { cut: 'kids-y', size: 'unknown', wide: true, forWhom: ' my son ' } as const];
  expect(await viewModel.submit({ ...first, pairs, answers: { 'question-1': ' A job. ' } })).toBe(true);
  expect(port.send).toHaveBeenCalledWith(
    expect.objectContaining({
      pairs: [
        { cut: 'men', size: 10.5, wide: false },
        { cut: 'kids-y', size: 'unknown', wide: true, forWhom: 'my son' },
      ],
      answers: [{ questionId: 'question-1', question: 'Why now?', value: 'A job.' }],
      adult: null,
    }),
  );
  expect(toasts.toast?.title).toBe('Application Sent');
  expect(toasts.toast?.description).toMatch(/^You will hear from us by \w{3}, \w{3} \d+, \d{4}\.$/);
});

test('faults stand beside their fields, and nothing is sent', async () => {
  const program = { asksSizes: true, questions: [aQuestion({ required: true })] };
  const { viewModel, first, port } = applicantDesk({ program });
  const pairs = [{ ...MEN, size: '' }, ...first.pairs];
  expect(await viewModel.submit({ ...first, name: ' ', contact: '', pairs })).toBe(false);
  expect(viewModel.form.problems).toEqual([
    { field: 'name', message: 'Please enter a name.' },
    { field: 'contact', message: 'Please enter an email address or a phone number.' },
    { field: 'pairs.0.size', message: 'Choose a size for pair 1, or remove the pair.' },
    { field: 'pairs.1.cut', message: 'Choose a size for pair 2, or remove the pair.' },
    { field: 'answers.question-1', message: 'Please answer this question.' },
  ]);
  expect(port.send).not.toHaveBeenCalled();
});

test('who helps says whether they are adults, and a minor names a parent or guardian', async () => {
  const { viewModel, first, port } = applicantDesk({ role: 'volunteer', program: { questions: [] } });
  expect(first.name).toBe('Ben Beneficiary');
  expect(await viewModel.submit(first)).toBe(false);
  expect(viewModel.form.problemOf('adult')).toBe('Please choose Yes or No.');
  expect(await viewModel.submit({ ...first, adult: 'no' })).toBe(false);
  expect(viewModel.form.problemOf('guardian')).toBe('Please enter a parent’s or guardian’s name and phone.');
  expect(await viewModel.submit({ ...first, adult: 'no', guardian: 'Rosa, 702-555-0100' })).toBe(true);
  expect(port.send).toHaveBeenCalledWith(
    expect.objectContaining({ adult: false, guardian: 'Rosa, 702-555-0100' }),
  );
});

test.each(['closed', 'applied-already', 'too-many'] as const)(
  'a form that is refused as a whole says why in its place: %s',
  async (notice) => {
    const failure =
      notice === 'too-many'
        ? ({ code: 'too-many' } as const)
        : ({ code: 'conflict', reason: notice } as const);
    const { viewModel, first, toasts } = applicantDesk({ overrides: { send: async () => fail(failure) } });
    expect(await viewModel.submit(first)).toBe(false);
    expect(viewModel.notice).toBe(notice);
    expect(toasts.toast).toBeNull();
  },
);

test('after changed questions it asks what the program asks now, and marks what is new', async () => {
  const now = [aQuestion(), aQuestion({ id: 'question-2', text: 'Since when?' })];
  const refusals = [fail({ code: 'conflict', reason: 'questions-changed' } as const)];
  const { viewModel, first, port } = applicantDesk({
    overrides: {
      offered: async () => ok([anOfferedProgram({ questions: now })]),
      send: async (sent) => refusals.pop() ?? ok(anOwnApplication(sent)),
    },
  });
  const values = { ...first, answers: { 'question-1': 'A job.' } };
  expect(await viewModel.submit(values)).toBe(false);
  expect(viewModel.notice).toBe('questions-changed');
  expect(viewModel.questions).toEqual(now);
  expect([...viewModel.fresh]).toEqual(['question-2']);
  expect(await viewModel.submit({ ...values, answers: { ...values.answers, 'question-2': 'May' } })).toBe(
    true,
  );
  expect(viewModel.notice).toBeNull();
  expect(port.list).not.toHaveBeenCalled();
});

test('a failure that may pass is told in a toast, and the same id is sent again', async () => {
  const { viewModel, first, port, toasts } = applicantDesk();
  port.send.mockResolvedValueOnce(fail({ code: 'unavailable' }));
  expect(await viewModel.submit(first)).toBe(false);
  expect(toasts.toast?.description).toBe(texts.failed.unavailable);
  await viewModel.submit(first);
  const [one, other] = port.send.mock.calls;
  expect(one?.[0].id).toBe(other?.[0].id);
});

test('what was written after a lost answer changes what was sent, without a question', async () => {
  const { viewModel, first, port } = applicantDesk();
  port.send.mockResolvedValueOnce(fail({ code: 'unavailable' }));
  await viewModel.submit(first);
  const [lost] = port.send.mock.calls[0] ?? [];
  if (!lost) throw new Error('Nothing was sent.');
  port.send.mockResolvedValueOnce(fail({ code: 'conflict' }));
  port.list.mockResolvedValue(ok([anOwnApplication(lost)]));
  expect(await viewModel.submit({ ...first, contact: '702-555-0199' })).toBe(true);
  expect(port.change).toHaveBeenCalledWith(
    expect.objectContaining({ id: lost.id, base: 'first', contact: '702-555-0199' }),
  );
  expect(viewModel.conflict).toBeNull();
});

test('a change is saved from its revision, and an answer that was quicker is told', async () => {
  const own = anOwnApplication({ name: 'Ben', contact: '702-555-0123' });
  const { viewModel, first, port, toasts } = applicantDesk({ own });
  expect(first.answers).toEqual({ 'question-1': 'I start a job.' });
  expect(await viewModel.submit({ ...first, access: 'No stairs' })).toBe(true);
  expect(port.change).toHaveBeenCalledWith(
    expect.objectContaining({ id: own.id, base: 'first', access: 'No stairs' }),
  );
  expect(toasts.toast?.title).toBe('Application Changed');
  port.change.mockResolvedValueOnce(fail({ code: 'conflict', reason: 'answered' }));
  expect(await viewModel.submit(first)).toBe(false);
  expect(viewModel.notice).toBe('answered');
  expect(texts.notices.answered).toBe('This was answered in the meantime.');
  port.change.mockResolvedValueOnce(fail({ code: 'conflict', reason: 'withdrawn' }));
  expect(await viewModel.submit(first)).toBe(false);
  expect(viewModel.notice && texts.notices[viewModel.notice]).toBe('You withdrew this application.');
});

test('where the same application was changed elsewhere, both versions meet', async () => {
  const own = anOwnApplication();
  const { viewModel, first, port } = applicantDesk({ own });
  port.change.mockResolvedValueOnce(fail({ code: 'conflict' }));
  port.list.mockResolvedValueOnce(ok([{ ...own, revision: 'second', access: 'A ramp' }]));
  expect(await viewModel.submit({ ...first, contact: '702-555-0199' })).toBe(false);
  expect(viewModel.conflict?.fields).toEqual([
    { field: 'contact', author: 'me' },
    { field: 'access', author: 'them' },
  ]);
  const { values } = viewModel.resolve({ contact: 'mine', access: 'theirs' });
  expect(await viewModel.submit(values)).toBe(true);
  expect(port.change).toHaveBeenLastCalledWith(
    expect.objectContaining({ base: 'second', contact: '702-555-0199', access: 'A ramp' }),
  );
});

test('what was typed before a reload is there again where it still fits, and forgotten with the form', () => {
  const { viewModel, first } = applicantDesk({ program: { asksSizes: true } });
  expect(viewModel.typedBefore(first)).toBeNull();
  const typed = { ...first, access: 'No stairs.', pairs: [...first.pairs, ...first.pairs] };
  viewModel.keepTyped({ ...typed, answers: { ...first.answers, gone: 'An answer' } });
  expect(viewModel.typedBefore(first)).toEqual(typed);
  viewModel.keepTyped({ ...typed, access: 7, pairs: [{ cut: 7 }], answers: null } as never);
  expect(viewModel.typedBefore(first)).toEqual(first);
  viewModel.forgetTyped();
  expect(viewModel.typedBefore(first)).toBeNull();
});
