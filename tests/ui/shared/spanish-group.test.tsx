// The words in Spanish in a form.
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { EventDraft } from '../../../src/core/events/event';
import { tidyEventDraft } from '../../../src/core/events/event-draft';
import { eventPairs } from '../../../src/core/events/event-pairs';
import { textDigest } from '../../../src/core/shared/translations/text-digest';
import { ViewModelContext } from '../../../src/ui/app/page-hooks';
import { FormState } from '../../../src/ui/shared/form/form-state';
import { FormFields, StateForm } from '../../../src/ui/shared/form/state-form';
import { UnsavedWorkViewModel } from '../../../src/ui/shared/leave/unsaved-work.view-model';
import { SpanishGroup } from '../../../src/ui/shared/translation/spanish-group';
import type { TranslatedWord } from '../../../src/ui/shared/translation/translated-word';
import { anEventDraft } from '../../support/event-builder';
import { viewModels } from '../../support/fake-view-models';
import { spanishFor } from '../../support/translations/in-spanish';

vi.mock('../../../src/ui/shared/leave/leave-guard', () => ({ LeaveGuard: () => null }));

function wordOf(path: string): TranslatedWord {
  const [field, index] = path.split('.');
  if (index !== undefined) return { label: `Shift ${Number(index) + 1}`, among: 'Shifts' };
  return field === 'access' ? { label: 'Access notes', rows: 2 } : { label: 'Title' };
}

function openForm(part: Partial<EventDraft> = {}) {
  const state = new FormState();
  const onSubmit = vi.fn();
  const initial = anEventDraft({ title: 'Fitting Day', access: '', ...part });
  render(
    <ViewModelContext value={viewModels([UnsavedWorkViewModel, () => new UnsavedWorkViewModel()])}>
      <StateForm
        name="event"
        state={state}
        initial={initial}
        onSubmit={onSubmit}
        submit="Publish"
        loss="It is lost."
      >
        <FormFields fields={{ title: { control: <input /> } }} labels={{ title: 'Title' }} />
        <SpanishGroup pairsOf={eventPairs} wordOf={wordOf} state={state} publishes />
      </StateForm>
    </ViewModelContext>,
  );
  return { state, onSubmit, user: userEvent.setup(), group: () => screen.getByRole('group') };
}

const field = (name: string) => screen.getByRole('textbox', { name, hidden: true });

test('it is closed, and says how many words are missing; no text, no field', async () => {
  const { user, group, onSubmit } = openForm();
  expect(group()).not.toHaveAttribute('open');
  expect(group()).toHaveTextContent('Spanish missing: 2');
  expect(screen.getByText('Not in Spanish yet: Title, Shifts.')).toBeVisible();
  expect(screen.queryByRole('textbox', { name: 'Access notes in Spanish', hidden: true })).toBeNull();
  await user.click(screen.getByText('Spanish'));
  await user.type(field('Title in Spanish'), 'Prueba');
  expect(group()).toHaveTextContent('Spanish missing: 1');
  await user.type(field('Shift 1 in Spanish'), 'Mesa');
  expect(group()).toHaveTextContent('Spanish complete');
  expect(screen.queryByText(/Not in Spanish yet/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  const [sent] = onSubmit.mock.lastCall ?? [];
  expect(tidyEventDraft(sent)).toMatchObject({
    es: { title: spanishFor('Fitting Day', 'Prueba') },
    shifts: [{ id: 'desk', es: { label: spanishFor('Welcome desk', 'Mesa') } }],
  });
});

test('a translation of another English text is to be checked, until somebody says that it fits', async () => {
  const es = { title: { text: 'Prueba', of: textDigest('Old Day') } };
  const { user, group } = openForm({ es, shifts: [] });
  expect(group()).toHaveTextContent('Spanish check: 1');
  await user.click(screen.getByText('Spanish'));
  await user.click(screen.getByRole('button', { name: 'It Still Fits' }));
  expect(group()).toHaveTextContent('Spanish complete');
  await user.type(screen.getByRole('textbox', { name: 'Title' }), '!');
  expect(group()).toHaveTextContent('Spanish check: 1');
});

test('a refusal inside opens it, and the focus goes there', async () => {
  const { state, group } = openForm();
  await act(async () => state.refuse([{ field: 'shifts.0.es.label', message: 'Too long.' }]));
  expect(group()).toHaveAttribute('open');
  await waitFor(() => expect(field('Shift 1 in Spanish')).toHaveFocus());
  expect(await screen.findByText('Too long.')).toBeInTheDocument();
});
