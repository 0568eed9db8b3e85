import { expect, test } from 'vitest';
import type { Programs } from '../../../src/core/programs/programs.api';
import { fail, ok } from '../../../src/core/shared/result';
import { aProgram, aQuestion } from '../../support/program-builder';
import { aProgramView, programDesk } from '../../support/program-desk';

type Overrides = Partial<Programs>;

/** Somebody has the form open: of a new program without an id. */
async function openForm(id: string | null, overrides: Overrides = {}, role?: 'program_manager') {
  const desk = programDesk({ overrides, ...(role && { role }) });
  const viewModel = desk.form();
  await viewModel.sources.open(id);
  return { ...desk, viewModel, first: viewModel.open() };
}

test('a draft needs a title alone, and what is published needs more, in the order of the form', async () => {
  const { viewModel, first, toasts, port } = await openForm(null);
  expect(await viewModel.submit(first, true)).toBe(false);
  expect(viewModel.form.problems.map(({ message }) => message)).toEqual([
    'Please enter a title.',
    'Please choose a kind.',
    'Please write one sentence.',
    'Please choose at least one manager.',
  ]);
  expect(await viewModel.submit({ ...first, title: 'Lab' }, false)).toBe(true);
  expect(port.create).toHaveBeenCalledWith(expect.objectContaining({ title: 'Lab', publish: false }));
  expect(toasts.toast?.title).toBe('Draft Saved');
});

test.each([
  ['12 people', 'places', 'Please enter a whole number from 1 to 10,000, or nothing.'],
  ['0', 'places', 'Please enter a whole number from 1 to 10,000, or nothing.'],
  ['1e3', 'places', 'Please enter a whole number from 1 to 10,000, or nothing.'],
  ['', 'answerDays', 'Please enter a whole number from 1 to 30.'],
  ['31', 'answerDays', 'Please enter a whole number from 1 to 30.'],
])("'%s' in %s is refused at the field, and nothing is sent", async (typed, field, sentence) => {
  const { viewModel, first, port } = await openForm('walk');
  expect(await viewModel.submit({ ...first, [field]: typed }, false)).toBe(false);
  expect(viewModel.form.problemOf(field)).toBe(sentence);
  expect(port.save).not.toHaveBeenCalled();
});

test('places may have a separator, and none are no limit', async () => {
  const { viewModel, first, port } = await openForm('walk');
  await viewModel.submit({ ...first, places: ' 1,200 ' }, false);
  expect(port.save).toHaveBeenLastCalledWith(expect.objectContaining({ places: 1_200 }));
});

test('a question that asks for what we never keep is refused at its own field', async () => {
  const { viewModel, first } = await openForm('walk');
  const questions = [
    ...first.questions,
    { ...viewModel.newQuestion(), text: 'When is your Birthday?', answer: 'choice' as const, choices: 'May' },
  ];
  expect(await viewModel.submit({ ...first, questions }, false)).toBe(false);
  expect(viewModel.form.problemOf('questions.1.text')).toBe(
    'We never ask for Social Security numbers, birth dates, offenses, diagnoses or immigration status.',
  );
  expect(viewModel.form.problemOf('questions.1.choices')).toBe('Please write 2 to 8 choices, one a line.');
  expect(viewModel.form.problemOf('questions.0.text')).toBeUndefined();
});

test('choices are one a line', async () => {
  const { viewModel, first, port } = await openForm('walk');
  const question = { ...viewModel.newQuestion(), text: 'Which?', answer: 'choice' as const };
  await viewModel.submit({ ...first, questions: [{ ...question, choices: 'Red\n\n Blue \n' }] }, false);
  const [sent] = port.save.mock.calls.at(-1) ?? [];
  expect(sent?.questions[0]?.choices).toEqual(['Red', 'Blue']);
});

test('a manager is among the managers of a new program, and cannot leave one without any', async () => {
  const { viewModel, first } = await openForm(null, {}, 'program_manager');
  expect(first.managerIds).toEqual(['parker']);
  expect(await viewModel.submit({ ...first, title: 'Lab', managerIds: [] }, false)).toBe(false);
  expect(viewModel.form.problemOf('managerIds')).toBe('Please choose at least one manager.');
});

