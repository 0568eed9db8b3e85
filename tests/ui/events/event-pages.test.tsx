import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fail, ok } from '../../../src/core/shared/result';
import { eventFormTexts } from '../../../src/ui/events/form/event-form.texts';
import {
  CreateEventPage,
  ManagedEventsPage,
  PastEventsPage,
  UpcomingEventsPage,
} from '../../../src/ui/events/staff-pages';
import { assignTexts } from '../../../src/ui/signups/assign/assign.texts';
import { ownSignupsTexts } from '../../../src/ui/signups/own/own-signups.texts';
import { anEntry, anEventView, calendarDesk } from '../../support/calendar-desk';
import { rowsIn, textsOf } from '../../support/cells';
import { chooseMore } from '../../support/choose-more';
import { anEvent, aShift, pacific } from '../../support/event-builder';

const address = () => screen.getByTestId('address').textContent;

test('an admin sees when, what, guests, shifts and state, and narrows the list by its filters', async () => {
  const { show, user, events } = calendarDesk({ role: 'admin' });
  show(<UpcomingEventsPage />);
  const table = await screen.findByRole('table', { name: 'Events' });
  expect(rowsIn(table)).toEqual([
    [
      'Sat, Nov 28, 2026, | 10:00 AM to 2:00 PM PT',
      'Fitting Day | Walk With Me',
      '7 of 12',
      '1 of 2 filled',
      'Published',
    ],
  ]);
  expect(within(table).getByRole('rowheader')).toHaveTextContent(/^Sat, Nov 28/);
  const filters = screen.getByRole('search', { name: 'Find events' });
  await user.selectOptions(within(filters).getByLabelText('Show'), 'Drafts');
  await user.selectOptions(within(filters).getByLabelText('Program'), 'No program');
  await user.type(within(filters).getByLabelText('Search events'), 'fit{Enter}');
  await waitFor(() => expect(address()).toBe('/?show=draft&program=none'));
  expect(events.upcoming).toHaveBeenLastCalledWith(
    { search: 'fit', programId: 'none', from: null, to: null, show: 'draft', page: 1, size: 20 },
    expect.anything(),
  );
  await user.click(await screen.findByRole('link', { name: 'Fitting Day' }));
  expect(address()).toBe('/?show=draft&program=none&event=fitting');
  await user.click(await screen.findByRole('button', { name: 'Back to events' }));
  expect(await screen.findByRole('link', { name: /^Fitting Day/ })).toHaveFocus();
  expect(screen.getByLabelText('Search events')).toHaveValue('fit');
});

test('past events say who came and how many have a mark, and lead to the day sheet', async () => {
  const counts = [
    { shiftId: null, waiting: 0, going: 1, attended: 14, noShow: 2, excused: 1, minutes: 0 },
    { shiftId: 'desk', waiting: 0, going: 0, attended: 2, noShow: 0, excused: 0, minutes: 450 },
  ];
  const { show, user } = calendarDesk({ role: 'admin', seen: [anEventView({ walkIns: 6 }, { counts })] });
  show(<PastEventsPage />);
  const table = await screen.findByRole('table', { name: 'Events' });
  expect(rowsIn(table)[0]?.slice(1)).toEqual([
    'Fitting Day | Walk With Me',
    '14 and 6 without a name',
    '7 h 30 min',
    '19 of 20',
    'Day sheet',
  ]);
  await user.click(within(table).getByRole('link', { name: 'Day sheet, Fitting Day, Sat, Nov 28, 2026' }));
  expect(address()).toBe('/?event=fitting&view=day');
});

test('a manager has tabs and the form of a new event on one page', async () => {
  const { show, user } = calendarDesk({ seen: [] });
  show(<ManagedEventsPage />);
  expect(await screen.findByText('No upcoming events.')).toBeVisible();
  await user.click(screen.getByRole('tab', { name: 'Past' }));
  expect(address()).toBe('/?tab=past');
  expect(await screen.findByText('None yet.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Create event' })).toHaveAttribute(
    'href',
    '/dashboard/events?create=1',
  );
});

test('an event that is not there, or of somebody else, says so and leads back', async () => {
  const { show, user } = calendarDesk({ address: '/?event=other' });
  show(<ManagedEventsPage />);
  expect(await screen.findByText('This page does not exist, or you do not have access to it.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Back to events' }));
  expect(address()).toBe('/');
});

