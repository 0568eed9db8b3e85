import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { SessionsPage, UpcomingEventsPage } from '../../../src/ui/signups/own/event-pages';
import { OpenShifts } from '../../../src/ui/signups/own/open-shifts';
import { SchedulePage } from '../../../src/ui/signups/own/schedule-page';
import { anApplication } from '../../support/application-builder';
import { cellsOf } from '../../support/cells';
import { anEvent, aShift } from '../../support/event-builder';
import { aTraining } from '../../support/guide-builder';
import { BREAKFAST, CLEANUP, FITTING, on, own, ownCalendarDesk } from '../../support/own-calendar-desk';

const VAL = { role: 'volunteer' } as const;
const desk = { shiftId: 'desk' } as const;
const clean = { shiftId: 'clean' } as const;

const listed = (name: string) =>
  within(screen.getByRole('list', { name }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);

test('a schedule begins with the next shift and all to get there; the rest stands in its parts', async () => {
  const withDesk = (title: string, day: string, part: Partial<typeof FITTING> = {}) => {
    const times = on(day, '09:00', '11:00');
    const shifts = [aShift(times)];
    return anEvent({ id: title, title, programId: 'shoes', ...times, shifts, ...part });
  };
  const rain = withDesk('Rain', '27', { state: 'canceled', cancelReason: 'The hall is wet.' });
  const [past, later] = [withDesk('Sorting', '20'), withDesk('Later', '30')];
  const { show } = ownCalendarDesk({
    ...VAL,
    events: [FITTING, CLEANUP, rain, past, later],
    signups: [
      own('volunteer', FITTING, desk),
      own('volunteer', CLEANUP, { ...clean, state: 'waiting' }),
      own('volunteer', rain, desk),
      own('volunteer', later, desk),
      own('volunteer', past, { ...desk, state: 'attended', minutes: 120, hours: 'approved' }),
    ],
  });
  show(<SchedulePage />);
  const region = within(await screen.findByRole('region', { name: 'Next' }));
  expect(region.getByRole('heading', { level: 2, name: 'Next' })).toBeVisible();
  const text = screen.getByRole('region', { name: 'Next' }).textContent;
  expect(text).toContain('Fitting Day: Welcome desk');
  expect(text).toContain('Sat, Nov 28, 2026, 10:00 AM to 2:00 PM PT');
  expect(text).toContain('Main hall, 1 Main Street, Las Vegas');
  expect(text).toContain('No stairs');
  expect(region.getByRole('link', { name: '702-555-0100' })).toHaveAttribute('href', 'tel:7025550100');
  expect(region.getByRole('button', { name: 'Withdraw: Welcome desk, Fitting Day' })).toBeVisible();
  expect(region.getByRole('button', { name: 'Add to calendar: Welcome desk, Fitting Day' })).toBeVisible();
  expect(region.queryByRole('button', { name: /^Today’s list/ })).not.toBeInTheDocument();
  expect(listed('Coming up')).toEqual([expect.stringContaining('Later: Welcome desk')]);
  expect(listed('Waiting')).toEqual([expect.stringContaining('Place 1 on the waiting list')]);
  expect(listed('Canceled')).toEqual([expect.stringContaining('Canceled: The hall is wet.')]);
  expect(listed('Last 90 days')).toEqual([expect.stringContaining('You were there: 2 h')]);
  expect(screen.getByRole('button', { name: 'Print' })).toBeVisible();
  expect(screen.getByText('Calendar apps can subscribe once the site runs on its server.')).toBeVisible();
});

test('within a day of the start the question asks for a call, and a withdrawal takes the shift off', async () => {
  const { show, user, toasts, signups } = ownCalendarDesk({
    ...VAL,
    now: '2026-11-27 12:00',
    signups: [own('volunteer', FITTING, desk)],
  });
  show(<SchedulePage />);
  await user.click(await screen.findByRole('button', { name: /^Withdraw/ }));
  const question = await screen.findByRole('dialog', { name: 'Withdraw from Welcome desk?' });
  expect(question).toHaveTextContent(
    'It starts in less than 24 hours. Please also call Parker, 702-555-0100.',
  );
  await user.click(within(question).getByRole('button', { name: 'Leave as It Is' }));
  expect((await signups())[0]?.state).toBe('going');
  await user.click(screen.getByRole('button', { name: /^Withdraw/ }));
  const again = await screen.findByRole('dialog', { name: 'Withdraw from Welcome desk?' });
  await user.click(within(again).getByRole('button', { name: 'Withdraw' }));
  expect(await screen.findByText('Nothing is scheduled.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Find a shift' })).toHaveAttribute(
    'href',
    '/dashboard/programs/available-programs',
  );
  expect(toasts.toast?.title).toBe('Place Given Up');
  expect((await signups())[0]?.state).toBe('withdrawn');
});

