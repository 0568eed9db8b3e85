import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { fail } from '../../../src/core/shared/result';
import { VolunteerListPage } from '../../../src/ui/volunteers/volunteer-list-page';
import { aVolunteer, calendarDesk } from '../../support/calendar-desk';
import { rowsIn } from '../../support/cells';

const KIM = aVolunteer({
  id: 'kim',
  name: 'Kim Lee',
  email: 'kim@fsr.example',
  phone: '',
  minutesThisYear: 0,
  lastOn: null,
  next: null,
  missing: 0,
  toDo: [],
  signups: [],
  work: [],
  completions: [],
  noShows: 0,
});
const VOLUNTEERS = [KIM, aVolunteer({ language: 'es' })];

test('the first tab lists volunteers with how to reach them, what they do and what they lack', async () => {
  const { show, volunteers } = calendarDesk({ volunteers: VOLUNTEERS });
  show(<VolunteerListPage />);
  const table = within(await screen.findByRole('table', { name: 'Volunteers' }));
  expect(table.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
    'Name',
    'Contact',
    'Helps in',
    'Hours this year',
    'Last here',
    'Next shift',
    'Training',
  ]);
  expect(rowsIn(screen.getByRole('table', { name: 'Volunteers' }))).toEqual([
    ['Kim Lee', 'kim@ | fsr.example', 'Walk With Me', '0 min', 'none', 'none', 'complete'],
    [
      'Val Volunteer',
      'val@ | fsr.example | 702-555-0110',
      'Walk With Me',
      '4 h',
      'Nov 18, 2026',
      'Welcome desk: Fitting Day | Sat, Nov 28, 2026 | 10:00 AM PT',
      '1 missing',
    ],
  ]);
  expect(table.getByRole('rowheader', { name: 'Val Volunteer' })).toBeVisible();
  expect(table.getByRole('link', { name: '702-555-0110' })).toHaveAttribute('href', 'tel:7025550110');
  expect(volunteers.list).toHaveBeenLastCalledWith(
    { search: '', programId: null, training: 'all', order: 'name', page: 1, size: 20 },
    expect.anything(),
  );
});

test('the filters ask at once and stay in the address, without the words', async () => {
  const { show, user, volunteers } = calendarDesk({ volunteers: VOLUNTEERS });
  show(<VolunteerListPage />);
  const filters = within(await screen.findByRole('search', { name: 'Find volunteers' }));
  await user.selectOptions(filters.getByLabelText('Training'), 'Something missing');
  await user.selectOptions(filters.getByLabelText('Sort by'), 'Last here');
  await user.type(filters.getByLabelText('Search volunteers'), 'val{Enter}');
  await waitFor(() =>
    expect(volunteers.list).toHaveBeenLastCalledWith(
      { search: 'val', programId: null, training: 'missing', order: 'last', page: 1, size: 20 },
      expect.anything(),
    ),
  );
  expect(screen.getByTestId('address')).toHaveTextContent(/^\/\?training=missing&order=last$/);
});

test('what the filters leave is printed and exported from all pages', async () => {
  const { show, user, volunteers, toasts } = calendarDesk({ volunteers: VOLUNTEERS });
  const print = vi.spyOn(window, 'print').mockImplementation(() => {});
  const made = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:file');
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => {});
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  show(<VolunteerListPage />);
  await screen.findByRole('table', { name: 'Volunteers' });
  await user.click(screen.getByRole('button', { name: 'Export CSV' }));
  await waitFor(() => expect(made).toHaveBeenCalledOnce());
  const file = made.mock.calls[0]?.[0];
  const text = await textOf(file as Blob);
  expect(text.split('\r\n')).toEqual([
    'Name,Email,Phone,Language,Helps in,Minutes this year,Last here,Next shift,Trainings missing',
    'Kim Lee,kim@fsr.example,,,Walk With Me,0,,,0',
    'Val Volunteer,val@fsr.example,702-555-0110,Español,Walk With Me,240,2026-11-18,2026-11-28,1',
    '',
  ]);
  await user.click(screen.getByRole('button', { name: 'Print' }));
  await waitFor(() => expect(print).toHaveBeenCalledOnce());
  volunteers.all.mockResolvedValueOnce(fail({ code: 'unavailable' }));
  await user.click(screen.getByRole('button', { name: 'Export CSV' }));
  await waitFor(() => expect(toasts.toast?.title).toBe('Not loaded'));
});

test('one is opened with sign-ups, hours and trainings, and a training is recorded', async () => {
  const { show, user, guides, volunteers, toasts } = calendarDesk({ volunteers: VOLUNTEERS });
  show(<VolunteerListPage />);
  await user.click(await screen.findByRole('link', { name: 'Val Volunteer' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Val Volunteer' })).toBeVisible();
  expect(screen.getByTestId('address')).toHaveTextContent('/?person=val');
  expect(screen.getByText('No-shows in 12 months').nextSibling).toHaveTextContent('1');
  const rowOf = (name: string) => rowsIn(screen.getByRole('table', { name }))[0];
  expect(rowOf('Sign-ups')).toEqual([
    'Welcome desk: Fitting Day',
    'Sat, Nov 28, 2026, 10:00 AM to 2:00 PM PT',
    'Walk With Me',
    'Going',
  ]);
  expect(rowOf('Hours')).toEqual(['Nov 18, 2026', 'Walk With Me', 'Sorted boots', '1 h 30 min', 'Waiting']);
  expect(rowOf('Trainings')).toEqual(['Welcoming', 'Jan 10, 2026', 'the volunteer']);
  expect(screen.getByText('Missing: Lifting')).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Record training' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Record training' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  const training = dialog.getByLabelText('Training');
  await waitFor(() => expect(training).toHaveAccessibleDescription('Please choose a training.'));
  await user.selectOptions(training, 'Lifting');
  const date = dialog.getByLabelText('Date');
  await user.clear(date);
  await user.type(date, '2026-11-26');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(date).toHaveAccessibleDescription('This day is still to come.'));
  expect(guides.record).not.toHaveBeenCalled();
  await user.clear(date);
  await user.type(date, '2026-11-24');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(guides.record).toHaveBeenCalledExactlyOnceWith({
      guideId: 'lifting',
      personId: 'val',
      doneOn: '2026-11-24',
    }),
  );
  await waitFor(() => expect(toasts.toast?.title).toBe('Training Recorded'));
  await waitFor(() => expect(volunteers.get).toHaveBeenCalledTimes(2));
  await user.click(screen.getByRole('button', { name: 'Back to volunteers' }));
  expect(await screen.findByRole('table', { name: 'Volunteers' })).toBeVisible();
});

test('somebody of another program, and somebody who does not exist, read the same', async () => {
  const { show } = calendarDesk({ volunteers: VOLUNTEERS, address: '/?person=amy' });
  show(<VolunteerListPage />);
  expect(await screen.findByText('This page does not exist, or you do not have access to it.')).toBeVisible();
});

function textOf(file: Blob): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(file);
  });
}
