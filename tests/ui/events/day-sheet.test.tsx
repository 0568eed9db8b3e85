import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { fail, ok } from '../../../src/core/shared/result';
import { ManagedEventsPage } from '../../../src/ui/events/staff-pages';
import { anEntry, calendarDesk } from '../../support/calendar-desk';
import { cellsOf, textsOf } from '../../support/cells';

const ROSTER = [
  anEntry({ id: 'val', name: 'Val Volunteer', shiftId: 'desk', contact: 'val@example.org' }),
  anEntry({
    access: 'Uses a wheelchair',
    application: {
      id: 'a',
      shoes: [
        { cut: 'men', size: 10.5, wide: false, state: 'reserved', givenAt: null },
        { cut: 'kids-y', size: 1, wide: false, state: 'looked-for', givenAt: null },
        { cut: 'men', size: 9, wide: false, state: 'given', givenAt: 5 },
        { cut: 'women', size: 'unknown', wide: false, state: 'to-measure', givenAt: null },
      ],
    },
  }),
  anEntry({ id: 'ada', name: 'Ada', contact: '702-555-0199' }),
  anEntry({ id: 'ben', name: 'Ben', state: 'waiting' }),
];

/** The sheet is open on the day. */
function openSheet(options: Parameters<typeof calendarDesk>[0] = {}) {
  const desk = calendarDesk({
    address: '/?event=fitting&view=day',
    now: '2026-11-28 09:00',
    roster: ROSTER,
    ...options,
  });
  desk.show(<ManagedEventsPage />);
  return desk;
}

/** The screen is one of a phone. */
function onPhone() {
  const wide = window.matchMedia;
  const spy = vi
    .spyOn(window, 'matchMedia')
    .mockImplementation((media) => Object.assign(wide(media), { matches: true }));
  onTestFinished(() => spy.mockRestore());
}

test('names stand by the shift and the alphabet, with what is good to know and no contact of guests', async () => {
  openSheet();
  expect(await screen.findByRole('heading', { level: 1, name: 'Day sheet: Fitting Day' })).toBeVisible();
  const desk = within(screen.getByRole('list', { name: 'Welcome desk' })).getAllByRole('listitem');
  expect(textsOf(desk[0] ?? document.body).slice(0, 2)).toEqual(['Val Volunteer', 'val@example.org']);
  const guests = within(screen.getByRole('list', { name: 'Guests' })).getAllByRole('listitem');
  expect(guests.map((row) => row.querySelector('strong')?.textContent)).toEqual(['Ada', 'Robin']);
  expect(textsOf(guests[1] ?? document.body).slice(0, 3)).toEqual([
    'Robin',
    'Men 10½, Kids 1Y, Men 9 (given), Women, to measure',
    'Access: Uses a wheelchair',
  ]);
  expect(guests[0]).not.toHaveTextContent('702-555-0199');
  const needed = screen.getByRole('table', { name: 'Needed by size' });
  await waitFor(() =>
    expect(within(needed).getAllByRole('row').map(cellsOf)).toEqual([
      ['Size', 'Pairs', 'On the shelf'],
      ['Men 10½', '1', '3'],
    ]),
  );
  expect(screen.getByText('Marked: 0 of 3')).toBeVisible();
});

test('approved pairs are given on the day, and the sheet knows it then', async () => {
  const { user, shelf, signups } = openSheet();
  await user.click(await screen.findByRole('button', { name: 'Give shoes to Robin' }));
  expect(screen.queryByRole('button', { name: 'Give shoes to Ada' })).not.toBeInTheDocument();
  const dialog = within(await screen.findByRole('dialog', { name: 'Give shoes to Robin' }));
  await user.click(within(dialog.getByRole('group', { name: /Men 10½/ })).getByRole('checkbox'));
  await user.click(dialog.getByRole('button', { name: 'Give 1 pair' }));
  await waitFor(() =>
    expect(shelf.give).toHaveBeenCalledExactlyOnceWith({
      applicationId: 'a',
      eventId: 'fitting',
      anyway: false,
      pairs: [
        expect.objectContaining({ index: 0, size: 10.5, asked: { cut: 'men', size: 10.5, wide: false } }),
      ],
    }),
  );
  await waitFor(() => expect(signups.ofEvent).toHaveBeenCalledTimes(2));
});

test('a mark is saved at once, says so in its row, and another one takes its place', async () => {
  const { user, signups } = openSheet();
  const marks = await screen.findByRole('radiogroup', { name: 'Robin' });
  expect(within(marks).getByRole('radio', { name: 'Not marked' })).toBeChecked();
  await user.click(within(marks).getByRole('radio', { name: 'Here' }));
  const row = marks.closest('li');
  if (!row) throw new Error('The marks are in no row.');
  await waitFor(() => expect(within(row).getByRole('status')).toHaveTextContent('Saved'));
  expect(screen.getByText('Marked: 1 of 3')).toBeVisible();
  await user.click(within(marks).getByRole('radio', { name: 'No-show' }));
  await waitFor(() =>
    expect(signups.mark).toHaveBeenLastCalledWith({
      id: 'robin',
      base: 'attended',
      mark: 'no-show',
      minutes: null,
    }),
  );
});