const WAITS = anEntry({
  id: 'ben',
  name: 'Ben',
  state: 'waiting',
  shiftId: 'desk',
  obstacle: { why: 'overlap', title: 'Mentor Evening', es: null },
});

test('the view has facts, shifts with names, guests, who waits and why somebody was skipped, and who to call', async () => {
  const roster = [
    anEntry({ id: 'val', name: 'Val Volunteer', shiftId: 'desk' }),
    anEntry({ id: 'dee', name: 'Dee', state: 'withdrawn', call: 'removed' }),
    anEntry(),
    WAITS,
  ];
  const { show, user, signups, toasts } = calendarDesk({ address: '/?event=fitting', roster });
  show(<ManagedEventsPage />);
  expect(await screen.findByRole('heading', { level: 1, name: 'Fitting Day' })).toBeVisible();
  const facts = screen.getByRole('region', { name: 'About this event' });
  expect(facts).toHaveTextContent('1 Main Street, Las Vegas');
  const shifts = screen.getByRole('list', { name: 'Shifts' });
  expect(textsOf(shifts)).toEqual([
    'Welcome desk',
    '10:00 AM to 2:00 PM PT ·',
    '1 of 2',
    'Assign',
    'Val Volunteer',
    'Going',
    '…',
  ]);
  expect(textsOf(screen.getByRole('region', { name: 'Guests' }))).toEqual([
    'Guests',
    '7 of 12',
    'Assign',
    'Robin',
    'Going',
    '…',
  ]);
  const line = screen.getByRole('region', { name: 'Waiting' });
  expect(textsOf(line)).toEqual(
    expect.arrayContaining(['Ben', '1. in line for Welcome desk', 'Skipped: overlaps with Mentor Evening']),
  );
  const calls = screen.getByRole('region', { name: 'Call them' });
  expect(textsOf(calls)).toEqual(
    expect.arrayContaining(['Dee', '702-555-0101', 'They were taken off the list.']),
  );
  await user.click(within(calls).getByRole('button', { name: 'Mark as told: Dee' }));
  await waitFor(() => expect(signups.told).toHaveBeenCalledWith({ id: 'dee', base: 'first' }));
  await user.click(within(line).getByRole('button', { name: 'Give a place to Ben, Welcome desk' }));
  const question = await screen.findByRole('dialog', { name: 'Give Ben a place?' });
  await user.click(within(question).getByRole('button', { name: 'Add despite the overlap' }));
  await waitFor(() =>
    expect(signups.givePlace).toHaveBeenCalledWith({ id: 'ben', base: 'first', override: true }),
  );
  await waitFor(() => expect(toasts.toast?.title).toBe('Place Given'));
});

test('the view says who withdrew shortly before the start, and when; who came back or was taken off is not among them', async () => {
  const { time } = calendarDesk();
  const today = time.now() - 60_000;
  const left = { shiftId: 'desk', state: 'withdrawn' } as const;
  const roster = [
    anEntry({ ...left, id: 'amy', name: 'Amy', withdrewAt: pacific('2026-11-20 19:02') }),
    anEntry({ ...left, id: 'kim', name: 'Kim', withdrewAt: today }),
    anEntry({ ...left, id: 'gone', name: '', erasedAt: 5, withdrewAt: pacific('2026-11-19 07:30') }),
    anEntry({ ...left, id: 'lee', name: 'Lee', state: 'going', withdrewAt: today }),
    anEntry({ ...left, id: 'joy', name: 'Joy', call: 'removed' }),
    anEntry({ id: 'robin', state: 'withdrawn', withdrewAt: today }),
  ];
  calendarDesk({ address: '/?event=fitting', roster }).show(<ManagedEventsPage />);
  const shift = await screen.findByRole('list', { name: 'Withdrew from Welcome desk' });
  expect(
    within(shift)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    expect.stringMatching(/^Withdrew: Kim, today \d+:\d\d [AP]M PT$/),
    'Withdrew: Amy, Fri, Nov 20, 2026, 7:02 PM PT',
    'Withdrew: Name deleted, Thu, Nov 19, 2026, 7:30 AM PT',
  ]);
  expect(screen.getByRole('list', { name: 'Welcome desk' })).toHaveTextContent(/^Lee Going…$/);
  expect(screen.getByRole('list', { name: 'Withdrew from Guests' })).toHaveTextContent(
    /^Withdrew: Robin, today/,
  );
});