test('once it has started there is a number instead of a button, and the guests of the day by first names', async () => {
  const shoes = { programId: 'shoes', personId: 'beneficiary', personKey: 'ben' };
  const { show, user } = ownCalendarDesk({
    ...VAL,
    now: '2026-11-28 10:30',
    applications: [
      anApplication({
        ...shoes,
        name: 'Ben Best',
        state: 'approved',
        pairs: [{ cut: 'men', size: 10.5, wide: false }],
      }),
    ],
    signups: [own('volunteer', FITTING, desk), own('beneficiary', FITTING)],
  });
  const print = vi.spyOn(window, 'print').mockImplementation(() => {});
  show(<SchedulePage />);
  expect(await screen.findByText('It has started. Call Parker, 702-555-0100.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Withdraw/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Today’s list: Fitting Day' }));
  const table = await screen.findByRole('table', { name: 'Today’s list' });
  expect(within(table).getAllByRole('row').map(cellsOf)).toEqual([
    ['First name', 'Sizes', 'Time'],
    ['Ben', 'Men 10½', '10:00 AM PT'],
  ]);
  expect(screen.getByTestId('address')).toHaveTextContent('/?today=fitting');
  await user.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledOnce();
});

test('open shifts say what they need, and what stands before them', async () => {
  const evening = anEvent({
    id: 'evening',
    title: 'Mentor Evening',
    ...on('28', '18:00', '20:00'),
    shifts: [aShift({ id: 'mentor', label: 'Mentor', ...on('28', '18:00', '20:00') })],
  });
  const { show, user, signups, toasts } = ownCalendarDesk({
    ...VAL,
    events: [FITTING, CLEANUP, evening],
    guides: [aTraining({ title: 'Lifting', requiredFor: [] })],
  });
  show(<OpenShifts />);
  expect(await screen.findByRole('heading', { level: 2, name: 'Open shifts' })).toBeVisible();
  const texts = (list: string) => listed(list).map((text) => text?.replace(/Details: .*$/, ''));
  const saturday = 'You can take: Sat, Nov 28, 2026';
  expect(texts(saturday)).toEqual([
    'Sat 28 NovMentorshipFitting Day: Welcome deskSat, Nov 28, 2026, 10:00 AM to 2:00 PM PTMain hallNeeds 1 moreTake this shift',
  ]);
  expect(texts('You can take: Sun, Nov 29, 2026')).toEqual([
    expect.stringMatching(/^Sun 29 NovFoundation eventClean Streets: Cleanup.*Needs 9 moreTake this shift$/),
  ]);
  // Where and whom to call is folded, and so is what is closed to the person.
  const details = screen.getByText('Details', { selector: `[aria-label="${saturday}"] summary` });
  expect(details.closest('details')).not.toHaveAttribute('open');
  expect(details.closest('details')).toHaveTextContent(/Shoes.*No stairs.*702-555-0100$/);
  const closed = screen.getByText('Closed to you (2)').closest('details') ?? document.body;
  expect(closed).not.toHaveAttribute('open');
  await user.click(screen.getByText('Closed to you (2)'));
  expect(texts('Closed to you')).toEqual([
    expect.stringMatching(
      /^Sat 28 NovMentorshipFitting Day: Door.*Needs 2 moreAdults onlyThis shift is for adults\.$/,
    ),
    expect.stringMatching(
      /^Sat 28 NovMentorshipMentor Evening: Mentor.*Needs 2 moreApply to help in Walk With Me first\.$/,
    ),
  ]);
  expect(screen.getByRole('link', { name: 'Apply to help in Walk With Me first.' })).toHaveAttribute(
    'href',
    '/dashboard/programs/available-programs?apply=walk',
  );
  await user.click(
    screen.getByRole('button', { name: 'Take this shift: Welcome desk, Fitting Day, Sat, Nov 28, 2026' }),
  );
  // What is theirs leaves the list, and the focus does not fall to the body.
  expect(await screen.findByText('1 shift is yours.')).toBeVisible();
  const schedule = screen.getByRole('link', { name: 'See My Schedule' });
  expect(schedule).toHaveAttribute('href', '/dashboard/my-schedule');
  await waitFor(() => expect(document.body).not.toHaveFocus());
  expect(screen.queryByRole('list', { name: saturday })).toBeNull();
  expect(toasts.toast?.title).toBe('You Are Signed Up');
  expect(await signups()).toMatchObject([{ personId: 'volunteer', shiftId: 'desk', state: 'going' }]);

  await user.click(screen.getByRole('checkbox', { name: 'Only with free places' }));
  expect(screen.queryByText('1 shift is yours.')).toBeNull();
  await user.selectOptions(screen.getByLabelText('Program'), 'No program');
  expect(screen.queryByText(/^Closed to you/)).toBeNull();
  expect(screen.getByTestId('address')).toHaveTextContent('/?free=true&shifts-of=none');
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(screen.getByText('Closed to you (2)')).toBeVisible();
});

