import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Programs } from '../../../src/core/programs/programs.api';
import { fail, ok } from '../../../src/core/shared/result';
import { CreateProgramPage } from '../../../src/ui/programs/create-program-page';
import { ArchivePage, ManagedProgramsPage } from '../../../src/ui/programs/staff-pages';
import { aWork } from '../../support/calendar-desk';
import { rowsIn, textsOf } from '../../support/cells';
import { chooseMore } from '../../support/choose-more';
import { aProgram } from '../../support/program-builder';
import { aProgramView, programDesk } from '../../support/program-desk';

const address = () => document.querySelector('output')?.textContent;

test('an admin sees every program in a table: title and kind, managers, applications, places and intake', async () => {
  const { show, port } = programDesk({
    seen: [
      aProgramView(),
      aProgramView(
        { id: 'boots', title: 'Boots', kind: 'items', places: null, intake: 'paused', managerIds: ['gone'] },
        { waiting: 0, next: [{ id: 'fitting', title: 'Fitting Day', startsAt: Date.UTC(2026, 10, 28, 18) }] },
      ),
    ],
  });
  show(<ManagedProgramsPage />);
  const table = await screen.findByRole('table', { name: 'Programs' });
  expect(rowsIn(table)).toEqual([
    ['Walk With Me | Not in Spanish | Mentorship', 'Parker Manager', '2 wait', '17 of 20', 'None', 'Open'],
    [
      'Boots | Not in Spanish | Shoes and clothing',
      'No manager',
      'None',
      'no limit',
      'Sat, Nov 28, 2026, | 10:00 AM PT',
      'Paused',
    ],
  ]);
  expect(within(table).getByRole('link', { name: '2 wait for an answer in Walk With Me' })).toHaveAttribute(
    'href',
    '/?program=walk',
  );
  expect(port.list).toHaveBeenLastCalledWith(
    { search: '', kind: null, managerId: null, show: 'active', page: 1, size: 20 },
    expect.anything(),
  );
});

test('the filters narrow the list and stand in the address, without the words; the open program has an address of its own', async () => {
  const { show, user, port } = programDesk();
  show(<ManagedProgramsPage />);
  const filters = await screen.findByRole('search', { name: 'Find programs' });
  await user.selectOptions(within(filters).getByLabelText('Kind'), 'Mentorship');
  await user.selectOptions(within(filters).getByLabelText('Manager'), 'Parker Manager');
  await user.selectOptions(within(filters).getByLabelText('Show'), 'Active and drafts');
  await user.type(within(filters).getByLabelText('Search programs'), 'walk{Enter}');
  const narrowed = '/?kind=mentorship&manager=parker&show=both';
  await waitFor(() => expect(address()).toBe(narrowed));
  expect(port.list).toHaveBeenLastCalledWith(
    expect.objectContaining({ search: 'walk', kind: 'mentorship', managerId: 'parker', show: 'both' }),
    expect.anything(),
  );
  await user.click(await screen.findByRole('link', { name: 'Walk With Me' }));
  expect(address()).toBe('/?program=walk');
  await screen.findByRole('heading', { level: 1, name: 'Walk With Me' });
  await user.click(screen.getByRole('button', { name: 'Back to programs' }));
  expect(address()).toBe(narrowed);
  expect(screen.getByLabelText('Search programs')).toHaveValue('walk');
  expect(await screen.findByRole('link', { name: 'Walk With Me' })).toHaveFocus();
});

test('a page past the end leads to the last one', async () => {
  const { show, port } = programDesk({ address: '/?page=99&size=20' });
  const list = port.list.getMockImplementation();
  if (!list) throw new Error('The desk has a list.');
  port.list.mockImplementation(async (query, signal) => {
    const page = await list({ ...query, page: 1 }, signal);
    return page.ok && query.page > 1 ? ok({ ...page.value, items: [] }) : page;
  });
  show(<ManagedProgramsPage />);
  expect(await screen.findByRole('link', { name: 'Walk With Me' })).toBeVisible();
  expect(screen.queryByText('You do not manage a program yet.')).not.toBeInTheDocument();
  await waitFor(() => expect(address()).not.toContain('99'));
});

