import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fail } from '../../../src/core/shared/result';
import { VolunteerListPage } from '../../../src/ui/volunteers/volunteer-list-page';
import { aWork, calendarDesk } from '../../support/calendar-desk';
import { rowsIn, textsOf } from '../../support/cells';
import { chooseMore } from '../../support/choose-more';

const HOURS = { address: '/?tab=hours' };
const WORK = [
  aWork(),
  aWork({
    id: 'two',
    name: 'Amara Okafor',
    personId: null,
    minutes: 120,
    shift: 'Welcome desk: Fitting Day',
    note: '',
  }),
  aWork({ id: 'own', name: 'Parker Manager', personId: 'parker', isOwn: true, program: null }),
];

test('the tab says how many wait; each row has its actions, and one’s own says that somebody else approves it', async () => {
  const { show } = calendarDesk({ ...HOURS, work: WORK });
  show(<VolunteerListPage />);
  expect(await screen.findByRole('tab', { name: 'Hours (3)' })).toBeVisible();
  const table = await screen.findByRole('table', { name: 'Hours to approve' });
  expect(rowsIn(table)).toEqual([
    ['Val Volunteer', 'Nov 18, 2026', 'Walk With Me', 'Sorted boots', '1 h 30 min', 'Approve | …'],
    ['Amara Okafor', 'Nov 18, 2026', 'Walk With Me', 'Welcome desk: Fitting Day', '2 h', 'Approve | …'],
    [
      'Parker Manager',
      'Nov 18, 2026',
      'Other work',
      'Sorted boots',
      '1 h 30 min',
      'Somebody else approves your hours.',
    ],
  ]);
  expect(textsOf(screen.getByLabelText('Show'))).toEqual(['Waiting', 'Approved', 'Returned']);
});

test('one is approved by its button, several after a question with the count of people and the sum', async () => {
  const { show, user, hours, toasts } = calendarDesk({ ...HOURS, work: WORK });
  show(<VolunteerListPage />);
  await user.click(await screen.findByRole('button', { name: 'Approve 2 h of Amara Okafor, Nov 18, 2026' }));
  await waitFor(() =>
    expect(hours.approve).toHaveBeenCalledWith({ entries: [{ id: 'two', base: 'first' }] }),
  );
  await user.click(await screen.findByRole('button', { name: 'Approve these 2' }));
  const question = await screen.findByRole('dialog', { name: 'Approve these 2?' });
  expect(question).toHaveTextContent('2 volunteers, 3 h 30 min in all.');
  await user.click(within(question).getByRole('button', { name: 'Approve these 2' }));
  await waitFor(() =>
    expect(hours.approve).toHaveBeenLastCalledWith({
      entries: [
        { id: 'work', base: 'first' },
        { id: 'two', base: 'first' },
      ],
    }),
  );
  await waitFor(() => expect(toasts.toast?.title).toBe('Hours Approved'));
});

test('hours are returned with a reason; what a colleague changed meanwhile is said', async () => {
  const { show, user, hours, toasts } = calendarDesk(HOURS);
  show(<VolunteerListPage />);
  await chooseMore(user, '1 h 30 min of Val Volunteer, Nov 18, 2026', 'Return');
  const dialog = await screen.findByRole('dialog', { name: 'Return hours' });
  await user.click(within(dialog).getByRole('button', { name: 'Return' }));
  const reason = within(dialog).getByLabelText('Reason');
  await waitFor(() => expect(reason).toHaveAccessibleDescription(/Please say why, in one sentence\./));
  hours.giveBack.mockResolvedValueOnce(fail({ code: 'conflict' }));
  await user.type(reason, 'Which program was this?');
  await user.click(within(dialog).getByRole('button', { name: 'Return' }));
  await waitFor(() => expect(toasts.toast?.description).toMatch(/^Somebody else changed this/));
  expect(reason).toHaveValue('Which program was this?');
  await user.click(within(dialog).getByRole('button', { name: 'Return' }));
  await waitFor(() =>
    expect(hours.giveBack).toHaveBeenLastCalledWith({
      id: 'work',
      base: 'first',
      reason: 'Which program was this?',
    }),
  );
});

test('an approval is taken back with a reason', async () => {
  const { show, user } = calendarDesk({
    ...HOURS,
    work: [aWork({ hours: 'approved', approvedBy: { id: 'avery', name: 'Avery Admin' } })],
  });
  show(<VolunteerListPage />);
  const table = await screen.findByRole('table', { name: 'Hours to approve' });
  expect(table).toHaveTextContent('Approved by Avery Admin');
  await user.click(within(table).getByRole('button', { name: /^Take back approval of 1 h 30 min/ }));
  expect(await screen.findByRole('dialog', { name: 'Take back approval' })).toBeVisible();
});
