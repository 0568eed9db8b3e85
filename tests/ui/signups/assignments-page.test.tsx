import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { OpenShift } from '../../../src/core/events/event-view';
import { fail, ok } from '../../../src/core/shared/result';
import { AssignmentsPage } from '../../../src/ui/signups/assignments/assignments-page';
import { anEntry, calendarDesk } from '../../support/calendar-desk';
import { rowsIn } from '../../support/cells';
import { aShift } from '../../support/event-builder';

const SHIFT: OpenShift = {
  ...aShift({ adultsOnly: true }),
  event: { id: 'fitting', title: 'Fitting Day', place: 'Main hall', programId: 'walk' },
  program: { id: 'walk', title: 'Walk With Me' },
  going: 1,
  waiting: 2,
};

test('shifts of the next 30 days that need people are assigned from their row', async () => {
  const { show, user, signups } = calendarDesk({
    events: { openShifts: async () => ok({ items: [SHIFT], total: 1 }) },
  });
  signups.candidates.mockResolvedValue(ok([{ id: 'amara', name: 'Amara Okafor', obstacle: null }]));
  show(<AssignmentsPage />);
  const table = await screen.findByRole('table', { name: 'Open shifts' });
  expect(rowsIn(table)).toEqual([
    [
      'Sat, Nov 28, 2026, | 10:00 AM to 2:00 PM PT',
      'Welcome desk | Adults only | Fitting Day | Walk With Me',
      '1 more',
      '1',
      '2',
      'Assign',
    ],
  ]);
  expect(within(table).getByRole('link', { name: 'Welcome desk, Fitting Day' })).toHaveAttribute(
    'href',
    '/dashboard/events?event=fitting',
  );
  await user.click(within(table).getByRole('button', { name: 'Assign Welcome desk, Fitting Day' }));
  const dialog = await screen.findByRole('dialog', { name: 'Assign Welcome desk, Fitting Day' });
  await user.selectOptions(await within(dialog).findByLabelText('Volunteer'), 'Amara Okafor');
  await user.click(within(dialog).getByRole('button', { name: 'Assign' }));
  await waitFor(() =>
    expect(signups.assign).toHaveBeenCalledWith(
      expect.objectContaining({ eventId: 'fitting', shiftId: 'desk', personId: 'amara', override: false }),
    ),
  );
});

test('the days and what is shown stand in the address; the first days do not', async () => {
  const { show, user, events } = calendarDesk();
  show(<AssignmentsPage />);
  expect(await screen.findByText('No open shifts.')).toBeVisible();
  expect(events.openShifts).toHaveBeenCalledWith(
    { programId: null, from: '2026-11-25', to: '2026-12-25', show: 'gaps', page: 1, size: 20 },
    expect.anything(),
  );
  await user.selectOptions(screen.getByLabelText('Show'), 'All');
  expect(screen.getByTestId('address')).toHaveTextContent('/?show=all');
});

test('the roster to print has, by event and shift, who comes, how to reach them, boxes and empty lines; filters are one line', async () => {
  const desk: OpenShift = { ...SHIFT, id: 'desk', wanted: 4 };
  const sorting: OpenShift = { ...SHIFT, id: 'sorting', label: 'Sorting', wanted: 40, going: 0 };
  const other: OpenShift = { ...SHIFT, event: { ...SHIFT.event, id: 'drive', title: 'Shoe Drive' } };
  const openShifts = vi.fn(async () => ok({ items: [desk, sorting, other], total: 120 }));
  const { show, user, signups } = calendarDesk({ events: { openShifts } });
  signups.ofEvent.mockImplementation(async ({ eventId }) =>
    eventId === 'drive'
      ? fail({ code: 'not-found' })
      : ok([
          anEntry({ id: 'amara', shiftId: 'desk', name: 'Amara Okafor', contact: '702-555-0177' }),
          anEntry({ id: 'kofi', shiftId: 'desk', name: '', contact: '', state: 'attended' }),
          anEntry({ id: 'late', shiftId: 'desk', name: 'Late Larry', state: 'waiting' }),
          anEntry({ id: 'guest', shiftId: null, name: 'Ben' }),
        ]),
  );
  show(<AssignmentsPage />);
  await user.click(screen.getByRole('button', { name: 'Print roster' }));
  const table = await screen.findByRole('table', { name: 'Welcome desk, Fitting Day, Sat, Nov 28, 2026' });
  // Two who come, two free places, two for whoever comes besides.
  expect(rowsIn(table).map((cells) => cells.filter((text) => text !== ''))).toEqual([
    ['Amara Okafor', '702-555-0177'],
    ['Name deleted'],
    [],
    [],
    [],
    [],
  ]);
  expect(table.querySelectorAll('.roster-sheet__box')).toHaveLength(6);
  const crowd = screen.getByRole('table', { name: 'Sorting, Fitting Day, Sat, Nov 28, 2026' });
  expect(crowd.querySelectorAll('tbody tr')).toHaveLength(12);
  const fitting = screen.getByRole('region', { name: 'Fitting Day, Sat, Nov 28, 2026' });
  expect(within(fitting).getByRole('heading', { level: 2 })).toHaveTextContent('Fitting Day');
  expect(
    within(fitting)
      .getAllByRole('heading', { level: 3 })
      .map((head) => head.textContent),
  ).toEqual(['Welcome desk, 10:00 AM to 2:00 PM PT · 2 of 4', 'Sorting, 10:00 AM to 2:00 PM PT · 0 of 40']);
  expect(screen.getByRole('region', { name: 'Shoe Drive, Sat, Nov 28, 2026' })).toBeVisible();
  expect(screen.getByText('Program: All programs · Nov 25, 2026 to Dec 25, 2026 · With gaps')).toBeVisible();
  expect(screen.getByText('The first 3 of 120 shifts. Choose fewer days to print the others.')).toBeVisible();
  expect(signups.ofEvent).toHaveBeenCalledTimes(2);
  expect(openShifts).toHaveBeenLastCalledWith(
    { programId: null, from: '2026-11-25', to: '2026-12-25', show: 'gaps', page: 1, size: 100 },
    expect.anything(),
  );
  expect(screen.getByTestId('address')).toHaveTextContent('/?view=roster');
  await user.click(screen.getByRole('button', { name: 'Back to assignments' }));
  expect(await screen.findByRole('table', { name: 'Open shifts' })).toBeVisible();
});

test('a roster whose names cannot be read says so, and tries again', async () => {
  const { show, user, signups } = calendarDesk({
    events: { openShifts: async () => ok({ items: [SHIFT], total: 1 }) },
  });
  signups.ofEvent.mockResolvedValueOnce(fail({ code: 'unavailable' }));
  show(<AssignmentsPage />);
  await user.click(screen.getByRole('button', { name: 'Print roster' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Couldn’t load the roster.');
  signups.ofEvent.mockResolvedValue(ok([anEntry({ shiftId: SHIFT.id, name: 'Amara Okafor' })]));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('rowheader', { name: 'Amara Okafor' })).toBeVisible();
});
