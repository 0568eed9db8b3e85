import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { IcalFileWriter } from '../../src/adapters/ical/ical-file-writer';
import { OwnHoursService } from '../../src/core/hours/own-hours.service';
import { ChangeFeed } from '../../src/core/shared/change-feed';
import { ok } from '../../src/core/shared/result';
import { OwnSignupsService } from '../../src/core/signups/own/own-signups.service';
import { CalendarDownloads } from '../../src/ui/calendar/calendar-downloads';
import { UnsavedWorkViewModel } from '../../src/ui/shared/leave/unsaved-work.view-model';
import { SessionViewModel } from '../../src/ui/shared/session/session.view-model';
import { SiteContentViewModel } from '../../src/ui/shared/site-content/site-content.view-model';
import { ToastViewModel } from '../../src/ui/shared/toast/toast.view-model';
import { aSite } from './a-site';
import { anOfferedProgram } from './applicant-desk';
import { calendarInBrowser, type KeptCalendar } from './calendar-harness';
import { CountingIds } from './counting-ids';
import { anEvent, aShift, aSignup, pacific } from './event-builder';
import { FakeTime } from './fake-time';
import { viewModelsOf } from './fake-view-models';
import { InMemoryChanges } from './in-memory/in-memory-changes';
import { aPerson } from './person-builder';
import { aProgram } from './program-builder';
import { showPage } from './show-page';
import { defaultSiteContent } from './site-content-source';
import { aUser } from './users';

const MENTORS = aProgram({ id: 'walk', title: 'Walk With Me', managerIds: ['parker'] });
const SHOES = aProgram({
  id: 'shoes',
  title: 'Shoes',
  managerIds: ['parker'],
  volunteersNeedApproval: false,
});

/** The times of a part on a day of November 2026 in Las Vegas. */
export function on(day: string, from: string, to: string) {
  return { startsAt: pacific(`2026-11-${day} ${from}`), endsAt: pacific(`2026-11-${day} ${to}`) };
}

/** An event of the program 'shoes', to whose sessions its participants are invited: on Saturday, with two shifts. */
export const FITTING = anEvent({
  programId: 'shoes',
  places: 1,
  ...on('28', '10:00', '14:00'),
  shifts: [aShift({ wanted: 1 }), aShift({ id: 'door', label: 'Door', adultsOnly: true })],
});

/** Everybody may come without signing up, and help. */
export const CLEANUP = anEvent({
  id: 'cleanup',
  title: 'Clean Streets',
  programId: null,
  ...on('29', '08:00', '11:00'),
  invited: ['everybody'],
  takesSignups: false as const,
  places: null,
  shifts: [aShift({ id: 'clean', label: 'Cleanup', wanted: 9, ...on('29', '08:00', '11:00') })],
});

/** Donors reserve a place. */
export const BREAKFAST = anEvent({
  id: 'breakfast',
  title: 'Donor Breakfast',
  programId: null,
  ...on('30', '08:30', '10:00'),
  invited: ['donors'],
  places: 1,
  shifts: [],
});

/** The sign-up of an account for a part of an event. */
export function own(
  personId: string,
  event: typeof FITTING,
  part: Partial<ReturnType<typeof aSignup>> = {},
): ReturnType<typeof aSignup> {
  const id = `${personId}-${event.id}-${part.shiftId ?? 'guest'}`;
  return aSignup({ id, personId, personKey: personId, name: '', contact: '', ...part }, event);
}

interface DeskOptions extends Partial<KeptCalendar> {
  readonly role: 'volunteer' | 'donor' | 'beneficiary';
  readonly address?: string;
  /** Las Vegas time, such as '2026-11-25 12:00', which it is unless given. */
  readonly now?: string;
}

const PEOPLE = [
  aPerson({ id: 'parker', name: 'Parker Manager', role: 'program_manager' }),
  ...['volunteer', 'amy', 'kim'].map((id) => aPerson({ id, name: `${id} Ames` })),
  aPerson({ id: 'donor', role: 'donor' }),
  aPerson({ id: 'beneficiary', role: 'beneficiary' }),
];

/** Where somebody looks after their own sign-ups and hours, which a browser keeps; their id is their role. */
export function ownCalendarDesk({ role, address = '/', now = '2026-11-25 12:00', ...kept }: DeskOptions) {
  const time = new FakeTime(pacific(now));
  const events = [FITTING, CLEANUP, BREAKFAST];
  const all = { programs: [MENTORS, SHOES], people: PEOPLE, events, signups: [], ...kept };
  const calendar = calendarInBrowser(all, { time });
  const user = aUser({ id: role, name: 'Val Volunteer', role });
  const toasts = new ToastViewModel(time, time);
  const feed = new ChangeFeed(new InMemoryChanges(), time, time);
  const signups = new OwnSignupsService(calendar.unit, user, calendar.mails, time);
  const hours = new OwnHoursService(calendar.unit, user, time);
  const offered = async () => ok([anOfferedProgram({ id: 'shoes', title: 'Shoes' })]);
  const applied = async () => ok([]);
  const session = Object.assign(Object.create(SessionViewModel.prototype), {}) as SessionViewModel;
  Object.defineProperty(session, 'user', { value: user });
  const content = defaultSiteContent();
  const unsaved = new UnsavedWorkViewModel();
  const write = vi.fn(async () => new IcalFileWriter());
  const downloads = new CalendarDownloads(content, { ...aSite(), language: 'en' }, write, toasts);
  const ids = new CountingIds();
  const source = viewModelsOf(
    {
      ownSignups: signups,
      ownHours: hours,
      ownApplications: { list: applied },
      ownFeeds: null,
      programs: { offered },
      session,
      feed,
      toasts,
      clock: time,
      idSource: ids,
    },
    [CalendarDownloads, () => downloads],
    [SessionViewModel, () => session],
    [UnsavedWorkViewModel, () => unsaved],
    [SiteContentViewModel, () => content],
  );
  const show = (page: ReactNode) => showPage(page, { source, address });
  const other = (id: string) =>
    new OwnSignupsService(calendar.unit, aUser({ id, role: 'volunteer' }), calendar.mails, time);
  return {
    show,
    toasts,
    time,
    other,
    hours,
    signups: calendar.signups,
    user: userEvent.setup({ delay: null }),
  };
}