test('a title that is not told reads “another event”', async () => {
  const obstacle = { why: 'overlap', title: null, es: null } as const;
  calendarDesk({ address: '/?event=fitting', roster: [{ ...WAITS, obstacle }] }).show(<ManagedEventsPage />);
  expect(await screen.findByText('Skipped: overlaps with another event')).toBeVisible();
  expect(assignTexts.obstacle('Ben', obstacle)).toBe('Ben is going to another event at that time.');
  expect(ownSignupsTexts.overlap('another event')).toBe('You are signed up for another event at that time.');
  expect(eventFormTexts.overlap({ name: 'Ben', title: null })).toBe('Ben then overlaps with another event.');
});

test('who waits stands in line, whatever their names', async () => {
  const waits = { state: 'waiting', shiftId: 'desk', obstacle: null } as const;
  const roster = [
    anEntry({ id: 'a', name: 'Ames', ...waits, since: 9 }),
    anEntry({ id: 'b', name: 'Bell', ...waits, since: 7 }),
    anEntry({ id: 'c', name: 'Cruz', ...waits, since: 9 }),
  ];
  const { show } = calendarDesk({ address: '/?event=fitting', roster });
  show(<ManagedEventsPage />);
  const line = await screen.findByRole('list', { name: 'Waiting' });
  expect(
    within(line)
      .getAllByRole('listitem')
      .map((item) => textsOf(item).slice(0, 2)),
  ).toEqual([
    ['Bell', '1. in line for Welcome desk'],
    ['Ames', '2. in line for Welcome desk'],
    ['Cruz', '3. in line for Welcome desk'],
  ]);
});

test.each([
  ['Dee', 'waiting', '2026-11-20 12:00', 'They are taken off the waiting list and told.'],
  [
    'Robin',
    'going',
    '2026-11-20 12:00',
    'They lose their place and are told. The place goes to the first person in line who can take it.',
  ],
  ['Robin', 'going', '2026-11-28 02:00', 'They lose their place and are told.'],
] as const)(
  'before %s, who is %s, is removed on %s, it is said what follows',
  async (name, state, now, text) => {
    const part = { shiftId: 'desk' } as const;
    const going = anEntry({ id: 'robin', name: 'Robin', ...part, state: 'going' });
    const waiting = anEntry({ id: 'dee', name: 'Dee', ...part, state: 'waiting' });
    const { show, user, time } = calendarDesk({ address: '/?event=fitting', roster: [going, waiting] });
    time.setNow(pacific(now));
    show(<ManagedEventsPage />);
    expect([going, waiting].find((entry) => entry.name === name)?.state).toBe(state);
    if (state === 'going') await chooseMore(user, name, 'Remove');
    else await user.click(await screen.findByRole('button', { name: `Remove ${name} from Welcome desk` }));
    expect(await screen.findByRole('dialog', { name: `Remove ${name}?` })).toHaveTextContent(text);
  },
);

test('removing somebody asks first; what a colleague changed meanwhile is said, and the event read again', async () => {
  const { show, user, events, toasts } = calendarDesk({
    address: '/?event=fitting',
    roster: [anEntry()],
    signups: { remove: async () => fail({ code: 'conflict' }) },
  });
  show(<ManagedEventsPage />);
  await chooseMore(user, 'Robin', 'Remove');
  const question = await screen.findByRole('dialog', { name: 'Remove Robin?' });
  await user.click(within(question).getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(toasts.toast?.description).toMatch(/^Somebody else changed this/));
  await waitFor(() => expect(events.get).toHaveBeenCalledTimes(2));
});

test('who lacks a training is offered no place, since nobody may give it', async () => {
  const obstacle = { why: 'training', guide: { id: 'g', title: 'Lifting', es: null } } as const;
  const { show } = calendarDesk({ address: '/?event=fitting', roster: [{ ...WAITS, obstacle }] });
  show(<ManagedEventsPage />);
  const line = await screen.findByRole('region', { name: 'Waiting' });
  expect(line).toHaveTextContent('Skipped: training missing: Lifting');
  expect(within(line).queryByRole('button', { name: /^Give a place/ })).toBeNull();
});

test('under 24 hours a free place is open, and staff are told to call who waits; after the start nobody was reached', async () => {
  const options = { address: '/?event=fitting', roster: [{ ...WAITS, obstacle: null }] };
  const { show } = calendarDesk({ ...options, now: '2026-11-27 12:00' });
  const { unmount } = show(<ManagedEventsPage />);
  expect(await screen.findByText('Welcome desk: Waiting: 1. Call them.')).toBeVisible();
  unmount();
  const later = calendarDesk({ ...options, now: '2026-11-28 10:30' });
  later.show(<ManagedEventsPage />);
  expect(await screen.findByText('Not reached')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Give a place/ })).toBeNull();
});

