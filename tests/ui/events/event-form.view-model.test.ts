import { expect, test } from 'vitest';
import type { Events } from '../../../src/core/events/events.api';
import { fail, ok } from '../../../src/core/shared/result';
import type { EventFormValues } from '../../../src/ui/events/form/event-form-values';
import { anEventView, calendarDesk } from '../../support/calendar-desk';
import { anEvent, aShift, pacific } from '../../support/event-builder';

/** Somebody has the form open: of a new event without an id. */
async function openForm(id: string | null, options: Parameters<typeof calendarDesk>[0] = {}) {
  const desk = calendarDesk(options);
  const viewModel = desk.form();
  viewModel.start();
  await viewModel.sources.open({ id, copy: null });
  return { ...desk, viewModel, first: viewModel.open(false, '') };
}

const TYPED = {
  title: 'Shoe Fair',
  programId: 'walk',
  date: '2026-12-05',
  startsAt: '10:00',
  endsAt: '12:00',
  place: 'Main hall',
  invited: ['everybody' as const],
};

test('a draft needs a title alone, and what is published needs more, in the order of the form', async () => {
  const { viewModel, first, events, toasts } = await openForm(null, { role: 'admin' });
  expect(await viewModel.submit(first, true)).toBe(false);
  expect(viewModel.form.problems).toEqual([
    { field: 'title', message: 'Please enter a title.' },
    { field: 'date', message: 'Please choose a date.' },
    { field: 'startsAt', message: 'Please enter when it starts.' },
    { field: 'endsAt', message: 'Please enter when it ends.' },
    { field: 'place', message: 'Please enter where it is.' },
    { field: 'invited', message: 'Invite somebody, or add a shift.' },
  ]);
  expect(await viewModel.submit({ ...first, title: 'Fair' }, false)).toBe(true);
  expect(events.create).toHaveBeenCalledWith(
    expect.objectContaining({ title: 'Fair', programId: null, startsAt: null, publish: false, further: [] }),
  );
  expect(toasts.toast?.title).toBe('Draft Saved');
});

test('a manager chooses a program; the only one is chosen already', async () => {
  const { viewModel, first, events } = await openForm(null);
  expect(first.programId).toBe('walk');
  expect(await viewModel.submit({ ...first, title: 'Fair', programId: '' }, false)).toBe(false);
  expect(viewModel.form.problemOf('programId')).toBe('Please choose a program.');
  expect(events.create).not.toHaveBeenCalled();
});

const MIDNIGHT = 'An event ends on the day it starts. For midnight, enter 11:59 PM.';

test.each([
  [{ date: '2027-03-14', startsAt: '02:30' }, 'startsAt', /^Please enter a valid date and time\. Clocks/],
  [{ date: '20261-12-05' }, 'date', /^Please enter a valid date and time\./],
  [{ startsAt: '' }, 'startsAt', 'Please enter when it starts.'],
  [{ endsAt: '09:00' }, 'endsAt', 'The end has to be after the start.'],
  [{ startsAt: '20:00', endsAt: '00:00' }, 'endsAt', MIDNIGHT],
  [{ startsAt: '00:00', endsAt: '00:00' }, 'endsAt', MIDNIGHT],
  [{ date: '2027-11-07', startsAt: '20:00', endsAt: '00:00' }, 'endsAt', MIDNIGHT],
  [{ date: '2026-11-20' }, 'startsAt', 'This time has passed.'],
  [{ places: '12 people' }, 'places', 'Please enter a whole number from 1 to 10,000, or nothing.'],
  [{ repeat: 'weekly', dates: '27' }, 'dates', 'Please enter a whole number from 2 to 26.'],
  [
    { date: '2027-03-07', startsAt: '02:30', endsAt: '05:00', repeat: 'weekly' },
    'dates',
    /^Sun, Mar 14, 2027: Please enter a valid date and time\. Clocks in Las Vegas skip this hour/,
  ],
] as const)('%o is refused at %s, and nothing is sent', async (typed, field, sentence) => {
  const { viewModel, first, events } = await openForm(null);
  expect(await viewModel.submit({ ...first, ...TYPED, ...typed } as EventFormValues, true)).toBe(false);
  expect(viewModel.form.problemOf(field)).toMatch(sentence);
  expect(events.create).not.toHaveBeenCalled();
});

test('a shift too far from its event is refused at its own field; a new one starts when the last one ends', async () => {
  const { viewModel, first } = await openForm(null);
  const values = { ...first, ...TYPED };
  const shift = { ...viewModel.newShift(values), label: 'Door' };
  expect(shift).toMatchObject({ startsAt: '10:00', endsAt: '12:00' });
  const further = { ...viewModel.newShift({ ...values, shifts: [shift] }), label: 'Late', endsAt: '16:30' };
  expect(further.startsAt).toBe('12:00');
  expect(await viewModel.submit({ ...values, shifts: [shift, further] }, true)).toBe(false);
  expect(viewModel.form.problems).toEqual([
    {
      field: 'shifts.1.endsAt',
      message: 'This shift is too far from the event: at most 4 hours before or after.',
    },
  ]);
});