test('on a phone a second press on a mark takes it back, and what was not saved is tried again', async () => {
  onPhone();
  const { user, signups } = openSheet();
  const marks = await screen.findByRole('group', { name: 'Ada' });
  signups.mark.mockResolvedValueOnce(fail({ code: 'unavailable' }));
  const here = within(marks).getByRole('button', { name: 'Here' });
  await user.click(here);
  const row = marks.closest('li');
  if (!row) throw new Error('The marks are in no row.');
  await waitFor(() => expect(row).toHaveTextContent('Not saved. Try again'));
  expect(here).toHaveAttribute('aria-pressed', 'true');
  await user.click(within(row).getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(within(row).getByRole('status')).toHaveTextContent('Saved'));
  await user.click(here);
  await waitFor(() => expect(signups.mark).toHaveBeenLastCalledWith(expect.objectContaining({ mark: null })));
  await waitFor(() => expect(here).toHaveAttribute('aria-pressed', 'false'));
});

test('on a phone a row is a name with one press, and the rest stands behind dots', async () => {
  onPhone();
  const { user, signups } = openSheet();
  const robin = within(await screen.findByRole('group', { name: 'Robin' }));
  expect(
    screen.getByText('Men 10½ · Kids 1Y · Men 9 (given) · Women, to measure · Access note'),
  ).toBeVisible();
  expect(robin.getAllByRole('button').map((button) => button.textContent)).toEqual(['Here', '…']);
  await user.click(robin.getByRole('button', { name: 'More: Robin' }));
  expect(robin.getByRole('button', { name: 'More: Robin' })).toHaveAttribute('aria-expanded', 'true');
  expect(robin.getByText('Access: Uses a wheelchair')).toBeVisible();
  expect(robin.getByRole('button', { name: 'Give shoes to Robin' })).toBeVisible();
  await user.click(robin.getByRole('button', { name: 'Excused' }));
  await waitFor(() =>
    expect(signups.mark).toHaveBeenLastCalledWith(expect.objectContaining({ mark: 'excused' })),
  );
  // A mark that 'Here' does not show stands below the name.
  expect(screen.getByText(/^Excused · Men 10½/)).toBeVisible();
  const val = within(screen.getByRole('group', { name: 'Val Volunteer' }));
  expect(val.queryByRole('link')).toBeNull();
  await user.click(val.getByRole('button', { name: 'More: Val Volunteer' }));
  expect(val.getByRole('link', { name: 'val@example.org' })).toBeVisible();
  await user.click(val.getByRole('button', { name: 'Here' }));
  expect(await val.findByLabelText('Minutes Val Volunteer')).toBeVisible();
});

test('on a phone the count stays in sight, and those without a mark or with some letters are listed alone', async () => {
  onPhone();
  const { user } = openSheet();
  const bar = within(await screen.findByRole('region', { name: 'Marking' }));
  const names = () =>
    screen.getAllByRole('group').flatMap((group) => group.querySelector('legend')?.textContent ?? []);
  const mark = async (name: string) => {
    await user.click(within(screen.getByRole('group', { name })).getByRole('button', { name: 'Here' }));
  };
  await mark('Ada');
  await waitFor(() => expect(bar.getByRole('status')).toHaveTextContent('Marked 1 of 3'));
  await user.click(bar.getByRole('button', { name: 'Unmarked only' }));
  expect(names()).toEqual(['Val Volunteer', 'Robin']);
  // Whoever is marked now stays until the filter is pressed again, so that no row moves under the thumb.
  await mark('Robin');
  await waitFor(() => expect(bar.getByRole('status')).toHaveTextContent('Marked 2 of 3'));
  expect(names()).toEqual(['Val Volunteer', 'Robin']);
  expect(screen.getByRole('group', { name: 'Robin' }).closest('li')).toHaveAttribute('data-done', 'true');
  await user.click(bar.getByRole('button', { name: 'Unmarked only' }));
  expect(names()).toEqual(['Val Volunteer', 'Ada', 'Robin']);
  await user.type(bar.getByLabelText('Find a name'), 'àDA');
  expect(names()).toEqual(['Ada']);
  await user.type(bar.getByLabelText('Find a name'), 'x');
  expect(screen.getByText('No names match.')).toBeVisible();
});