test('assigning names what keeps somebody from it, and an overlap is a decision', async () => {
  const { show, user, signups } = calendarDesk({ address: '/?event=fitting' });
  signups.candidates.mockResolvedValue(
    ok([
      { id: 'amara', name: 'Amara Okafor', obstacle: null },
      { id: 'val', name: 'Val Volunteer', obstacle: { why: 'overlap', title: 'Mentor Evening', es: null } },
      {
        id: 'kofi',
        name: 'Kofi Mensah',
        obstacle: { why: 'training', guide: { id: 'g', title: 'Safe with young people', es: null } },
      },
    ]),
  );
  show(<ManagedEventsPage />);
  await user.click(await screen.findByRole('button', { name: 'Assign Welcome desk' }));
  const dialog = await screen.findByRole('dialog', { name: 'Assign Welcome desk' });
  const volunteer = within(dialog).getByLabelText('Volunteer');
  const options = () => within(volunteer).getAllByRole('option');
  await waitFor(() =>
    expect(options().map(({ textContent }) => textContent)).toEqual([
      'Choose',
      'Amara Okafor',
      'Val Volunteer (overlaps)',
      'Kofi Mensah (training missing)',
    ]),
  );
  await user.selectOptions(volunteer, 'kofi');
  await user.click(within(dialog).getByRole('button', { name: 'Assign' }));
  await waitFor(() =>
    expect(volunteer).toHaveAccessibleDescription(
      'Kofi Mensah has to finish “Safe with young people” first.',
    ),
  );
  await user.selectOptions(volunteer, 'val');
  await user.click(within(dialog).getByLabelText('Add despite the overlap'));
  await user.click(within(dialog).getByRole('button', { name: 'Assign' }));
  await waitFor(() =>
    expect(signups.assign).toHaveBeenCalledWith(
      expect.objectContaining({ eventId: 'fitting', shiftId: 'desk', personId: 'val', override: true }),
    ),
  );
});

test('somebody without an account is assigned by name; a full part is said at the name', async () => {
  const { show, user, signups } = calendarDesk({
    address: '/?event=fitting',
    signups: { assign: async () => fail({ code: 'conflict', reason: 'full' }) },
  });
  show(<ManagedEventsPage />);
  await user.click(await screen.findByRole('button', { name: 'Assign Guests' }));
  const dialog = await screen.findByRole('dialog', { name: 'Assign Guests' });
  expect(within(dialog).getByRole('form', { name: 'Assign Guests' })).toBeVisible();
  await user.click(await within(dialog).findByLabelText('Somebody without an account'));
  await user.click(within(dialog).getByRole('button', { name: 'Assign' }));
  const name = within(dialog).getByLabelText('Name');
  await waitFor(() => expect(name).toHaveAccessibleDescription('Please enter a name.'));
  await user.type(name, 'Robin');
  await user.click(within(dialog).getByRole('button', { name: 'Assign' }));
  await waitFor(() => expect(name).toHaveAccessibleDescription('All places are taken now.'));
  expect(signups.candidates).toHaveBeenCalledWith({ eventId: 'fitting', shiftId: null }, expect.anything());
});

test('canceling needs a reason, says who gets a mail, and takes later dates along', async () => {
  const others = [
    { id: 'next', startsAt: pacific('2026-12-05 10:00'), state: 'published' as const },
    { id: 'gone', startsAt: pacific('2026-12-12 10:00'), state: 'canceled' as const },
    // A date that was given to another program stays.
    { id: 'given', startsAt: pacific('2026-12-19 10:00'), state: 'published' as const },
  ];
  const { show, user, events, toasts } = calendarDesk({
    address: '/?event=fitting',
    seen: [anEventView({ seriesId: 'series' }, { others, later: 1 })],
  });
  show(<ManagedEventsPage />);
  await user.click(await screen.findByRole('button', { name: 'Other dates (3)' }));
  expect(screen.getByRole('button', { name: 'Sat, Dec 12, 2026, 10:00 AM PT, Canceled' })).toBeVisible();
  await chooseMore(user, 'Fitting Day', 'Cancel event');
  const dialog = await screen.findByRole('dialog', { name: 'Cancel Fitting Day?' });
  expect(
    await within(dialog).findByText('8 people will get a mail.', { selector: '[role=status] > span' }),
  ).toBeInTheDocument();
  await user.click(within(dialog).getByRole('button', { name: 'Cancel Event' }));
  const reason = within(dialog).getByLabelText('Reason');
  await waitFor(() => expect(reason).toHaveFocus());
  await waitFor(() => expect(reason).toHaveAccessibleDescription(/Please say why, in one sentence\./));
  await user.type(reason, 'The hall is closed.');
  await user.click(within(dialog).getByLabelText('Also cancel the later date'));
  await within(dialog).findByText('19 people will get a mail.', { selector: '[role=status] > span' });
  await user.click(within(dialog).getByRole('button', { name: 'Cancel Event' }));
  await waitFor(() =>
    expect(events.cancel).toHaveBeenCalledWith({
      id: 'fitting',
      base: 'first',
      reason: 'The hall is closed.',
      withLater: true,
    }),
  );
  await waitFor(() => expect(toasts.toast?.title).toBe('Event Canceled'));
});