test('a shift that fills up while it is pressed says so, and its line can be joined and left', async () => {
  const { show, user, other, signups, toasts } = ownCalendarDesk({
    ...VAL,
    guides: [aTraining({ id: 'safe', title: 'Safe with young people', requiredFor: [] })],
    events: [FITTING],
  });
  show(<OpenShifts />);
  const take = await screen.findByRole('button', { name: /^Take this shift: Welcome desk/ });
  await other('amy').take({ eventId: 'fitting', shiftId: 'desk', wait: false });
  await user.click(take);
  expect(await screen.findByRole('alert')).toHaveTextContent('This shift just filled up.');
  expect(listed('Waiting lists and trainings')).toEqual([expect.stringContaining('Full')]);
  await user.click(await screen.findByRole('button', { name: /^Join the waiting list: Welcome desk/ }));
  expect(await screen.findByText('1 shift is yours.')).toBeVisible();
  expect(toasts.toast?.description).toBe('When a place gets free, you get it and we write to you.');
  expect((await signups()).find(({ personId }) => personId === 'volunteer')?.state).toBe('waiting');
});

test('who joins a waiting list shortly before the start is not promised a place', async () => {
  const { show, user, toasts } = ownCalendarDesk({
    ...VAL,
    now: '2026-11-27 12:00',
    events: [FITTING],
    signups: [own('amy', FITTING, { shiftId: 'desk' })],
  });
  show(<OpenShifts />);
  await user.click(await screen.findByRole('button', { name: /^Join the waiting list: Welcome desk/ }));
  await waitFor(() =>
    expect(toasts.toast?.description).toBe(
      'It starts in less than 24 hours. If a place gets free, you can take it in My Schedule.',
    ),
  );
});

test('on My Schedule who waits leaves the line', async () => {
  const waiting = own('volunteer', FITTING, { shiftId: 'desk', state: 'waiting' });
  const { show, user, signups } = ownCalendarDesk({ ...VAL, events: [FITTING], signups: [waiting] });
  show(<SchedulePage />);
  await user.click(await screen.findByRole('button', { name: /^Leave the waiting list: Welcome desk/ }));
  await waitFor(async () => expect((await signups())[0]?.state).toBe('withdrawn'));
});

