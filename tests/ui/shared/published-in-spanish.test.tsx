// What staff read about words in Spanish outside the forms.
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ManagedEventsPage } from '../../../src/ui/events/staff-pages';
import { GuidesTab } from '../../../src/ui/guides/staff/guides-tab';
import { ArchivePage, ManagedProgramsPage } from '../../../src/ui/programs/staff-pages';
import { anEventView, calendarDesk } from '../../support/calendar-desk';
import { chooseMore } from '../../support/choose-more';
import { guideDesk } from '../../support/guide-desk';
import { aProgramView, programDesk } from '../../support/program-desk';
import { spanishFor } from '../../support/translations/in-spanish';

const QUESTIONS = [
  { id: 'q1', text: 'Why?', help: '', answer: 'line' as const, choices: [], required: true, es: null },
  {
    id: 'q2',
    text: 'Which?',
    help: 'Choose one.',
    answer: 'choice' as const,
    choices: ['A', 'B'],
    required: true,
    es: null,
  },
];

test('a program that is published from its view says what is not in Spanish, which stops nobody', async () => {
  const { show, user, port } = programDesk({
    address: '/?program=walk',
    seen: [aProgramView({ state: 'draft', description: '', nextStep: '', questions: QUESTIONS })],
  });
  show(<ManagedProgramsPage />);
  await user.click(await screen.findByRole('button', { name: 'Publish' }));
  const dialog = await screen.findByRole('dialog', { name: 'Publish Walk With Me?' });
  expect(dialog).toHaveTextContent(
    'Not in Spanish yet: Title, Summary, Question 1, Question 2, Help 2, Choices of question 2.',
  );
  expect(port.publish).not.toHaveBeenCalled();
  await user.click(within(dialog).getByRole('button', { name: 'Publish' }));
  await waitFor(() => expect(port.publish).toHaveBeenCalledWith({ id: 'walk', base: 'first' }));
});

test('a program that is restored from the archive says it as well', async () => {
  const { show, user, port } = programDesk({ seen: [aProgramView({ state: 'archived', questions: [] })] });
  show(<ArchivePage />);
  await user.click(await screen.findByRole('button', { name: 'Restore Walk With Me' }));
  const dialog = await screen.findByRole('dialog', { name: 'Restore Walk With Me?' });
  expect(dialog).toHaveTextContent('Not in Spanish yet: Title, Summary');
  await user.click(within(dialog).getByRole('button', { name: 'Restore' }));
  await waitFor(() => expect(port.restore).toHaveBeenCalled());
});

test('an event that is all in Spanish is published at once', async () => {
  const words = { title: 'Fitting Day', access: '', description: '', shifts: [] };
  const { show, user, events } = calendarDesk({
    address: '/?event=fitting',
    seen: [
      anEventView({ ...words, state: 'draft', es: { title: spanishFor('Fitting Day', 'Día de prueba') } }),
    ],
  });
  show(<ManagedEventsPage />);
  await user.click(await screen.findByRole('button', { name: 'Publish' }));
  await waitFor(() => expect(events.publish).toHaveBeenCalled());
});

test('an event names what is not in Spanish, with its shifts', async () => {
  const { show, user } = calendarDesk({
    address: '/?event=fitting',
    seen: [anEventView({ state: 'draft', access: 'No stairs', description: '' })],
  });
  show(<ManagedEventsPage />);
  await user.click(await screen.findByRole('button', { name: 'Publish' }));
  const dialog = await screen.findByRole('dialog', { name: 'Publish Fitting Day?' });
  expect(dialog).toHaveTextContent('Not in Spanish yet: Title, Access notes, Shift 1.');
});

test('a guide that is published again says what is not in Spanish', async () => {
  const { show, user, toasts } = guideDesk({ address: '/?tab=guides&guide=closed' });
  show(<GuidesTab />);
  await user.click(await screen.findByRole('button', { name: 'Publish' }));
  const dialog = await screen.findByRole('dialog', { name: 'Publish Closed?' });
  expect(dialog).toHaveTextContent('Not in Spanish yet: Title');
  await user.click(within(dialog).getByRole('button', { name: 'Publish' }));
  await waitFor(() => expect(toasts.toast).toMatchObject({ title: 'Guide Published' }));
});

test('the reason of a cancellation can be given in Spanish, below the English one', async () => {
  const { show, user, events } = calendarDesk({ address: '/?event=fitting', seen: [anEventView({})] });
  show(<ManagedEventsPage />);
  await screen.findByRole('heading', { name: 'Fitting Day' });
  await chooseMore(user, 'Fitting Day', 'Cancel event');
  const dialog = await screen.findByRole('dialog', { name: 'Cancel Fitting Day?' });
  await user.type(within(dialog).getByLabelText('Reason'), 'The hall is closed.');
  const spanish = within(dialog).getByLabelText('Reason in Spanish');
  expect(spanish).toHaveAccessibleDescription('In English: The hall is closed.');
  await user.click(spanish);
  await user.paste('x'.repeat(301));
  await user.click(within(dialog).getByRole('button', { name: 'Cancel Event' }));
  await waitFor(() => expect(spanish).toHaveFocus());
  expect(events.cancel).not.toHaveBeenCalled();
  await user.clear(spanish);
  await user.type(spanish, ' La sala está cerrada. ');
  await user.click(within(dialog).getByRole('button', { name: 'Cancel Event' }));
  const words = { reason: 'The hall is closed.', reasonInSpanish: 'La sala está cerrada.' };
  await waitFor(() =>
    expect(events.cancel).toHaveBeenCalledWith({ id: 'fitting', base: 'first', ...words, withLater: false }),
  );
});
