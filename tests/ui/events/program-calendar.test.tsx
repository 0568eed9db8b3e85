import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ProgramCalendarPage } from '../../../src/ui/events/calendar/program-calendar-page';
import { anEventView, calendarDesk } from '../../support/calendar-desk';
import { textsOf } from '../../support/cells';
import { pacific } from '../../support/event-builder';

const NAME = 'Fitting Day, Sat, Nov 28, 2026, 10:00 AM PT';

test('the list has a heading a day, with times, place and how full it is', async () => {
  const { show, events } = calendarDesk();
  show(<ProgramCalendarPage />);
  const day = await screen.findByRole('region', { name: 'Sat, Nov 28, 2026' });
  expect(within(day).getByRole('heading', { level: 2 })).toHaveTextContent('Sat, Nov 28, 2026');
  expect(day).toHaveTextContent('10:00 AM to 2:00 PM PT');
  expect(textsOf(day)).toEqual(
    expect.arrayContaining(['Main hall', 'Guests: 7 of 12 · Shifts: 1 of 2 filled']),
  );
  expect(within(day).getByRole('link', { name: NAME })).toHaveAttribute(
    'href',
    '/dashboard/events?event=fitting',
  );
  expect(events.between).toHaveBeenCalledWith(
    { search: '', programId: null, from: '2026-11-01', to: '2026-12-31' },
    expect.anything(),
  );
});

test('late in a month the list begins today and goes on with the next month; what is over is folded', async () => {
  const at = (day: string) => ({ startsAt: pacific(`${day} 10:00`), endsAt: pacific(`${day} 12:00`) });
  const seen = [
    anEventView({ id: 'over', title: 'Drive', ...at('2026-11-05') }),
    anEventView({ id: 'today', title: 'Sorting', ...at('2026-11-25') }),
    anEventView({ id: 'next', title: 'Library', ...at('2026-12-05') }),
  ];
  const { show, user } = calendarDesk({ seen });
  show(<ProgramCalendarPage />);
  await screen.findByRole('region', { name: 'Wed, Nov 25, 2026' });
  const over = screen.getByRole('region', { name: 'Thu, Nov 5, 2026', hidden: true });
  expect(over.closest('.paper-only')).not.toBeNull();
  expect(screen.getByRole('region', { name: 'Sat, Dec 5, 2026' })).toHaveTextContent('Library');
  expect(screen.getByText('December 2026')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show 1 earlier day' }));
  expect(over.closest('.paper-only')).toBeNull();
});

test('a month without anything to come says so, and shows the next one', async () => {
  const times = { startsAt: pacific('2026-12-05 10:00'), endsAt: pacific('2026-12-05 12:00') };
  const { show } = calendarDesk({ seen: [anEventView({ id: 'next', ...times })] });
  show(<ProgramCalendarPage />);
  await screen.findByRole('region', { name: 'Sat, Dec 5, 2026' });
  expect(screen.getByText('No more sessions this month.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /earlier/ })).toBeNull();
});

test('the month is a plain table of weeks from Sunday on, and the address keeps it', async () => {
  const canceled = anEventView({ id: 'gone', title: 'Library', state: 'canceled' });
  const { show, user, events } = calendarDesk({ seen: [anEventView(), canceled] });
  show(<ProgramCalendarPage />);
  await user.click(await screen.findByRole('radio', { name: 'Month' }));
  const table = screen.getByRole('table', { name: 'November 2026' });
  expect(within(table).getAllByRole('columnheader')[0]).toHaveTextContent('Sunday');
  expect(within(table).getAllByRole('row')).toHaveLength(6);
  const cell = within(table).getByRole('link', { name: NAME }).closest('td');
  expect(cell && textsOf(cell)).toEqual([
    '28',
    'Fitting Day',
    '10:00 AM PT',
    'Library',
    '10:00 AM PT',
    'Canceled',
  ]);
  expect(cell?.parentElement?.lastElementChild).toBe(cell);
  await user.click(screen.getByRole('button', { name: 'Next month' }));
  expect(screen.getByTestId('address')).toHaveTextContent('/?view=month&month=2026-12');
  await waitFor(() =>
    expect(events.between).toHaveBeenLastCalledWith(
      expect.objectContaining({ from: '2026-12-01', to: '2026-12-31' }),
      expect.anything(),
    ),
  );
  await user.click(screen.getByRole('button', { name: 'This month' }));
  expect(screen.getByTestId('address')).toHaveTextContent('/?view=month');
});

test('paper has the days of the month instead of the table', async () => {
  const { show } = calendarDesk({ address: '/?view=month' });
  show(<ProgramCalendarPage />);
  const table = await screen.findByRole('table', { name: 'November 2026' });
  expect(table.closest('.screen-only')).not.toBeNull();
  const day = screen.getByRole('region', { name: 'Sat, Nov 28, 2026', hidden: true });
  expect(day.closest('.paper-only')).not.toBeNull();
  expect(day.closest('.screen-only')).toBeNull();
  expect(textsOf(day)).toEqual([
    'Sat, Nov 28, 2026',
    '10:00 AM to 2:00 PM PT',
    'Fitting Day',
    'Main hall',
    'Guests: 7 of 12 · Shifts: 1 of 2 filled',
  ]);
});

test('the list is the same on the screen and on paper', async () => {
  const { show } = calendarDesk();
  show(<ProgramCalendarPage />);
  const day = await screen.findByRole('region', { name: 'Sat, Nov 28, 2026' });
  expect(day.closest('.paper-only, .screen-only')).toBeNull();
  expect(screen.queryByRole('table')).toBeNull();
});

test.each(['2026-13', '0000-01', 'x'])(
  'a month that is none, %s, is ignored; an empty one says so',
  async (month) => {
    const { show, events } = calendarDesk({ seen: [], address: `/?month=${month}` });
    show(<ProgramCalendarPage />);
    expect(await screen.findByText('No sessions this month.')).toBeVisible();
    expect(events.between).toHaveBeenCalledWith(
      expect.objectContaining({ from: '2026-11-01' }),
      expect.anything(),
    );
  },
);