test('on a phone what is not a name stands behind the dots of the bar or below the names', async () => {
  onPhone();
  const { user } = openSheet();
  const bar = within(await screen.findByRole('region', { name: 'Marking' }));
  await user.click(bar.getByRole('button', { name: 'More' }));
  expect(bar.getAllByRole('button').map((button) => button.textContent)).toEqual([
    'Unmarked only',
    '…',
    'Add somebody to Welcome desk',
    'Add somebody to Guests',
    'Print',
    'Mark the rest as no-show',
  ]);
  const list = screen.getByRole('list', { name: 'Guests' });
  for (const below of [screen.getByText('Needed by size'), screen.getByLabelText('Visitors without a name')])
    expect(list.compareDocumentPosition(below)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await user.click(bar.getByRole('button', { name: 'Add somebody to Guests' }));
  expect(await screen.findByRole('dialog', { name: 'Add somebody to Guests' })).toBeVisible();
});

test('a volunteer who is here has minutes, which are refused or saved when the field is left', async () => {
  const { user, signups } = openSheet();
  const marks = await screen.findByRole('radiogroup', { name: 'Val Volunteer' });
  await user.click(within(marks).getByRole('radio', { name: 'Here' }));
  const minutes = await screen.findByLabelText('Minutes Val Volunteer');
  await waitFor(() => expect(minutes).toHaveValue('240'));
  await user.clear(minutes);
  await user.type(minutes, '1441{Enter}');
  expect(minutes).toHaveAccessibleDescription('Enter a whole number of minutes from 1 to 1,440.');
  // What was saved before says nothing of them.
  expect(screen.queryByText('Saved')).not.toBeInTheDocument();
  await user.clear(minutes);
  await user.type(minutes, '90{Enter}');
  await waitFor(() =>
    expect(signups.mark).toHaveBeenLastCalledWith(expect.objectContaining({ mark: 'attended', minutes: 90 })),
  );
});

test('minutes that are typed are not taken away by what a colleague saves meanwhile', async () => {
  const val = anEntry({ id: 'val', name: 'Val Volunteer', shiftId: 'desk', state: 'attended', minutes: 60 });
  const { user, signups, changes, time } = openSheet({ roster: [val] });
  const minutes = await screen.findByLabelText('Minutes Val Volunteer');
  await user.clear(minutes);
  await user.type(minutes, '12');
  signups.ofEvent.mockResolvedValue(ok([{ ...val, minutes: 99, revision: 'newer' }]));
  await act(async () => {
    changes.change('signups');
    await time.advance(5_000);
  });
  await waitFor(() =>
    expect(minutes).toHaveAccessibleDescription('Somebody else just saved 99. Press Enter to keep yours.'),
  );
  expect(minutes).toHaveValue('12');
  await user.tab();
  expect(signups.mark).not.toHaveBeenCalled();
  await user.type(minutes, '{Enter}');
  await waitFor(() =>
    expect(signups.mark).toHaveBeenLastCalledWith(expect.objectContaining({ mark: 'attended', minutes: 12 })),
  );
});

test('before the day nobody is marked, and the sheet says from when on', async () => {
  openSheet({ now: '2026-11-27 09:00' });
  expect(await screen.findAllByText('Marks can be set from 8:00 AM PT on.')).toHaveLength(2);
  expect(screen.queryByRole('radiogroup')).toBeNull();
});

test('the rest is marked after a question with the count', async () => {
  const { user, signups } = openSheet();
  await user.click(await screen.findByRole('button', { name: 'Mark the rest as no-show' }));
  const question = await screen.findByRole('dialog', { name: 'Mark the rest as no-show?' });
  expect(question).toHaveTextContent('3 people have no mark yet.');
  await user.click(within(question).getByRole('button', { name: 'Mark 3 as No-show' }));
  await waitFor(() => expect(signups.markRest).toHaveBeenCalledWith({ eventId: 'fitting' }));
  expect(await screen.findByText('Marked: 3 of 3')).toBeVisible();
});

test('somebody is added by name, and visitors without a name are counted', async () => {
  const { user, signups, events } = openSheet();
  await user.click(await screen.findByRole('button', { name: 'Add somebody to Guests' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add somebody to Guests' });
  expect(within(dialog).getByRole('form', { name: 'Add somebody to Guests' })).toBeVisible();
  await user.type(within(dialog).getByLabelText('Name'), 'Jo');
  await user.click(within(dialog).getByRole('button', { name: 'Add' }));
  await waitFor(() =>
    expect(signups.assign).toHaveBeenCalledWith(
      expect.objectContaining({ shiftId: null, personId: null, name: 'Jo', contact: '' }),
    ),
  );
  const count = screen.getByLabelText('Visitors without a name');
  await user.clear(count);
  await user.type(count, '6');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(events.saveWalkIns).toHaveBeenCalledWith({ id: 'fitting', base: 'first', walkIns: 6 }),
  );
});