test('a program manager sees their own, with the way to the applications, and is told when there are none', async () => {
  const { show } = programDesk({ role: 'program_manager' });
  show(<ManagedProgramsPage />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('My Programs');
  expect(screen.getByRole('link', { name: 'Create program' })).toHaveAttribute(
    'href',
    '/dashboard/programs/create-program',
  );
  expect(await screen.findByRole('link', { name: /^2 wait/ })).toHaveAttribute(
    'href',
    '/dashboard/volunteers/applications?program=walk',
  );
});

test('where there is no room for a table, a card begins with how many applications wait', async () => {
  const wide = window.matchMedia;
  const spy = vi
    .spyOn(window, 'matchMedia')
    .mockImplementation((media) => Object.assign(wide(media), { matches: true }));
  onTestFinished(() => spy.mockRestore());
  const { show } = programDesk({ role: 'program_manager', seen: [aProgramView({}, { waiting: 1 })] });
  show(<ManagedProgramsPage />);
  const card = within(await screen.findByRole('list', { name: 'Programs' })).getByRole('listitem');
  expect(textsOf(card)).toEqual([
    '1 application waits',
    'Walk With Me',
    'Not in Spanish',
    'Mentorship',
    'Managers',
    'Parker Manager',
    'Places',
    '17 of 20',
    'Next event',
    'None',
    'Intake',
    'Open',
  ]);
  expect(within(card).getByRole('heading', { level: 2 })).toHaveTextContent('Walk With Me');
  expect(
    within(card)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['1 application waits', 'Walk With Me']);
  expect(within(card).getAllByRole('link')[0]).toHaveAccessibleName(
    '1 application waits for an answer in Walk With Me',
  );
});

test('an empty list says what comes next', async () => {
  const { show } = programDesk({ role: 'program_manager', seen: [] });
  show(<ManagedProgramsPage />);
  expect(await screen.findByText('You do not manage a program yet.')).toBeVisible();
  expect(screen.getByText('Create one, or ask an admin to add you.')).toBeVisible();
});

test('a program that is not there, or of somebody else, says so and leads back', async () => {
  const { show, user } = programDesk({ address: '/?program=other' });
  show(<ManagedProgramsPage />);
  expect(await screen.findByText('This page does not exist, or you do not have access to it.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Back to programs' }));
  expect(address()).toBe('/');
});

test.each([
  [1, 'Answer 1 application first.'],
  [2, 'Answer 2 applications first.'],
])('archiving asks first, and is refused while %i waits', async (count, sentence) => {
  const archive: Programs['archive'] = async () => fail({ code: 'conflict', reason: 'pending', count });
  const { show, user, toasts } = programDesk({
    role: 'program_manager',
    address: '/?program=walk',
    overrides: { archive },
  });
  show(<ManagedProgramsPage />);
  await chooseMore(user, 'Walk With Me', 'Archive');
  const dialog = await screen.findByRole('dialog', { name: 'Archive Walk With Me?' });
  expect(within(dialog).getByRole('button', { name: 'Leave as It Is' })).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Archive' }));
  const alert = await screen.findByRole('alert');
  expect(within(alert).getByRole('link', { name: sentence })).toHaveAttribute(
    'href',
    '/dashboard/volunteers/applications?program=walk',
  );
  expect(toasts.toast).toBeNull();
});