test('on My Schedule who waits takes a place that is free shortly before the start', async () => {
  const waiting = own('volunteer', FITTING, { shiftId: 'desk', state: 'waiting' });
  const { show, user, signups } = ownCalendarDesk({
    ...VAL,
    now: '2026-11-27 12:00',
    events: [FITTING],
    signups: [waiting],
  });
  show(<SchedulePage />);
  const list = within(await screen.findByRole('list', { name: 'Waiting' }));
  expect(list.getByText('Place 1 on the waiting list')).toBeVisible();
  expect(list.getByRole('button', { name: /^Leave the waiting list: Welcome desk/ })).toBeVisible();
  await user.click(
    list.getByRole('button', { name: 'Take this shift: Welcome desk, Fitting Day, Sat, Nov 28, 2026' }),
  );
  expect(await screen.findByRole('region', { name: 'Next' })).toHaveTextContent('Fitting Day: Welcome desk');
  expect(await signups()).toMatchObject([{ personId: 'volunteer', shiftId: 'desk', state: 'going' }]);
});

test('a place that is full, or that something stands before, is not offered to who waits', async () => {
  const waiting = own('volunteer', FITTING, { shiftId: 'desk', state: 'waiting' });
  const options = { ...VAL, now: '2026-11-27 12:00', events: [FITTING] };
  const full = ownCalendarDesk({
    ...options,
    signups: [waiting, own('amy', FITTING, { shiftId: 'desk' })],
  });
  const { unmount } = full.show(<SchedulePage />);
  expect(await screen.findByRole('button', { name: /^Leave the waiting list: Welcome desk/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Take this shift/ })).toBeNull();
  unmount();
  const guides = [aTraining({ id: 'safe', requiredFor: ['shoes'] })];
  ownCalendarDesk({ ...options, guides, signups: [waiting] }).show(<SchedulePage />);
  expect(await screen.findByRole('button', { name: /^Leave the waiting list: Welcome desk/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Take this shift/ })).toBeNull();
});

test('who waits reads that the place filled up while it was pressed', async () => {
  const waiting = own('volunteer', FITTING, { shiftId: 'desk', state: 'waiting' });
  const { show, user, other } = ownCalendarDesk({
    ...VAL,
    now: '2026-11-27 12:00',
    events: [FITTING],
    signups: [waiting],
  });
  show(<SchedulePage />);
  const take = await screen.findByRole('button', { name: /^Take this shift/ });
  await other('amy').take({ eventId: 'fitting', shiftId: 'desk', wait: false });
  await user.click(take);
  expect(await screen.findByRole('alert')).toHaveTextContent('This shift just filled up.');
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Take this shift/ })).toBeNull());
});

test('a training stands before a shift with the way to it, and without shifts there is a sentence', async () => {
  const guides = [aTraining({ id: 'safe', title: 'Safe with young people', requiredFor: ['shoes'] })];
  const first = ownCalendarDesk({ ...VAL, guides, events: [FITTING] });
  const { unmount } = first.show(<OpenShifts />);
  const list = within(await screen.findByRole('list', { name: 'Waiting lists and trainings' }));
  const [link] = list.getAllByRole('link', { name: 'Finish “Safe with young people” first.' });
  expect(screen.getByText('There is no shift that you can take right away.')).toBeVisible();
  expect(link).toHaveAttribute('href', '/dashboard/training?guide=safe');
  unmount();
  ownCalendarDesk({ ...VAL, events: [BREAKFAST] }).show(<OpenShifts />);
  expect(await screen.findByText('No open shifts right now.')).toBeVisible();
});

test('a donor sees the events for everybody and for donors, reserves a place and gives it up', async () => {
  const { show, user, signups } = ownCalendarDesk({ role: 'donor' });
  show(<UpcomingEventsPage />);
  expect(await screen.findByRole('heading', { level: 1, name: 'Upcoming Events' })).toBeVisible();
  await screen.findByRole('list', { name: 'Events' });
  expect(listed('Events')).toEqual([
    expect.stringMatching(/^Sun 29 NovFoundation eventClean Streets.*Drop in/),
    expect.stringMatching(
      /^Mon 30 NovFoundation eventDonor Breakfast.*No stairs.*Places left: 1Reserve a placeAdd to calendar$/,
    ),
  ]);
  await user.click(
    screen.getByRole('button', { name: 'Reserve a place: Donor Breakfast, Mon, Nov 30, 2026' }),
  );
  expect(await screen.findByRole('heading', { level: 2, name: 'You are coming' })).toBeVisible();
  expect(listed('You are coming')).toEqual([expect.stringContaining('You have a place.')]);
  expect(listed('Events')).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: /^Give up my place: Donor Breakfast/ }));
  const question = await screen.findByRole('dialog', { name: 'Give up your place at Donor Breakfast?' });
  await user.click(within(question).getByRole('button', { name: 'Give up my place' }));
  await waitFor(() => expect(listed('Events')).toHaveLength(2));
  expect((await signups())[0]?.state).toBe('withdrawn');
});

