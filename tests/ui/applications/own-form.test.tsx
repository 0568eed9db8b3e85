import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConfigProvider } from 'antd';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import type { OwnApplications } from '../../../src/core/applications/own/own-applications.api';
import { DEFAULT_CONTENT } from '../../../src/core/content/default-content';
import { fail, ok } from '../../../src/core/shared/result';
import { ViewModelContext } from '../../../src/ui/app/page-hooks';
import { OwnForm } from '../../../src/ui/applications/own/own-form';
import { OwnFormViewModel } from '../../../src/ui/applications/own/own-form.view-model';
import { UnsavedWorkViewModel } from '../../../src/ui/shared/leave/unsaved-work.view-model';
import { SiteContentViewModel } from '../../../src/ui/shared/site-content/site-content.view-model';
import { anOfferedProgram, applicantDesk } from '../../support/applicant-desk';
import { viewModels } from '../../support/fake-view-models';
import { aQuestion } from '../../support/program-builder';

const PHONE = DEFAULT_CONTENT.siteSettings.contact.phone;

/** Shows the form of a program whose server answers so. */
function show(send: OwnApplications['send'], now = anOfferedProgram(), typed: object | null = null) {
  const program = anOfferedProgram({ asksSizes: true });
  const { viewModel } = applicantDesk({ overrides: { send, offered: async () => ok([now]) } });
  const first = viewModel.open({ as: 'participant', program, own: null });
  if (typed) viewModel.keepTyped({ ...first, ...typed });
  const content: SiteContentViewModel = Object.create(SiteContentViewModel.prototype);
  content.content = DEFAULT_CONTENT;
  const unsaved = new UnsavedWorkViewModel();
  const onDone = vi.fn();
  render(
    // Without Ant Design's styles, which make every query by role many times slower in jsdom.
    <ConfigProvider theme={{ zeroRuntime: true, token: { motion: false } }}>
      <MemoryRouter>
        <ViewModelContext
          value={viewModels(
            [OwnFormViewModel, () => viewModel],
            [SiteContentViewModel, () => content],
            [UnsavedWorkViewModel, () => unsaved],
          )}
        >
          <OwnForm
            offer={{ as: 'participant', program, own: null }}
            label="Apply to Walk With Me"
            onDone={onDone}
            onCancel={() => {}}
          />
        </ViewModelContext>
      </MemoryRouter>
    </ConfigProvider>,
  );
  const form = within(screen.getByRole('form', { name: 'Apply to Walk With Me' }));
  return { form, unsaved, onDone, user: userEvent.setup({ delay: null }) };
}

const send = { name: 'Send Application' };

test('a program that was closed meanwhile keeps what was written, and says whom to call', async () => {
  const { form, user, unsaved, onDone } = show(async () => fail({ code: 'conflict', reason: 'closed' }));
  await user.click(form.getByRole('button', { name: 'Remove pair 1' }));
  expect(form.getByRole('button', { name: 'Add a pair' })).toHaveFocus();
  await user.type(form.getByLabelText('Why now?'), 'I start a job.');
  await user.click(form.getByRole('button', send));
  expect(await form.findByRole('alert')).toHaveTextContent(
    `This program has stopped taking applications. Nothing was sent; what you wrote is still here. Call ${PHONE}.`,
  );
  expect(form.getByRole('link', { name: PHONE })).toBeInTheDocument();
  expect(form.getByLabelText('Why now?')).toHaveValue('I start a job.');
  expect(unsaved.isLeftBy('path')).toBe(true);
  expect(onDone).not.toHaveBeenCalled();
});

test('a question that came meanwhile is marked, and the answers that were there stay', async () => {
  const questions = [aQuestion(), aQuestion({ id: 'question-2', text: 'Since when?' })];
  const { form, user } = show(
    async () => fail({ code: 'conflict', reason: 'questions-changed' }),
    anOfferedProgram({ questions }),
  );
  await user.click(form.getByRole('button', { name: 'Remove pair 1' }));
  await user.type(form.getByLabelText('Why now?'), 'I start a job.');
  await user.click(form.getByRole('button', send));
  expect(await form.findByLabelText('Since when? New')).toHaveValue('');
  expect(form.getByLabelText('Why now?')).toHaveValue('I start a job.');
  expect(form.getByRole('alert')).toHaveTextContent(
    'The questions changed while you wrote. New ones are marked.',
  );
});