test('a draft that lacks something opens its form, which says what at the fields and publishes it then', async () => {
  const { show, user, events, toasts } = calendarDesk({
    address: '/?event=fitting',
    seen: [anEventView({ state: 'draft', place: '' })],
  });
  events.publish.mockResolvedValueOnce(
    fail({ code: 'validation', fields: [{ field: 'place', message: '' }] }),
  );
  events.save.mockImplementationOnce(async ({ base, ...sent }) =>
    ok({ ...anEvent({ state: 'draft' }), ...sent }),
  );
  show(<ManagedEventsPage />);
  await user.click(await screen.findByRole('button', { name: 'Publish' }));
  const question = await screen.findByRole('dialog', { name: 'Publish Fitting Day?' });
  await user.click(within(question).getByRole('button', { name: 'Publish' }));
  const form = await screen.findByRole('form', { name: 'Event' });
  await waitFor(() => expect(within(form).getByLabelText('Place')).toHaveFocus());
  expect(within(form).getByLabelText('Place')).toHaveAccessibleDescription(/Please enter where it is\./);
  expect(toasts.toast).toBeNull();
  await user.paste('Main Hall');
  await user.click(within(form).getByRole('button', { name: 'Publish' }));
  await waitFor(() => expect(toasts.toast?.title).toBe('Event Published'));
  expect(events.save).toHaveBeenCalledWith(expect.objectContaining({ id: 'fitting', place: 'Main Hall' }));
  expect(events.publish).toHaveBeenCalledTimes(2);
});

test('the form that completes a draft only changes an event that is published by now', async () => {
  const { show } = calendarDesk({ address: '/?event=fitting&view=publish' });
  show(<ManagedEventsPage />);
  const form = await screen.findByRole('form', { name: 'Event' });
  expect(within(form).getByRole('button', { name: 'Save' })).toBeVisible();
  expect(within(form).queryByRole('button', { name: 'Publish' })).toBeNull();
});

test('a draft is deleted after a question', async () => {
  const { show, user } = calendarDesk({
    address: '/?event=fitting',
    seen: [anEventView({ state: 'draft' })],
  });
  show(<ManagedEventsPage />);
  await screen.findByRole('button', { name: 'Publish' });
  expect(screen.queryByRole('button', { name: 'Day sheet' })).toBeNull();
  await chooseMore(user, 'Fitting Day', 'Delete draft');
  const question = await screen.findByRole('dialog', { name: 'Delete Fitting Day?' });
  await user.click(within(question).getByRole('button', { name: 'Delete draft' }));
  await waitFor(() => expect(address()).toBe('/'));
});