test('the dates of a series are one entry, each with its own place; one that is taken stands apart', async () => {
  const dates = (['28', '29', '30'] as const).map((day) => ({
    ...BREAKFAST,
    id: `breakfast-${day}`,
    seriesId: 'breakfasts',
    ...on(day, '08:30', '10:00'),
  }));
  const events = dates.map((date) =>
    date.id === 'breakfast-30' ? { ...date, contactName: 'Amara', contactPhone: '702-555-0199' } : date,
  );
  const { show, user } = ownCalendarDesk({ role: 'donor', events });
  show(<UpcomingEventsPage />);
  const list = within(await screen.findByRole('list', { name: 'Events' }));
  expect(list.getAllByRole('heading', { name: 'Donor Breakfast' })).toHaveLength(1);
  expect(list.getByText('3 dates')).toBeVisible();
  expect(listed('Dates of Donor Breakfast')).toEqual([
    expect.stringMatching(/^Sat 28 Nov.*8:30 AM.*Places left: 1Reserve a placeAdd to calendar$/),
    expect.stringMatching(/^Sun 29 Nov.*Places left: 1Reserve a placeAdd to calendar$/),
    expect.stringMatching(/^Mon 30 Nov.*Amara 702-555-0199Places left: 1Reserve a placeAdd to calendar$/),
  ]);
  await user.click(list.getByRole('button', { name: 'Reserve a place: Donor Breakfast, Mon, Nov 30, 2026' }));
  await screen.findByRole('heading', { level: 2, name: 'You are coming' });
  expect(listed('You are coming')).toEqual([expect.stringMatching(/^Mon 30 Nov.*You have a place\./)]);
  expect(listed('Dates of Donor Breakfast')).toHaveLength(2);
});

test('where a donor is invited to nothing, there is the way to their gifts', async () => {
  ownCalendarDesk({ role: 'donor', events: [FITTING] }).show(<UpcomingEventsPage />);
  expect(await screen.findByText('No upcoming events.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'See My Donations' })).toHaveAttribute(
    'href',
    '/dashboard/my-donations',
  );
});

test('a beneficiary sees the sessions of programs with a place; what is full has a line', async () => {
  const applications = [
    anApplication({ programId: 'shoes', personId: 'beneficiary', personKey: 'ben', state: 'approved' }),
  ];
  const { show, user } = ownCalendarDesk({
    role: 'beneficiary',
    applications,
    signups: [own('amy', FITTING)],
  });
  show(<SessionsPage />);
  await screen.findByRole('list', { name: 'Events' });
  expect(listed('Events')).toEqual([
    expect.stringMatching(/^Sat 28 NovMentorshipFitting Day.*All places are taken\.Join the waiting list/),
    expect.stringMatching(/^Sun 29 NovFoundation eventClean Streets/),
  ]);
  // The page's own heading says it already.
  expect(screen.queryByRole('heading', { level: 2, name: 'Events' })).toBeNull();
  expect(screen.getByRole('heading', { level: 2, name: 'Fitting Day' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Join the waiting list: Fitting Day/ }));
  expect(await screen.findByText('Place 1 on the waiting list')).toBeVisible();
  expect(listed('You are coming')).toHaveLength(1);
  expect(listed('More events')).toHaveLength(1);
});

test('a beneficiary without sessions reads whom to call, and other programs’ sessions are not there', async () => {
  ownCalendarDesk({ role: 'beneficiary', events: [FITTING, BREAKFAST] }).show(<SessionsPage />);
  expect(await screen.findByText('No upcoming sessions.')).toBeVisible();
  expect(screen.getByText(/^Call us:/)).toBeVisible();
  expect(screen.getByText('The calendar entry says only “Appointment”.')).toBeVisible();
});