test('a pair is chosen by who it is for and a size of theirs, and stands in one line then', async () => {
  const { form, user } = show(async () => fail({ code: 'unavailable' }));
  const who = within(form.getByRole('group', { name: 'Who is it for?' }));
  expect(who.getAllByRole('radio').map((chip) => chip.closest('label')?.textContent)).toEqual([
    'Man',
    'Woman',
    'Child',
    'Baby',
  ]);
  expect(form.queryByRole('group', { name: 'Which size?' })).toBeNull();
  const sizes = () => within(form.getByRole('group', { name: 'Which size?' }));
  const chips = () =>
    sizes()
      .getAllByRole('radio')
      .map((chip) => chip.closest('label')?.textContent);
  await user.click(who.getByRole('radio', { name: 'Baby' }));
  await form.findByRole('group', { name: 'Which size?' });
  expect(chips().slice(0, 3)).toEqual(['Measure me when I come', '0C', '½C']);
  expect(chips().at(-1)).toBe('9½C');
  await user.click(who.getByRole('radio', { name: 'Child' }));
  await waitFor(() => expect(chips().slice(1, 2)).toEqual(['10C']));
  expect(chips().slice(8, 10)).toEqual(['13½C', '1Y']);
  await user.click(sizes().getByRole('radio', { name: '13C' }));
  const change = await form.findByRole('button', { name: 'Change: Kids 13C' });
  expect(change).toHaveFocus();
  expect(who.queryByRole('radio', { name: 'Child' })).toBeNull();
  await user.click(form.getByRole('checkbox', { name: 'Wide' }));
  await user.click(await form.findByRole('button', { name: 'Change: Kids 13C wide' }));
  // The size of a child is none of a man.
  await user.click(form.getByRole('radio', { name: 'Man' }));
  await waitFor(() => expect(sizes().queryByRole('radio', { checked: true })).toBeNull());
  await user.click(sizes().getByRole('radio', { name: 'Measure me when I come' }));
  expect(await form.findByRole('button', { name: 'Change: Men, to measure wide' })).toHaveFocus();
});

test('for whom a pair is can be said, also once its size is chosen', async () => {
  const send = vi.fn(async () => fail({ code: 'unavailable' }));
  const { form, user } = show(send);
  expect(form.queryByRole('textbox', { name: 'For (optional)' })).toBeNull();
  await user.click(form.getByRole('radio', { name: 'Baby' }));
  await user.click(await form.findByRole('radio', { name: '5C' }));
  await user.type(await form.findByRole('textbox', { name: 'For (optional)' }), 'my daughter');
  await user.click(form.getByRole('button', { name: 'Add a pair' }));
  await user.click(
    within(form.getByRole('group', { name: 'Who is it for? Pair 2' })).getByRole('radio', { name: 'Man' }),
  );
  expect(await form.findByRole('textbox', { name: 'For (optional) Pair 2' })).toBeVisible();
  await user.click(form.getByRole('radio', { name: 'Measure me when I come' }));
  await user.click(form.getByRole('button', { name: 'Send Application' }));
  await waitFor(() =>
    expect(send).toHaveBeenCalledWith(
      expect.objectContaining({
        pairs: [
          { cut: 'kids-c', size: 5, wide: false, forWhom: 'my daughter' },
          { cut: 'men', size: 'unknown', wide: false },
        ],
      }),
    ),
  );
});

test('arrow keys pass by sizes, and a pair closes when somebody goes on', async () => {
  const { form, user } = show(async () => fail({ code: 'unavailable' }));
  await user.click(form.getByRole('radio', { name: 'Woman' }));
  (await form.findByRole('radio', { name: 'Measure me when I come' })).focus();
  await user.keyboard('{ArrowDown}{ArrowDown}');
  await waitFor(() => expect(form.getByRole('radio', { name: '4½' })).toBeChecked());
  await user.tab();
  expect(await form.findByRole('button', { name: 'Change: Women 4½' })).toBeVisible();
});

test('there are at most six pairs, each asked for by its number', async () => {
  const { form, user } = show(async () => fail({ code: 'unavailable' }));
  for (let pairs = 1; pairs < 6; pairs += 1)
    await user.click(form.getByRole('button', { name: 'Add a pair' }));
  const last = within(form.getByRole('group', { name: 'Who is it for? Pair 6' }));
  expect(last.getByRole('radio', { name: 'Man' })).toHaveFocus();
  expect(form.getByRole('checkbox', { name: 'Wide (pair 6)' })).toBeVisible();
  expect(form.queryByRole('button', { name: 'Add a pair' })).not.toBeInTheDocument();
});

test('each field says on request why it is asked', async () => {
  const { form, user } = show(async () => fail({ code: 'unavailable' }));
  await user.click(form.getByRole('radio', { name: 'Man' }));
  await form.findByRole('group', { name: 'Which size?' });
  for (const label of ['Name to be called', 'How we reach you', 'Access needs (optional)', 'Which size?'])
    expect(form.getByRole('button', { name: `Why we ask: ${label}` })).toHaveTextContent('Why we ask');
  const why = form.getByRole('button', { name: 'Why we ask: How we reach you' });
  await user.click(why);
  expect(why).toHaveAttribute('aria-expanded', 'true');
  expect(form.getByText('So that our answer reaches you. We use it for nothing else.')).toBeVisible();
});

test('what was typed before a reload is shown again, and counts as unsaved', async () => {
  const { form, unsaved } = show(async () => fail({ code: 'unavailable' }), anOfferedProgram(), {
    answers: { 'question-1': 'Half a sentence' },
  });
  expect(form.getByLabelText('Why now?')).toHaveValue('Half a sentence');
  expect(unsaved.isLeftBy('path')).toBe(true);
});
