import { fc, test as property } from '@fast-check/vitest';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import { type Action, type DataAction, may } from '../../../src/core/access/may';
import { ok } from '../../../src/core/shared/result';
import { RightsContext } from '../../../src/ui/app/page-hooks';
import { ApplicationView } from '../../../src/ui/applications/staff/application-view';
import { ProgramCalendarPage } from '../../../src/ui/events/calendar/program-calendar-page';
import { ManagedEventsPage, UpcomingEventsPage } from '../../../src/ui/events/staff-pages';
import { ArchivePage, ManagedProgramsPage } from '../../../src/ui/programs/staff-pages';
import { AssignmentsPage } from '../../../src/ui/signups/assignments/assignments-page';
import { VolunteerListPage } from '../../../src/ui/volunteers/volunteer-list-page';
import { answeringDesk } from '../../support/answering-desk';
import { anApplication } from '../../support/application-builder';
import { anEntry, anEventView, aVolunteer, calendarDesk } from '../../support/calendar-desk';
import { aShift } from '../../support/event-builder';
import { aProgramView, programDesk } from '../../support/program-desk';

interface ShownPage {
  readonly name: string;
  readonly page: ReactElement;
  readonly desk: () => { readonly show: (page: ReactElement) => unknown };
  /** What is there once the page is loaded, for everybody. */
  readonly loaded: string | RegExp;
  /** The rights without which there is nothing to see. */
  readonly reads: readonly DataAction[];
  /** Buttons, links and tabs by what their names begin with, with the rights that each needs. */
  readonly needs: Readonly<Record<string, readonly DataAction[]>>;
}

const OPEN_EVENT = { address: '/?event=fitting' };
const VAL = anEntry({ id: 'val', name: 'Val Volunteer', shiftId: 'desk', call: 'removed' });
const SHOES = [{ cut: 'men', size: 10.5, wide: false, state: 'reserved', givenAt: null }] as const;
const GUEST = anEntry({ application: { id: 'a', shoes: [...SHOES] } });

const SHIFT = {
  ...aShift(),
  event: { id: 'fitting', title: 'Fitting Day', place: 'Main hall', programId: 'walk' },
  program: null,
  going: 1,
  waiting: 0,
};

const PAGES: readonly ShownPage[] = [
  {
    name: 'programs',
    page: <ManagedProgramsPage />,
    desk: () => programDesk({ seen: [aProgramView()] }),
    loaded: 'Walk With Me',
    reads: ['program.list'],
    needs: {
      'Create program': ['program.create'],
      'Hours of other work': ['hours.list'],
      Guides: ['guide.save'],
      Figures: ['report.read'],
    },
  },
  {
    name: 'an active program',
    page: <ManagedProgramsPage />,
    desk: () => programDesk({ seen: [aProgramView()], address: '/?program=walk' }),
    loaded: 'Next events',
    reads: ['program.list'],
    needs: {
      Edit: ['program.save'],
      Archive: ['program.archive'],
      'Create event': ['event.save'],
      'Record an application': ['application.list', 'application.record'],
    },
  },
  {
    name: 'a draft of a program',
    page: <ManagedProgramsPage />,
    desk: () => programDesk({ seen: [aProgramView({ state: 'draft' })], address: '/?program=walk' }),
    loaded: 'Draft',
    reads: ['program.list'],
    needs: {
      Edit: ['program.save'],
      Publish: ['program.publish'],
      'Delete draft': ['program.delete-draft'],
    },
  },
  {
    name: 'archived programs',
    page: <ArchivePage />,
    desk: () => programDesk({ seen: [aProgramView({ state: 'archived' })] }),
    loaded: 'Walk With Me',
    reads: ['program.list'],
    needs: { Restore: ['program.restore'] },
  },
  {
    name: 'events',
    page: <UpcomingEventsPage />,
    desk: () => calendarDesk({ role: 'admin' }),
    loaded: 'Fitting Day',
    reads: ['event.list'],
    needs: { 'Create event': ['event.save'] },
  },
  {
    name: 'an event',
    page: <UpcomingEventsPage />,
    desk: () => calendarDesk({ ...OPEN_EVENT, role: 'admin', roster: [VAL] }),
    loaded: 'Welcome desk',
    reads: ['event.list', 'signup.list'],
    needs: {
      Edit: ['event.save'],
      Copy: ['event.save'],
      'Cancel event': ['event.cancel'],
      Remove: ['signup.assign'],
      Assign: ['signup.assign'],
    },
  },
  {
    name: 'a draft of an event',
    page: <UpcomingEventsPage />,
    desk: () => calendarDesk({ ...OPEN_EVENT, role: 'admin', seen: [anEventView({ state: 'draft' })] }),
    loaded: 'Draft',
    reads: ['event.list', 'signup.list'],
    needs: { Publish: ['event.save'], 'Delete draft': ['event.save'] },
  },
  {
    name: 'the sheet of a day',
    page: <ManagedEventsPage />,
    desk: () =>
      calendarDesk({ address: '/?event=fitting&view=day', now: '2026-11-28 09:00', roster: [VAL, GUEST] }),
    loaded: 'Robin',
    reads: ['event.list', 'signup.list'],
    needs: {
      'Mark the rest': ['signup.mark'],
      Save: ['signup.mark'],
      'Add somebody': ['signup.assign'],
      'Give shoes': ['shelf.move', 'shelf.give'],
    },
  },
  {
    name: 'the shifts that need people',
    page: <AssignmentsPage />,
    desk: () => calendarDesk({ events: { openShifts: async () => ok({ items: [SHIFT], total: 1 }) } }),
    loaded: 'Welcome desk',
    reads: ['event.list'],
    needs: { Assign: ['signup.assign'] },
  },
  {
    name: 'an application',
    page: <ApplicationView id="application-1" back="Back" onBack={() => undefined} />,
    desk: () => answeringDesk({ kept: [anApplication()] }),
    loaded: 'Pending',
    reads: ['application.list'],
    needs: {
      Approve: ['application.decide'],
      Deny: ['application.decide'],
      'Withdraw for them': ['application.decide'],
      'Change sizes': ['application.change-sizes'],
      'Save note': ['application.note'],
    },
  },
  {
    name: 'hours of volunteers',
    page: <VolunteerListPage />,
    desk: () => calendarDesk({ address: '/?tab=hours' }),
    loaded: /Sorted boots/,
    reads: ['hours.list'],
    needs: {
      People: ['volunteer.list'],
      'Approve 1 h': ['hours.approve'],
      Return: ['hours.approve'],
    },
  },
  {
    name: 'a volunteer',
    page: <VolunteerListPage />,
    desk: () => calendarDesk({ address: '/?person=val', volunteers: [aVolunteer()] }),
    loaded: 'Welcoming',
    reads: ['volunteer.list'],
    needs: { Hours: ['hours.list'], 'Record training': ['training.record'] },
  },
];