test.each([
  [1, '1 person has a place. Enter 1 or more.'],
  [17, '17 people have a place. Enter 17 or more.'],
])('fewer places than people (%i) are refused at the field, without a question', async (count, sentence) => {
  const save: Programs['save'] = async () => fail({ code: 'conflict', reason: 'enrolled', count });
  const { viewModel, first } = await openForm('walk', { save });
  expect(await viewModel.submit({ ...first, places: '2' }, false)).toBe(false);
  expect(viewModel.conflict).toBeNull();
  expect(viewModel.form.problemOf('places')).toBe(sentence);
});

test('what somebody else saved meanwhile is compared field by field, questions and managers too', async () => {
  const kept = aProgram({ revision: 'second', summary: 'Theirs.', managerIds: ['parker', 'avery'] });
  const before = aProgramView();
  let isSaved = false;
  const { viewModel, first, port, toasts } = await openForm('walk', {
    get: async () => ok(isSaved ? { ...before, program: kept } : before),
  });
  isSaved = true;
  port.save.mockResolvedValueOnce(fail({ code: 'conflict' }));
  const typed = { ...first, title: 'Mine', questions: [] };
  expect(await viewModel.submit(typed, false)).toBe(false);
  expect(viewModel.conflict?.fields).toEqual([
    { field: 'title', author: 'me' },
    { field: 'summary', author: 'them' },
    { field: 'managerIds', author: 'them' },
    { field: 'questions', author: 'me' },
  ]);
  const { values } = viewModel.resolve({ title: 'mine', questions: 'mine' });
  expect(values).toMatchObject({ title: 'Mine', summary: 'Theirs.', questions: [] });
  expect(await viewModel.submit(values, false)).toBe(true);
  expect(port.save).toHaveBeenLastCalledWith(expect.objectContaining({ base: 'second', title: 'Mine' }));
  expect(toasts.toast?.title).toBe('Program Saved');
});

test('a program that was archived meanwhile asks nothing, and keeps what was typed', async () => {
  const before = aProgramView();
  let isSaved = false;
  const archived = aProgram({ revision: 'second', state: 'archived', archivedAt: 1 });
  const { viewModel, first, toasts } = await openForm('walk', {
    get: async () => ok(isSaved ? { ...before, program: archived } : before),
    save: async () => fail({ code: 'conflict' }),
  });
  isSaved = true;
  expect(await viewModel.submit({ ...first, title: 'Mine' }, false)).toBe(false);
  expect(viewModel.conflict).toBeNull();
  expect(toasts.toast?.description).toMatch(/archived in the meantime/);
});

test('a second press after a lost answer makes no second program, and publishes the draft that was kept', async () => {
  const { viewModel, first, port, toasts } = await openForm(null, {
    get: async () => ok(aProgramView({ ...draft, id: 'id-1', state: 'draft', revision: 'kept' })),
  });
  port.create.mockResolvedValueOnce(fail({ code: 'unavailable' }));
  const typed = { ...first, ...typedValues };
  expect(await viewModel.submit(typed, false)).toBe(false);
  port.create.mockResolvedValueOnce(fail({ code: 'conflict' }));
  expect(await viewModel.submit(typed, true)).toBe(true);
  const ids = port.create.mock.calls.map(([{ id }]) => id);
  expect(new Set(ids)).toEqual(new Set([viewModel.id]));
  expect(port.publish).toHaveBeenCalledWith({ id: viewModel.id, base: 'kept' });
  expect(toasts.toast?.title).toBe('Program Published');
});

const typedValues = { title: 'Lab', kind: 'jobs' as const, summary: 'A room.', managerIds: ['parker'] };
const draft = {
  ...typedValues,
  places: null,
  contactName: '',
  contactPhone: '',
  nextStep: '',
  volunteersNeedApproval: false,
  questions: [],
};

test('people whom the form does not show stay among the managers', async () => {
  const gone = aProgramView({ managerIds: ['parker', 'gone'], questions: [aQuestion()] });
  const { viewModel, first, port } = await openForm('walk', { get: async () => ok(gone) });
  await viewModel.submit({ ...first, title: 'New' }, false);
  expect(port.save).toHaveBeenLastCalledWith(
    expect.objectContaining({ managerIds: ['parker', 'gone'], questions: [aQuestion()] }),
  );
});
