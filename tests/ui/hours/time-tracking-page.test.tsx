import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { TimeTrackingPage } from '../../../src/ui/hours/own/time-tracking-page';
import { rowsIn } from '../../support/cells';
import { aShift, pacific } from '../../support/event-builder';
import { FITTING, on, own, ownCalendarDesk } from '../../support/own-calendar-desk';

const SHIFT = on('21', '10:00', '14:00');
const PAST = { ...FITTING, ...SHIFT, shifts: [aShift(SHIFT)] };
const LOGGED = { eventId: null, shiftId: null, startsAt: null, endsAt: null } as const;

/** 4 h from a shift are approved, 1 h 30 min wait, and 2 h were returned. */
const SIGNUPS = [
  own('volunteer', PAST, { shiftId: 'desk', state: 'attended', minutes: 240, hours: 'approved' }),
  {
    ...own('volunteer', PAST, { shiftId: 'desk', state: 'attended', minutes: 90, hours: 'claimed' }),
    ...LOGGED,
    id: 'waits',
    day: '2026-11-22',
    note: 'Sorted boots',
  },
  {
    ...own('volunteer', PAST, { shiftId: 'desk', state: 'attended', minutes: 120, hours: 'returned' }),
    ...LOGGED,
    id: 'back',
    day: '2026-11-05',
    programId: null,
    note: 'Calls',
    returnReason: 'Which program was this?',
  },
];

function openPage(part: Partial<Parameters<typeof ownCalendarDesk>[0]> = {}) {
  const desk = ownCalendarDesk({ role: 'volunteer', events: [PAST], signups: SIGNUPS, ...part });
  desk.show(<TimeTrackingPage />);
  return desk;
}

const rowsOf = async (name: string) => rowsIn(await screen.findByRole('table', { name }));

test('the figures keep apart what is approved and what waits; each entry has its state and its buttons', async () => {
  const { user } = openPage();
  const figures = within(await screen.findByRole('region', { name: 'Your hours' }));
  const figureOf = (name: string) => figures.getByText(name).nextSibling?.textContent;
  expect(['Approved this year', 'Waiting', 'Last 12 months'].map(figureOf)).toEqual([
    '4 h',
    '1 h 30 min',
    '4 h',
  ]);
  expect(await rowsOf('Hours')).toEqual([
    ['Nov 22, 2026', 'Shoes', 'Sorted boots', '1 h 30 min', 'Waiting for approval', 'Change | Withdraw'],
    ['Nov 21, 2026', 'Shoes', 'Welcome desk: Fitting Day', '4 h', 'Approved', 'Change'],
    ['Nov 5, 2026', 'Other work', 'Calls', '2 h', 'Returned: Which program was this?', 'Change | Withdraw'],
  ]);
  await user.selectOptions(screen.getByLabelText('Show'), 'Returned');
  expect(await rowsOf('Hours')).toHaveLength(1);
  expect(screen.getByTestId('address')).toHaveTextContent('/?show=returned');
});