/** The names of all buttons, links, tabs, and entries of menus, each of which is opened for it. */
async function namesShown(): Promise<readonly string[]> {
  const user = userEvent.setup({ delay: null });
  const nameOf = (shown: Element) => shown.getAttribute('aria-label') ?? shown.textContent ?? '';
  const names = [...document.querySelectorAll('button, a, [role="tab"]')].map(nameOf);
  for (const more of screen.queryAllByRole('button', { name: /^More: / })) {
    await user.click(more);
    names.push(...(await screen.findAllByRole('menuitem')).map(nameOf));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  }
  return names;
}

async function show({ page, desk, loaded, reads }: ShownPage, rights: readonly Action[]) {
  cleanup();
  const has = (action: Action) =>
    action.startsWith('open ') ? may({ role: 'admin' }, action) : [...reads, ...rights].includes(action);
  desk().show(<RightsContext value={has}>{page}</RightsContext>);
  await screen.findAllByText(loaded);
  return namesShown();
}

for (const one of PAGES) {
  const rights = [...new Set(Object.values(one.needs).flat())];
  const expectNames = async (given: readonly Action[]) => {
    const names = await show(one, given);
    for (const [begin, needed] of Object.entries(one.needs)) {
      const isThere = names.some((name) => name.startsWith(begin));
      expect(isThere, `${begin} in ${names.join(' | ')}`).toBe(
        needed.every((right) => given.includes(right)),
      );
    }
  };
  test(`${one.name}: everything stands for those with every right, and nothing for those who only read`, async () => {
    await expectNames(rights);
    await expectNames([]);
  });
  property.prop([fc.subarray(rights)], { numRuns: 3 })(
    `${one.name}: each button stands for those with its right`,
    expectNames,
  );
}

const NEXT = [{ id: 'fitting', title: 'Fitting Day', startsAt: Date.UTC(2026, 10, 28, 18) }];

test.each([
  {
    name: 'a program',
    page: <ManagedProgramsPage />,
    desk: () => programDesk({ seen: [aProgramView({}, { next: NEXT })], address: '/?program=walk' }),
  },
  { name: 'the calendar', page: <ProgramCalendarPage />, desk: () => calendarDesk({ role: 'admin' }) },
  {
    name: 'the shifts that need people',
    page: <AssignmentsPage />,
    desk: () => calendarDesk({ events: { openShifts: async () => ok({ items: [SHIFT], total: 1 }) } }),
  },
])('$name names events, and leads to them those who may open their page', async ({ page, desk }) => {
  for (const opens of [true, false]) {
    cleanup();
    const isEvents = (action: Action) => action === 'open events' || action === 'open events/upcoming-events';
    desk().show(<RightsContext value={(action) => opens || !isEvents(action)}>{page}</RightsContext>);
    await screen.findAllByText(/Fitting Day/);
    const links = [...document.querySelectorAll('a')].filter((link) => link.href.includes('event=fitting'));
    expect(links.length > 0).toBe(opens);
  }
});