test('all dates are sent at once, under the same ids in each try', async () => {
  const { viewModel, first, events, toasts } = await openForm(null);
  events.create.mockResolvedValueOnce(fail({ code: 'unavailable' }));
  const values: EventFormValues = { ...first, ...TYPED, date: '2027-03-06', repeat: 'weekly', dates: '3' };
  expect(await viewModel.submit(values, true)).toBe(false);
  expect(await viewModel.submit(values, true)).toBe(true);
  const [one, two] = events.create.mock.calls.map(([sent]) => sent);
  expect(one).toEqual(two);
  expect(one?.further.map(({ startsAt }) => startsAt)).toEqual([
    pacific('2027-03-13 10:00'),
    pacific('2027-03-20 10:00'),
  ]);
  expect(toasts.toast?.title).toBe('3 Events Published');
});

test('fewer places than people are refused at the fields, and so is a shift that was removed', async () => {
  const save: Events['save'] = async () => fail({ code: 'conflict', reason: 'going', count: 7 });
  const { viewModel, first, toasts } = await openForm('fitting', { events: { save } });
  expect(await viewModel.submit({ ...first, places: '4', shifts: [] }, false)).toBe(false);
  expect(viewModel.conflict).toBeNull();
  expect(toasts.toast).toBeNull();
  expect(viewModel.form.problems).toEqual([
    { field: 'places', message: '7 people are going. Enter 7 or more.' },
    { field: null, message: 'Welcome desk: Move or withdraw its 1 person first.' },
  ]);
});

test('who gets a mail is said after a pause, and only for what people have to know', async () => {
  const saveEffect: Events['saveEffect'] = async () =>
    ok({ mailed: 9, overlaps: [{ name: 'Val Volunteer', title: 'Mentor Evening' }] });
  const { viewModel, first, time } = await openForm('fitting', { events: { saveEffect } });
  viewModel.consider({ ...first, title: 'Fitting Saturday' });
  await time.advance(1_000);
  expect(viewModel.effectOnPeople).toBeNull();
  viewModel.consider({ ...first, startsAt: '11:00' });
  await time.advance(100);
  expect(viewModel.effectOnPeople).toBeNull();
  await time.advance(1_000);
  expect(viewModel.effectOnPeople).toMatchObject({ mailed: 9 });
  viewModel.consider(first);
  expect(viewModel.effectOnPeople).toBeNull();
});

test('what was saved elsewhere is compared field by field, each shift as one', async () => {
  const before = anEventView({ shifts: [aShift(), aShift({ id: 'door', label: 'Door' })] });
  const theirs = {
    revision: 'second',
    place: 'Side room',
    shifts: [aShift({ wanted: 5 }), aShift({ id: 'hall', label: 'Hall' })],
  };
  const get = async () => ok(isSaved ? anEventView(theirs) : before);
  let isSaved = false;
  const { viewModel, first, events, toasts } = await openForm('fitting', { events: { get } });
  isSaved = true;
  events.save.mockResolvedValueOnce(fail({ code: 'conflict' }));
  const shifts = first.shifts.map((shift) => ({ ...shift, label: `${shift.label} today` }));
  expect(await viewModel.submit({ ...first, title: 'Mine', shifts }, false)).toBe(false);
  expect(viewModel.conflict?.fields).toEqual([
    { field: 'title', author: 'me' },
    { field: 'place', author: 'them' },
    { field: 'shift desk', author: 'both' },
    { field: 'shift hall', author: 'them' },
    { field: 'shift door', author: 'both' },
  ]);
  const { values } = viewModel.resolve({ title: 'mine', 'shift desk': 'mine', 'shift hall': 'mine' });
  expect(
    Object.keys(values).filter((field) => field.startsWith('shift') && values[field as 'shift desk']),
  ).toEqual(['shift desk']);
  expect(values).toMatchObject({ title: 'Mine', place: 'Side room' });
  expect(toasts.toast).toBeNull();
});

test('an event that was canceled meanwhile asks nothing, and keeps what was typed', async () => {
  let isSaved = false;
  const get = async () => ok(anEventView(isSaved ? { revision: 'second', state: 'canceled' } : {}));
  const save: Events['save'] = async () => fail({ code: 'conflict' });
  const { viewModel, first, toasts } = await openForm('fitting', { events: { get, save } });
  isSaved = true;
  expect(await viewModel.submit({ ...first, title: 'Mine' }, false)).toBe(false);
  expect(viewModel.conflict).toBeNull();
  expect(toasts.toast?.description).toMatch(/canceled in the meantime/);
});

test('a copy has everything but the date, with shifts of its own', async () => {
  const desk = calendarDesk();
  const viewModel = desk.form();
  await viewModel.sources.open({ id: null, copy: 'fitting' });
  const first = viewModel.open(true, '');
  expect(first).toMatchObject({ title: 'Fitting Day', date: '', startsAt: '10:00', place: 'Main hall' });
  expect(first.shifts[0]).toMatchObject({ label: 'Welcome desk', wanted: '2' });
  expect(first.shifts[0]?.id).not.toBe('desk');
  await viewModel.submit({ ...first, date: '2026-12-12' }, true);
  expect(desk.events.create).toHaveBeenCalledWith(
    expect.objectContaining({ startsAt: pacific('2026-12-12 10:00'), shifts: [expect.anything()] }),
  );
  expect(anEvent().id).not.toBe(viewModel.id);
});
