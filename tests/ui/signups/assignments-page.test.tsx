import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { OpenShift } from '../../../src/core/events/event-view';
import { ok } from '../../../src/core/shared/result';
import { AssignmentsPage } from '../../../src/ui/signups/assignments/assignments-page';
import { calendarDesk } from '../../support/calendar-desk';
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
  expect(within(table).getAllByRole('row')[1]).toHaveTextContent(
    'Sat, Nov 28, 2026, 10:00 AM to 2:00 PM PTWelcome desk Adults onlyFitting DayWalk With Me1 more12AssignOpen',
  );
  expect(within(table).getByRole('link', { name: 'Open Fitting Day, Welcome desk' })).toHaveAttribute(
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