test('the form lists all dates, refuses at the field, and leads to the new event', async () => {
  const { show, user, events } = calendarDesk();
  show(<CreateEventPage />);
  const form = await screen.findByRole('form', { name: 'Event' });
  const press = (name: string) => {
    act(() => within(form).getByRole('button', { name }).focus());
    return user.keyboard('{Enter}');
  };
  await press('Publish');
  await waitFor(() => expect(within(form).getByLabelText('Title')).toHaveFocus());
  await user.paste('Shoe Fair');
  const set = async (label: string, text: string) => {
    await user.click(within(form).getByLabelText(label));
    await user.paste(text);
  };
  await set('Place', 'Main hall');
  const guests = within(form).getByRole('group', { name: 'Who is invited' });
  expect(guests).toHaveAccessibleDescription('Invite somebody, or add a shift.');
  await user.click(within(guests).getByLabelText('Everybody (on the public page)'));
  for (const [label, text] of [
    ['Date', '2027-03-07'],
    ['Starts (PT)', '02:30'],
    ['Ends (PT)', '05:00'],
  ] as const)
    await user.type(within(form).getByLabelText(label), text);
  await user.selectOptions(within(form).getByLabelText('Repeat'), 'Every week');
  const count = await within(form).findByLabelText('Number of dates');
  await user.clear(count);
  await user.type(count, '2');
  const dates = await within(form).findByRole('region', { name: 'Dates' });
  expect(
    within(dates)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual([
    'Sun, Mar 7, 2027, 2:30 AM to 5:00 AM PT',
    'Sun, Mar 14, 2027: Clocks in Las Vegas skip this hour when daylight saving time starts.',
  ]);
  await press('Publish');
  await waitFor(() => expect(count).toHaveAccessibleDescription(/^Sun, Mar 14, 2027: Please enter a valid/));
  await user.clear(within(form).getByLabelText('Starts (PT)'));
  await user.type(within(form).getByLabelText('Starts (PT)'), '03:30');
  await press('Publish');
  await waitFor(() => expect(events.create).toHaveBeenCalled());
  await waitFor(() => expect(address()).toMatch(/^\/dashboard\/events\?event=id-/));
});

test('editing says before saving who gets a mail and overlaps, and refuses a removed shift with people', async () => {
  const { show, user, events, time } = calendarDesk({
    address: '/?event=fitting&view=edit',
    seen: [anEventView({ shifts: [aShift()] })],
    events: {
      saveEffect: async () =>
        ok({ mailed: 1, overlaps: [{ name: 'Val Volunteer', title: 'Mentor Evening', es: null }] }),
    },
  });
  show(<ManagedEventsPage />);
  const place = await screen.findByLabelText('Place');
  await user.type(place, ' 2');
  // What is typed is looked at once React has drawn it.
  await waitFor(async () => {
    await act(() => time.advance(1_000));
    expect(screen.getByText('1 person will get a mail.')).toBeVisible();
  });
  expect(screen.getByText('Val Volunteer then overlaps with Mentor Evening.')).toBeVisible();
  events.save.mockResolvedValueOnce(fail({ code: 'conflict', reason: 'going', count: 1 }));
  await user.click(screen.getByRole('button', { name: 'Remove shift 1' }));
  act(() => screen.getByRole('button', { name: 'Save' }).focus());
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Welcome desk: Move or withdraw its 1 person first.')).toBeVisible();
});

test('two people who change an event at once choose field by field, a shift as one field', async () => {
  let isSaved = false;
  const theirs = anEventView({
    revision: 'second',
    shifts: [aShift({ wanted: 5 })],
    startsAt: pacific('2026-11-29 09:30'),
    endsAt: pacific('2026-11-29 13:30'),
  });
  const { show, user, events } = calendarDesk({
    address: '/?event=fitting&view=edit',
    events: { get: async () => ok(isSaved ? theirs : anEventView()) },
  });
  show(<ManagedEventsPage />);
  const title = await screen.findByLabelText('Title');
  isSaved = true;
  events.save.mockResolvedValueOnce(fail({ code: 'conflict' }));
  await user.type(title, ' Today');
  act(() => screen.getByRole('button', { name: 'Save' }).focus());
  await user.keyboard('{Enter}');
  const dialog = await screen.findByRole('dialog', { name: 'This event changed elsewhere' });
  const shift = within(dialog).getByRole('region', { name: 'Shift: Welcome desk' });
  expect(shift).toHaveTextContent('Welcome desk; 10:00 AM to 2:00 PM PT; 5 wanted');
  const date = within(dialog).getByRole('region', { name: 'Date' });
  expect(textsOf(date)).toEqual(expect.arrayContaining(['Nov 29, 2026', 'Nov 28, 2026']));
  expect(textsOf(within(dialog).getByRole('region', { name: 'Ends (PT)' }))).toEqual(
    expect.arrayContaining(['1:30 PM', '2:00 PM']),
  );
  await user.click(within(dialog).getByRole('button', { name: 'Save This Version' }));
  await waitFor(() => expect(events.save).toHaveBeenCalledTimes(2));
  expect(events.save).toHaveBeenLastCalledWith(
    expect.objectContaining({
      base: 'second',
      title: 'Fitting Day Today',
      shifts: [expect.objectContaining({ wanted: 5 })],
    }),
  );
});