test('hours are logged once, after the faults are mended; a shift of that day is named', async () => {
  const { user, signups, toasts } = openPage();
  await user.click(await screen.findByRole('button', { name: 'Log hours' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Log hours' }));
  const [day, hours, minutes] = ['Date', 'Hours', 'Minutes'].map((label) => dialog.getByLabelText(label));
  if (!day || !hours || !minutes) throw new Error('A field is missing.');
  const save = () => user.click(dialog.getByRole('button', { name: 'Save' }));
  const setDay = async (to: string) => {
    await user.clear(day);
    await user.type(day, to);
  };
  await setDay('2026-11-26');
  await save();
  await waitFor(() => expect(day).toHaveAccessibleDescription(/This day is still to come\./));
  expect(hours).toHaveAccessibleDescription('Enter between 1 minute and 24 hours.');
  await setDay('2025-11-20');
  await user.type(hours, '1');
  await save();
  await waitFor(() =>
    expect(day).toHaveAccessibleDescription(/This is more than a year ago\. Ask a manager\./),
  );
  await setDay('2026-11-21');
  await waitFor(() =>
    expect(day).toHaveAccessibleDescription(/^You already have 4 h from Fitting Day on this day\./),
  );
  await user.clear(hours);
  await user.type(hours, '21');
  await save();
  await waitFor(() => expect(hours).toHaveAccessibleDescription('More than 24 hours on this day.'));
  await user.clear(hours);
  await user.type(minutes, '45');
  await user.selectOptions(dialog.getByLabelText('Program'), 'Shoes');
  await user.type(dialog.getByLabelText('What you did'), 'Cleaned up');
  await save();
  await waitFor(() => expect(toasts.toast?.title).toBe('Hours Saved'));
  expect(await signups()).toContainEqual(
    expect.objectContaining({ day: '2026-11-21', minutes: 45, hours: 'claimed', note: 'Cleaned up' }),
  );
  await waitFor(async () => expect(await rowsOf('Hours')).toHaveLength(4));
});

test('what was returned is changed and waits again; what waits is taken back after a question', async () => {
  const { user, signups } = openPage();
  await user.click(await screen.findByRole('button', { name: /^Change: Nov 5, 2026/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change hours' }));
  expect(dialog.getByLabelText('Hours')).toHaveValue('2');
  await user.selectOptions(dialog.getByLabelText('Program'), 'Shoes');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(async () =>
    expect((await rowsOf('Hours'))[2]).toEqual([
      'Nov 5, 2026',
      'Shoes',
      'Calls',
      '2 h',
      'Waiting for approval',
      'Change | Withdraw',
    ]),
  );
  await user.click(screen.getByRole('button', { name: /^Withdraw: Nov 5, 2026/ }));
  const question = within(await screen.findByRole('dialog', { name: 'Withdraw these hours?' }));
  await user.click(question.getByRole('button', { name: 'Withdraw' }));
  await waitFor(async () => expect(await rowsOf('Hours')).toHaveLength(2));
  expect((await signups()).map(({ id }) => id)).not.toContain('back');
});

test('the statement has the legal name, the approved hours with their sum, and a line for a signature', async () => {
  const { user } = openPage();
  const print = vi.spyOn(window, 'print').mockImplementation(() => {});
  await user.click(await screen.findByRole('button', { name: 'Print my hours' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Volunteer hours 2026' })).toBeVisible();
  expect(screen.getByTestId('address')).toHaveTextContent('/?statement=2026');
  expect(
    await screen.findByText(/^Val Volunteer worked as a volunteer for .+\. These hours were approved\.$/),
  ).toBeVisible();
  expect(await rowsOf('Volunteer hours 2026')).toEqual([
    ['Nov 21, 2026', 'Shoes', 'Welcome desk: Fitting Day', '4 h'],
    ['Sum', '', '', '4 h'],
  ]);
  expect(screen.getByText(/^[^ ].* provided no goods or services in return for this time\.$/)).toBeVisible();
  expect(screen.getByText('Signature')).toBeVisible();
  expect(screen.getByText('Printed on Nov 25, 2026')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledOnce();
});

test('expenses are added before printing, are on the sheet with their sum, and are stored nowhere', async () => {
  const { user } = openPage();
  const print = vi.spyOn(window, 'print').mockImplementation(() => {});
  await user.click(await screen.findByRole('button', { name: 'Print my hours' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Add expenses' }));
  const line = (at: number) => within(screen.getByRole('group', { name: `Expense ${at}` }));
  const fill = async (at: number, what: string, day: string, dollars: string) => {
    await user.type(line(at).getByLabelText('What'), what);
    fireEvent.change(line(at).getByLabelText('Day'), { target: { value: day } });
    await user.type(line(at).getByLabelText('Dollars'), dollars);
  };
  await fill(1, 'Gas', '2026-11-21', '12.5');
  await user.click(screen.getByRole('button', { name: 'Add a line' }));
  await user.click(screen.getByRole('button', { name: 'Print' }));
  expect(await screen.findByText('Say what it was for.')).toBeVisible();
  expect(screen.getByText('Enter an amount such as 25 or 60.00.')).toBeVisible();
  await waitFor(() => expect(line(2).getByLabelText('What')).toHaveFocus());
  expect(print).not.toHaveBeenCalled();
  await fill(2, 'Boxes', '2026-11-20', '1,007.25');
  const sheet = within(screen.getByRole('region', { name: 'Unreimbursed expenses' }));
  expect(sheet.getByText('As stated by Val Volunteer.')).toBeVisible();
  expect(await rowsOf('Unreimbursed expenses')).toEqual([
    ['Nov 20, 2026', 'Boxes', '$1,007.25'],
    ['Nov 21, 2026', 'Gas', '$12.50'],
    ['Sum', '', '$1,019.75'],
  ]);
  expect(
    sheet.getByText(/^[^ ].* provided no goods or services in return for these expenses\.$/),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledOnce();
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('Boxes');
  await user.click(screen.getByRole('checkbox', { name: 'Add expenses' }));
  expect(screen.queryByRole('region', { name: 'Unreimbursed expenses' })).toBeNull();
});

test('before the first shift there is a sentence', async () => {
  openPage({ signups: [] });
  expect(await screen.findByText('Your hours appear here after your first shift.')).toBeVisible();
});

test('the 21st entry of a day and the 201st that waits are refused at the form, which says what to do', async () => {
  const logged = (id: string, createdAt: number) => ({
    ...own('volunteer', PAST, { shiftId: 'desk', state: 'attended', minutes: 1, hours: 'claimed' }),
    ...LOGGED,
    id,
    createdAt,
    day: '2026-11-10',
  });
  const today = pacific('2026-11-25 08:00');
  const { user, signups, time } = openPage({
    signups: Array.from({ length: 20 }, (_, at) => logged(`n${at}`, today)).concat(
      Array.from({ length: 180 }, (_, at) => logged(`w${at}`, today - 86_400_000)),
    ),
  });
  await user.click(await screen.findByRole('button', { name: 'Log hours' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Log hours' }));
  await user.type(dialog.getByLabelText('Minutes'), '5');
  const save = () => user.click(dialog.getByRole('button', { name: 'Save' }));
  const day = dialog.getByLabelText('Date');
  await save();
  await waitFor(() =>
    expect(day).toHaveAccessibleDescription(
      'You can log 20 entries a day, and today’s are used up. Log the rest tomorrow.',
    ),
  );
  time.setNow(pacific('2026-11-26 08:00'));
  await save();
  await waitFor(() =>
    expect(day).toHaveAccessibleDescription(
      '200 of your entries are waiting for approval, which is the most. Ask the foundation’s staff to approve them.',
    ),
  );
  expect(dialog.getByLabelText('Minutes')).toHaveValue('5');
  expect(await signups()).toHaveLength(200);
});

test('more than a page of hours is shown by pages, whose address is kept; other years are a choice', async () => {
  const worked = own('volunteer', PAST, {
    shiftId: 'desk',
    state: 'attended',
    minutes: 10,
    hours: 'approved',
  });
  const on = (id: string, day: string) => ({ ...worked, ...LOGGED, id, day });
  const all = Array.from({ length: 25 }, (_, at) =>
    on(`n${at}`, `2026-10-${String(at + 1).padStart(2, '0')}`),
  );
  const { user } = openPage({ signups: [...all, on('old', '2025-03-01')] });
  expect(await rowsOf('Hours')).toHaveLength(20);
  await user.click(screen.getByRole('button', { name: /next/i }));
  await waitFor(async () => expect(await rowsOf('Hours')).toHaveLength(5));
  expect(screen.getByTestId('address')).toHaveTextContent('/?page=2');
  await user.selectOptions(screen.getByLabelText('Year'), '2025');
  await waitFor(async () => expect((await rowsOf('Hours')).map(([day]) => day)).toEqual(['Mar 1, 2025']));
  await user.selectOptions(screen.getByLabelText('Show'), 'Returned');
  expect(await screen.findByText('Nothing matches.')).toBeVisible();
});
