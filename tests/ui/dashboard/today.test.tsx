import { render, screen, within } from '@testing-library/react';
import { useEffect } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { rightsOf } from '../../../src/core/access/may';
import { ROLES } from '../../../src/core/access/role';
import type { ListedEvent } from '../../../src/core/events/event-view';
import type { Events } from '../../../src/core/events/events.api';
import { ChangeFeed } from '../../../src/core/shared/change-feed';
import { ok } from '../../../src/core/shared/result';
import { useViewModel, ViewModelContext } from '../../../src/ui/app/page-hooks';
import { OwnToday } from '../../../src/ui/dashboard/today/own-today';
import { StaffToday } from '../../../src/ui/dashboard/today/staff-today';
import { StaffTodayViewModel } from '../../../src/ui/dashboard/today/staff-today.view-model';
import { type MarkedEvents, markedEvents } from '../../../src/ui/dashboard/waiting/marked-events';
import { anEvent, pacific } from '../../support/event-builder';
import { FakeTime } from '../../support/fake-time';
import { viewModelsOf } from '../../support/fake-view-models';
import { InMemoryChanges } from '../../support/in-memory/in-memory-changes';

const COUNT = { shiftId: null, waiting: 0, going: 28, attended: 12, noShow: 0, excused: 0, minutes: 0 };
const listed = (part: Partial<ListedEvent> = {}): ListedEvent => ({
  ...anEvent(),
  isInSpanish: true,
  program: null,
  counts: [COUNT],
  ...part,
});

/** As Home shows it. */
function Shown({ marked }: { readonly marked: MarkedEvents }) {
  const today = useViewModel(StaffTodayViewModel);
  useEffect(() => void today.show(marked), [today, marked]);
  return <StaffToday today={today} marked={marked} />;
}

/** What staff read on Home at an instant: a manager, or an admin. */
function showStaff(at: string, events: readonly ListedEvent[], marked: MarkedEvents = 'managed') {
  const time = new FakeTime(pacific(at));
  const between = vi.fn<Events['between']>(async () => ok(events));
  const feed = new ChangeFeed(new InMemoryChanges(), time, time);
  render(
    <MemoryRouter>
      <ViewModelContext value={viewModelsOf({ events: { between }, feed, clock: time })}>
        <Shown marked={marked} />
      </ViewModelContext>
    </MemoryRouter>,
  );
  return between;
}

test('staff read which events of today are to be marked, and open the day sheet', async () => {
  const between = showStaff('2026-11-28 12:00', [listed()]);
  const today = within(await screen.findByRole('region', { name: 'Today' }));
  expect(today.getByRole('listitem')).toHaveTextContent(
    /^Fitting Day, 10:00 AM, 12 of 40 markedOpen day sheet$/,
  );
  expect(today.getByRole('link', { name: 'Open day sheet: Fitting Day, Sat, Nov 28, 2026' })).toHaveAttribute(
    'href',
    '/dashboard/events?event=fitting&view=day',
  );
  expect(between).toHaveBeenCalledWith(
    { from: '2026-11-21', to: '2026-11-29', search: '', programId: null },
    expect.anything(),
  );
});

test('an admin marks events without a program; one that is over stands among the past ones', async () => {
  const between = showStaff('2026-11-28 15:00', [listed()], 'without-program');
  expect(await screen.findByRole('link', { name: /^Open day sheet/ })).toHaveAttribute(
    'href',
    '/dashboard/events/past-events?event=fitting&view=day',
  );
  expect(between).toHaveBeenCalledWith(expect.objectContaining({ programId: 'none' }), expect.anything());
});

test.each([
  ['managed', '2026-11-28 15:00', '/dashboard/events?tab=past&event=fitting&view=day'],
  ['without-program', '2026-11-28 09:00', '/dashboard/events/upcoming-events?event=fitting&view=day'],
] as const)('the day sheet opens in the list of the event: %s at %s', async (marked, at, address) => {
  showStaff(at, [listed()], marked);
  expect(await screen.findByRole('link', { name: /^Open day sheet/ })).toHaveAttribute('href', address);
});

test('each role marks its own events', () => {
  const kinds = ROLES.map((role) => [role, markedEvents(rightsOf({ id: '1', role }))]);
  expect(Object.fromEntries(kinds)).toEqual({
    admin: 'without-program',
    program_manager: 'managed',
    volunteer: null,
    donor: null,
    beneficiary: null,
  });
});

test('an event of another day says which', async () => {
  showStaff('2026-11-27 18:00', [listed({ counts: [] })]);
  const today = within(await screen.findByRole('region', { name: 'Today' }));
  expect(today.getByRole('listitem')).toHaveTextContent(/^Fitting Day, Sat, Nov 28, 2026, 10:00 AMOpen/);
});

const NEXT = {
  shift: { label: 'Welcome desk', es: null },
  event: { title: 'Fitting Day', es: null },
  startsAt: pacific('2026-11-28 10:00'),
  place: 'own',
} as const;

function showOwn(next: { readonly place: 'own' | 'open' }, now: string) {
  render(
    <MemoryRouter>
      <OwnToday kind="shift" next={{ ...NEXT, ...next }} now={pacific(now)} />
    </MemoryRouter>,
  );
}

test('the own shift of today stands first', () => {
  showOwn({ place: 'own' }, '2026-11-28 07:00');
  const today = within(screen.getByRole('region', { name: 'Today' }));
  expect(today.getByRole('listitem')).toHaveTextContent(/^Welcome desk: Fitting Day, 10:00 AMMy Schedule$/);
  expect(today.getByRole('link', { name: 'My Schedule' })).toHaveAttribute('href', '/dashboard/my-schedule');
});

test.each([
  ['own', '2026-11-27 23:00'],
  ['open', '2026-11-28 07:00'],
] as const)('what is %s on another day, or nobody has reserved, is not of today: %s', (place, now) => {
  showOwn({ place }, now);
  expect(screen.queryByRole('region', { name: 'Today' })).toBeNull();
});