test.each([
  [{ reason: 'events', count: 2 }, 'Cancel or move 2 events first.', ['Cancel or move 2 events first.']],
  [
    { reason: 'pending', count: 2, events: 1 },
    'Answer 2 applications and cancel or move 1 event first.',
    ['2 applications', '1 event'],
  ],
] as const)('events to come stand against archiving: %j', async (refused, sentence, links) => {
  const { show, user } = programDesk({
    role: 'program_manager',
    address: '/?program=walk',
    overrides: { archive: async () => fail({ code: 'conflict', ...refused }) },
  });
  show(<ManagedProgramsPage />);
  await chooseMore(user, 'Walk With Me', 'Archive');
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Archive' }));
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(sentence);
  expect(
    within(alert)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(links);
  expect(within(alert).getByRole('link', { name: /event/ })).toHaveAttribute(
    'href',
    '/dashboard/events?program=walk',
  );
});

test('both parts of a refusal are links for an admin, who has the applications below', async () => {
  const refused = { code: 'conflict', reason: 'pending', count: 2, events: 1 } as const;
  const { show, user } = programDesk({
    address: '/?program=walk&show=denied',
    overrides: { archive: async () => fail(refused) },
  });
  show(<ManagedProgramsPage />);
  await chooseMore(user, 'Walk With Me', 'Archive');
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Archive' }));
  const alert = await screen.findByRole('alert');
  expect(within(alert).getByRole('link', { name: '1 event' })).toHaveAttribute(
    'href',
    '/dashboard/events/upcoming-events?program=walk',
  );
  await user.click(within(alert).getByRole('link', { name: '2 applications' }));
  expect(address()).toBe('/?program=walk');
  expect(screen.getByRole('heading', { name: 'Applications' })).toHaveFocus();
});

test('a program shows its next events, and a draft with events is not deleted', async () => {
  const next = [{ id: 'fitting', title: 'Fitting Day', startsAt: Date.UTC(2026, 10, 28, 18) }];
  const { show } = programDesk({ address: '/?program=walk', seen: [aProgramView({}, { next })] });
  const { unmount } = show(<ManagedProgramsPage />);
  const events = await screen.findByRole('region', { name: 'Next events' });
  expect(within(events).getByRole('link', { name: /^Fitting Day, .*Nov 28, 2026/ })).toHaveAttribute(
    'href',
    '/dashboard/events/upcoming-events?event=fitting',
  );
  unmount();
  const draft = programDesk({
    address: '/?program=walk',
    seen: [aProgramView({ state: 'draft' })],
    overrides: { deleteDraft: async () => fail({ code: 'conflict', reason: 'events' }) },
  });
  draft.show(<ManagedProgramsPage />);
  await chooseMore(draft.user, 'Walk With Me', 'Delete draft');
  const dialog = await screen.findByRole('dialog');
  await draft.user.click(within(dialog).getByRole('button', { name: 'Delete draft' }));
  await waitFor(() =>
    expect(draft.toasts.toast?.description).toBe('Delete its events first, or keep the draft.'),
  );
});

test('what was changed meanwhile is said, and the current version is shown', async () => {
  const archive: Programs['archive'] = async () => fail({ code: 'conflict' });
  const { show, user, toasts, port } = programDesk({ address: '/?program=walk', overrides: { archive } });
  show(<ManagedProgramsPage />);
  await chooseMore(user, 'Walk With Me', 'Archive');
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Archive' }));
  await waitFor(() =>
    expect(toasts.toast?.description).toBe(
      'Somebody else changed this in the meantime. Here is the current version; please check it.',
    ),
  );
  await waitFor(() => expect(port.get).toHaveBeenCalledTimes(2));
});

test('a draft that lacks something opens its form, which says what at the fields and publishes it then', async () => {
  const { show, user, toasts, port } = programDesk({
    address: '/?program=walk',
    seen: [aProgramView({ state: 'draft', summary: '' })],
  });
  port.publish.mockResolvedValueOnce(
    fail({ code: 'validation', fields: [{ field: 'summary', message: '' }] }),
  );
  port.save.mockImplementationOnce(async ({ base, ...sent }) =>
    ok({ ...aProgram({ state: 'draft' }), ...sent }),
  );
  show(<ManagedProgramsPage />);
  await user.click(await screen.findByRole('button', { name: 'Publish' }));
  const question = await screen.findByRole('dialog', { name: 'Publish Walk With Me?' });
  await user.click(within(question).getByRole('button', { name: 'Publish' }));
  const form = await screen.findByRole('form', { name: 'Program' });
  const summary = within(form).getByLabelText('Summary');
  await waitFor(() => expect(summary).toHaveFocus());
  await waitFor(() => expect(summary).toHaveAccessibleDescription(/Please write one sentence\./));
  expect(toasts.toast).toBeNull();
  await user.paste('Walks every week.');
  await user.click(within(form).getByRole('button', { name: 'Publish' }));
  await waitFor(() => expect(toasts.toast?.title).toBe('Program Published'));
  expect(port.save).toHaveBeenCalledWith(expect.objectContaining({ summary: 'Walks every week.' }));
  expect(port.publish).toHaveBeenCalledTimes(2);
});

test('the form that completes a draft only changes a program that is active by now', async () => {
  const { show } = programDesk({ address: '/?program=walk&view=publish' });
  show(<ManagedProgramsPage />);
  const form = await screen.findByRole('form', { name: 'Program' });
  expect(within(form).queryByRole('button', { name: 'Publish' })).toBeNull();
});

test('a draft is deleted after a question, which leads back to the list', async () => {
  const { show, user, toasts, port } = programDesk({
    address: '/?program=walk',
    seen: [aProgramView({ state: 'draft' })],
  });
  show(<ManagedProgramsPage />);
  await chooseMore(user, 'Walk With Me', 'Delete draft');
  const dialog = await screen.findByRole('dialog', { name: 'Delete Walk With Me?' });
  await user.click(within(dialog).getByRole('button', { name: 'Delete draft' }));
  await waitFor(() => expect(address()).toBe('/'));
  expect(port.deleteDraft).toHaveBeenCalledWith({ id: 'walk', base: 'first' });
  expect(toasts.toast?.title).toBe('Draft Deleted');
});

test('the archive says when a program ran and for how many people, and restores after a question', async () => {
  const { show, user, port } = programDesk({
    seen: [
      aProgramView(
        { state: 'archived', archivedAt: 1 },
        { ran: { first: '2026-03-02', last: '2026-10-30' }, people: 1_200 },
      ),
    ],
  });
  show(<ArchivePage />);
  const table = await screen.findByRole('table', { name: 'Archived programs' });
  expect(table).toHaveTextContent('Mar 2, 2026 to Oct 30, 20261,20041 h 30 min');
  await user.click(within(table).getByRole('button', { name: 'Restore Walk With Me' }));
  const dialog = await screen.findByRole('dialog', { name: 'Restore Walk With Me?' });
  await user.click(within(dialog).getByRole('button', { name: 'Restore' }));
  await waitFor(() => expect(port.restore).toHaveBeenCalledWith({ id: 'walk', base: 'first' }));
});

test('an archived program that nobody can manage is not restored, and can be edited first', async () => {
  const fields = [{ field: 'managerIds', message: '' }];
  const { show, user, toasts } = programDesk({
    address: '/?program=walk',
    seen: [aProgramView({ state: 'archived', archivedAt: 1, managerIds: [] })],
    overrides: { restore: async () => fail({ code: 'validation', fields }) },
  });
  show(<ArchivePage />);
  await user.click(await screen.findByRole('button', { name: 'Restore' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Restore' }));
  await waitFor(() =>
    expect(toasts.toast?.description).toBe(
      'Please choose at least one manager. Open the program and edit it, then restore it.',
    ),
  );
  await user.click(screen.getByRole('button', { name: 'More: Walk With Me' }));
  expect(await screen.findByRole('menuitem', { name: 'Edit' })).toBeVisible();
});

test('the form names its fields, goes to the first one that was refused, and leads to the new program', async () => {
  const { show, user, port } = programDesk();
  show(<CreateProgramPage />);
  const form = await screen.findByRole('form', { name: 'Program' });
  act(() => within(form).getByRole('button', { name: 'Publish' }).focus());
  await user.keyboard('{Enter}');
  const title = within(form).getByLabelText('Title');
  await waitFor(() => expect(title).toHaveFocus());
  await waitFor(() => expect(title).toHaveAccessibleDescription('Please enter a title.'));
  await user.click(title);
  await user.paste('Lab');
  expect(title).toHaveAccessibleDescription('');
  await user.selectOptions(within(form).getByLabelText('Kind'), 'Youth leadership');
  expect(within(form).getByLabelText('Volunteers need approval')).toBeChecked();
  // A kind that was chosen by mistake decides nothing, and what somebody decides stays.
  await user.selectOptions(within(form).getByLabelText('Kind'), 'Shoes and clothing');
  expect(within(form).getByLabelText('Volunteers need approval')).not.toBeChecked();
  expect(within(form).getByLabelText('Ask for shoe sizes')).toBeChecked();
  await user.click(within(form).getByLabelText('Volunteers need approval'));
  await user.selectOptions(within(form).getByLabelText('Kind'), 'Youth leadership');
  expect(within(form).getByLabelText('Volunteers need approval')).toBeChecked();
  expect(within(form).getByLabelText('Ask for shoe sizes')).not.toBeChecked();
  await user.click(within(form).getByLabelText('Summary'));
  await user.paste('A room.');
  const managers = within(form).getByRole('group', { name: 'Managers' });
  expect(managers).toHaveAccessibleDescription('Please choose at least one manager.');
  await user.click(within(managers).getByRole('checkbox', { name: 'Avery Admin' }));
  act(() => within(form).getByRole('button', { name: 'Publish' }).focus());
  await user.keyboard('{Enter}');
  await waitFor(() => expect(port.create).toHaveBeenCalled());
  expect(port.create).toHaveBeenCalledWith(
    expect.objectContaining({ title: 'Lab', kind: 'youth', managerIds: ['avery'], publish: true }),
  );
  await waitFor(() => expect(address()).toMatch(/^\/dashboard\/programs\/active-programs\?program=id-/));
});

test('a question is added, refused at its own field, removed, and the focus is never lost', async () => {
  const { show, user } = programDesk({ address: '/?program=walk&view=edit' });
  show(<ManagedProgramsPage />);
  const questions = await screen.findByRole('group', { name: 'Questions' });
  await user.click(within(questions).getByRole('button', { name: 'Add a question' }));
  const second = await within(questions).findByLabelText('Question 2');
  expect(second).toHaveFocus();
  await user.paste('Your SSN?');
  await user.selectOptions(within(questions).getByLabelText('Answer 2'), 'A choice');
  expect(await within(questions).findByLabelText('Choices 2')).toBeVisible();
  act(() => screen.getByRole('button', { name: 'Save' }).focus());
  await user.keyboard('{Enter}');
  await waitFor(() => expect(second).toHaveFocus());
  expect(second).toHaveAccessibleDescription(/^We never ask for Social Security numbers/);
  await user.type(second, ' No.');
  expect(second).toHaveAccessibleDescription('');
  expect(within(questions).getByLabelText('Choices 2')).toHaveAccessibleDescription(/Please write 2 to 8/);
  await user.click(within(questions).getByRole('button', { name: 'Remove question 1' }));
  expect(within(questions).getByLabelText('Question 1')).toHaveValue('Your SSN? No.');
  expect(within(questions).getByRole('button', { name: 'Add a question' })).toHaveFocus();
});

test('two people who change a program at once choose field by field', async () => {
  const before = aProgramView();
  const theirs = aProgramView({ revision: 'second', summary: 'Theirs.' });
  let isSaved = false;
  const { show, user, port } = programDesk({
    address: '/?program=walk&view=edit',
    overrides: { get: async () => ok(isSaved ? theirs : before) },
  });
  show(<ManagedProgramsPage />);
  const title = await screen.findByLabelText('Title');
  isSaved = true;
  port.save.mockResolvedValueOnce(fail({ code: 'conflict' }));
  await user.type(title, ' Today');
  act(() => screen.getByRole('button', { name: 'Save' }).focus());
  await user.keyboard('{Enter}');
  const dialog = await screen.findByRole('dialog', { name: 'This program changed elsewhere' });
  expect(dialog).toHaveTextContent('Theirs.');
  await user.click(within(dialog).getByRole('button', { name: 'Save This Version' }));
  await waitFor(() => expect(port.save).toHaveBeenCalledTimes(2));
  expect(port.save).toHaveBeenLastCalledWith(
    expect.objectContaining({ base: 'second', title: 'Walk With Me Today', summary: 'Theirs.' }),
  );
  await waitFor(() => expect(address()).toBe('/?program=walk'));
});

test('an admin takes an approval of hours back in the view of their program; the address keeps what is shown', async () => {
  const approved = aWork({ id: 'done', hours: 'approved', approvedBy: { id: 'parker', name: 'Parker' } });
  const { show, user } = programDesk({ address: '/?program=walk&show=all', work: [aWork(), approved] });
  show(<ManagedProgramsPage />);
  const waiting = await screen.findByRole('table', { name: 'Hours to approve' });
  expect(within(waiting).getByRole('button', { name: /^Approve 1 h 30 min/ })).toBeVisible();
  const filters = screen.getByRole('search', { name: 'Find hours' });
  await user.selectOptions(within(filters).getByLabelText('Show'), 'Approved');
  expect(address()).toBe('/?program=walk&show=all&hours=approved');
  await user.click(await screen.findByRole('button', { name: /^Take back approval of 1 h 30 min/ }));
  expect(await screen.findByRole('dialog', { name: 'Take back approval' })).toBeVisible();
});

test('an admin finds the hours of other work beside the programs; a manager has them in the Volunteer List', async () => {
  const other = aWork({ id: 'other', programId: null, program: null, note: 'Fixed the shelf' });
  const { show, user } = programDesk({ work: [aWork(), other] });
  show(<ManagedProgramsPage />);
  await user.click(await screen.findByRole('button', { name: 'Hours of other work (1)' }));
  expect(address()).toBe('/?hours=none');
  expect(screen.getByRole('heading', { level: 1, name: 'Hours of other work' })).toHaveFocus();
  const table = await screen.findByRole('table', { name: 'Hours to approve' });
  expect(within(table).getAllByRole('row').slice(1)).toHaveLength(1);
  expect(table).toHaveTextContent('Fixed the shelf');
  await user.click(screen.getByRole('button', { name: 'Back to programs' }));
  expect(await screen.findByRole('table', { name: 'Programs' })).toBeVisible();
});

test('a program manager has no such button', async () => {
  const { show } = programDesk({ role: 'program_manager', address: '/?hours=none' });
  show(<ManagedProgramsPage />);
  expect(await screen.findByRole('table', { name: 'Programs' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Hours of other work/ })).toBeNull();
});

test('an application that is being recorded stays, as it was typed, when somebody else archives the program', async () => {
  let isArchived = false;
  const { show, user, change } = programDesk({
    address: '/?program=walk',
    overrides: { get: async () => ok(aProgramView({ state: isArchived ? 'archived' : 'active' })) },
  });
  show(<ManagedProgramsPage />);
  await user.click(await screen.findByRole('button', { name: 'Record an application' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Record an application' }));
  const name = await dialog.findByLabelText('Name to be called');
  await user.type(name, 'Luz');
  await user.type(dialog.getByLabelText('How we reach them'), '702-555-0151');
  await user.click(dialog.getByLabelText('They agreed that we keep this'));
  isArchived = true;
  await act(() => change('programs'));
  expect(await screen.findByText('Archived', { ignore: 'option' })).toBeInTheDocument();
  expect(name).toHaveValue('Luz');
  act(() => dialog.getByRole('button', { name: 'Save' }).focus());
  await user.keyboard('{Enter}');
  expect(await dialog.findByText(/^This program is no longer active\. Nothing was saved/)).toBeVisible();
  expect(name).toHaveValue('Luz');
});
