import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { IcalFileWriter } from '../../src/adapters/ical/ical-file-writer';
import { LocalStorageUnsentStore } from '../../src/adapters/local-storage/local-storage-unsent-store';
import type { AnyCall } from '../../src/core/api/api';
import type { Event } from '../../src/core/events/event';
import type { EventView, ListedEvent } from '../../src/core/events/event-view';
import type { Events } from '../../src/core/events/events.api';
import type { Guides } from '../../src/core/guides/guides.api';
import type { Hours, StaffWork } from '../../src/core/hours/hours.api';
import type { Programs } from '../../src/core/programs/programs.api';
import { ChangeFeed } from '../../src/core/shared/change-feed';
import { fail, ok } from '../../src/core/shared/result';
import type { Shelf } from '../../src/core/shelf/shelf.api';
import type { RosterEntry } from '../../src/core/signups/signup-view';
import type { Signups } from '../../src/core/signups/signups.api';
import type { Volunteers, VolunteerView } from '../../src/core/volunteers/volunteers.api';
import { CalendarDownloads } from '../../src/ui/calendar/calendar-downloads';
import { DaySheetViewModel } from '../../src/ui/events/day-sheet/day-sheet.view-model';
import { EventFormViewModel } from '../../src/ui/events/form/event-form.view-model';
import { UnsavedWorkViewModel } from '../../src/ui/shared/leave/unsaved-work.view-model';
import { SessionViewModel } from '../../src/ui/shared/session/session.view-model';
import { SiteContentViewModel } from '../../src/ui/shared/site-content/site-content.view-model';
import { ToastViewModel } from '../../src/ui/shared/toast/toast.view-model';
import { sendAgain } from '../../src/ui/shared/unsent/send-again';
import { UnsentViewModel } from '../../src/ui/shared/unsent/unsent.view-model';
import { aSite } from './a-site';
import { CountingIds } from './counting-ids';
import { anEvent, pacific } from './event-builder';
import { FakeStorage } from './fake-storage';
import { FakeTime } from './fake-time';
import { viewModelsOf } from './fake-view-models';
import { InMemoryChanges } from './in-memory/in-memory-changes';
import { aProgramView } from './program-desk';
import { RecordingLogger } from './recording-logger';
import { showPage } from './show-page';
import { defaultSiteContent } from './site-content-source';
import { aUser } from './users';

/** Somebody who is going to the event as a guest, as staff see it. */
export function anEntry(part: Partial<RosterEntry> = {}): RosterEntry {
  return {
    id: 'robin',
    revision: 'first',
    personId: null,
    shiftId: null,
    state: 'going',
    since: 1_000,
    minutes: null,
    hours: 'none',
    markedAt: null,
    withdrewAt: null,
    call: null,
    erasedAt: null,
    name: 'Robin',
    contact: '702-555-0101',
    access: '',
    application: null,
    obstacle: null,
    ...part,
  };
}

/** An event as staff see it: 7 of 12 guests, 1 of 2 at the welcome desk. */
export function anEventView(part: Partial<Event> = {}, more: Partial<EventView> = {}): EventView {
  const count = { waiting: 0, attended: 0, noShow: 0, excused: 0, minutes: 0 };
  return {
    event: anEvent(part),
    program: { id: 'walk', title: 'Walk With Me' },
    counts: [
      { shiftId: null, ...count, going: 7 },
      { shiftId: 'desk', ...count, going: 1 },
    ],
    others: [],
    later: 0,
    ...more,
  };
}

/** The same in a list. */
function aListedEvent(part: Partial<Event> = {}, more: Partial<EventView> = {}): ListedEvent {
  const { event, program, counts } = anEventView(part, more);
  const { description, access, es, createdAt, ...listed } = event;
  return { ...listed, isInSpanish: true, program, counts };
}

/** Work that a volunteer logged, as staff see it. */
export function aWork(part: Partial<StaffWork> = {}): StaffWork {
  return {
    id: 'work',
    revision: 'first',
    programId: 'walk',
    eventId: null,
    day: '2026-11-18',
    hours: 'claimed',
    note: 'Sorted boots',
    returnReason: '',
    approvedBy: null,
    minutes: 90,
    program: 'Walk With Me',
    shift: '',
    event: '',
    label: '',
    es: null,
    personId: 'val',
    name: 'Val Volunteer',
    isOwn: false,
    ...part,
  };
}

/** A volunteer as staff see them: 4 h this year, one training missing, one shift to come. */
export function aVolunteer(part: Partial<VolunteerView> = {}): VolunteerView {
  const next = { shift: 'Welcome desk', event: 'Fitting Day', startsAt: pacific('2026-11-28 10:00') };
  return {
    id: 'val',
    name: 'Val Volunteer',
    email: 'val@fsr.example',
    phone: '702-555-0110',
    helpsIn: [{ id: 'walk', title: 'Walk With Me' }],
    minutesThisYear: 240,
    lastOn: '2026-11-18',
    next,
    missing: 1,
    toDo: ['Lifting'],
    noShows: 1,
    work: [aWork()],
    signups: [
      {
        ...next,
        id: 'desk',
        program: 'Walk With Me',
        endsAt: pacific('2026-11-28 14:00'),
        state: 'going',
        markedAt: null,
        isCanceled: false,
      },
    ],
    completions: [{ id: 'done', title: 'Welcoming', doneOn: '2026-01-10', by: 'self' }],
    trainings: [{ id: 'lifting', title: 'Lifting' }],
    ...part,
  };
}

interface DeskOptions {
  readonly role?: 'admin' | 'program_manager';
  readonly seen?: readonly EventView[];
  readonly roster?: readonly RosterEntry[];
  readonly work?: readonly StaffWork[];
  /** Answers that replace those of the desk. */
  readonly events?: Partial<Events>;
  readonly signups?: Partial<Signups>;
  readonly hours?: Partial<Hours>;
  readonly volunteers?: readonly VolunteerView[];
  readonly address?: string;
  /** The device's storage, as a page before has left it. */
  readonly device?: FakeStorage;
  /** Las Vegas time, such as '2026-11-25 12:00'. */
  readonly now?: string;
}

/** Where staff look after events; its ports hear the calls that are not replaced. */
export function calendarDesk(options: DeskOptions = {}) {
  const { role = 'program_manager', seen = [anEventView()], roster = [], work = [aWork()] } = options;
  const { address = '/', now = '2026-11-25 12:00', device = new FakeStorage() } = options;
  const time = new FakeTime(pacific(now));
  const ids = new CountingIds();
  const toasts = new ToastViewModel(time, time);
  const changes = new InMemoryChanges();
  const feed = new ChangeFeed(changes, time, time);
  const actor = aUser(
    role === 'admin' ? { id: 'avery', role } : { id: 'parker', name: 'Parker Manager', role },
  );
  const stored = anEvent({ revision: 'second' });
  const listed = seen.map(({ event, ...more }) => aListedEvent(event, more));
  const found = (id: string) => seen.find(({ event }) => event.id === id);
  const entry = (id: string) => roster.find((one) => one.id === id) ?? anEntry({ id });
  const eventsHeard = {
    upcoming: vi.fn<Events['upcoming']>(async () => ok({ items: listed, total: listed.length })),
    past: vi.fn<Events['past']>(async () => ok({ items: listed, total: listed.length })),
    between: vi.fn<Events['between']>(async () => ok(listed)),
    openShifts: vi.fn<Events['openShifts']>(async () => ok({ items: [], total: 0 })),
    get: vi.fn<Events['get']>(async ({ id }) => {
      const one = found(id);
      return one ? ok(one) : fail({ code: 'not-found' });
    }),
    create: vi.fn<Events['create']>(async ({ publish, further, ...sent }) =>
      ok({ ...stored, ...sent, state: publish ? 'published' : 'draft' }),
    ),
    save: vi.fn<Events['save']>(async ({ base, ...sent }) => ok({ ...stored, ...sent })),
    publish: vi.fn<Events['publish']>(async ({ id }) => ok({ ...stored, id })),
    cancel: vi.fn<Events['cancel']>(async ({ id }) => ok({ ...stored, id, state: 'canceled' })),
    deleteDraft: vi.fn<Events['deleteDraft']>(async () => ok(undefined)),
    saveEffect: vi.fn<Events['saveEffect']>(async () => ok({ mailed: 0, overlaps: [] })),
    cancelEffect: vi.fn<Events['cancelEffect']>(async ({ withLater }) =>
      ok({ mailed: withLater ? 19 : 8, overlaps: [] }),
    ),
    saveWalkIns: vi.fn<Events['saveWalkIns']>(async ({ id, walkIns }) => ok({ ...stored, id, walkIns })),
  };
  const events = { ...eventsHeard, ...options.events };
  const signupsHeard = {
    ofEvent: vi.fn<Signups['ofEvent']>(async () => ok(roster)),
    candidates: vi.fn<Signups['candidates']>(async () => ok([])),
    assign: vi.fn<Signups['assign']>(async ({ id, name }) => ok(anEntry({ id, name }))),
    givePlace: vi.fn<Signups['givePlace']>(async ({ id }) => ok({ ...entry(id), state: 'going' })),
    remove: vi.fn<Signups['remove']>(async ({ id }) => ok({ ...entry(id), state: 'withdrawn' })),
    mark: vi.fn<Signups['mark']>(async ({ id, mark, minutes }) =>
      ok({
        ...entry(id),
        revision: `${mark}`,
        minutes: mark === 'attended' ? (minutes ?? 240) : null,
        markedAt: mark === null ? null : time.now(),
        state: mark === null ? 'going' : mark === 'excused' ? 'withdrawn' : mark,
      }),
    ),
    markRest: vi.fn<Signups['markRest']>(async () =>
      ok(roster.map((one) => (one.state === 'going' ? { ...one, state: 'no-show' } : one))),
    ),
    told: vi.fn<Signups['told']>(async ({ id }) => ok({ ...entry(id), call: null })),
  };
  const signups = { ...signupsHeard, ...options.signups };
  const hoursHeard = {
    list: vi.fn<Hours['list']>(async () =>
      ok({
        items: work,
        total: work.length,
        counts: { claimed: work.length, approved: 2, returned: 1 },
      }),
    ),
    approve: vi.fn<Hours['approve']>(async () => ok([])),
    giveBack: vi.fn<Hours['giveBack']>(async () => ok([])),
  };
  const hours = { ...hoursHeard, ...options.hours };
  const known = options.volunteers ?? [];
  const volunteers = {
    list: vi.fn<Volunteers['list']>(async () => ok({ items: known, total: known.length })),
    all: vi.fn<Volunteers['all']>(async () => ok(known)),
    get: vi.fn<Volunteers['get']>(async ({ id }) => {
      const one = known.find((volunteer) => volunteer.id === id);
      return one ? ok(one) : fail({ code: 'not-found' });
    }),
  };
  const guides = {
    record: vi.fn<Guides['record']>(async (sent) => ok({ ...sent, id: 'recorded', by: 'staff' })),
  };
  const men = { cut: 'men', size: 10.5, wide: false, onShelf: 3, wanted: 1, short: 0, free: 2 } as const;
  const shelf = {
    board: vi.fn<Shelf['board']>(async () =>
      ok({
        page: { items: [{ ...men, countedAt: null }], total: 1 },
        figures: { onShelf: 3, wanted: 1, short: 0, toMeasure: 0 },
      }),
    ),
    give: vi.fn<Shelf['give']>(async () => ok(undefined)),
  };
  const programs = {
    list: vi.fn<Programs['list']>(async () => {
      const { program, ...rest } = aProgramView();
      return ok({ items: [{ ...program, ...rest }], total: 1 });
    }),
  };
  const session = Object.assign(Object.create(SessionViewModel.prototype), {}) as SessionViewModel;
  Object.defineProperty(session, 'user', { value: actor });
  Object.defineProperty(session, 'interruption', { value: null });
  const form = () =>
    new EventFormViewModel({
      events,
      programs,
      session,
      toasts,
      clock: time,
      scheduler: time,
      idSource: ids,
    });
  const fetchWriter = async () => new IcalFileWriter();
  const unsaved = new UnsavedWorkViewModel();
  const kept = { mark: signups.mark, saveWalkIns: events.saveWalkIns } as unknown as Record<string, AnyCall>;
  const unsent = new UnsentViewModel({
    session,
    unsaved,
    store: new LocalStorageUnsentStore(() => device, time, new RecordingLogger()),
    toasts,
    clock: time,
    scheduler: time,
    fetchSendAgain: async () => (changes, waiting) =>
      sendAgain(changes, waiting, async (call) => kept[call.split('.')[1] ?? ''] as AnyCall),
  });
  const tracked = {
    ...signups,
    mark: (input: Parameters<Signups['mark']>[0]) =>
      unsent.track('signups.mark', input, () => signups.mark(input)),
  };
  const counted = {
    ...events,
    saveWalkIns: (input: Parameters<Events['saveWalkIns']>[0]) =>
      unsent.track('events.saveWalkIns', input, () => events.saveWalkIns(input)),
  };
  const sheet = () =>
    new DaySheetViewModel({
      events: counted,
      signups: tracked,
      feed,
      toasts,
      clock: time,
      scheduler: time,
      unsent,
    });
  const content = defaultSiteContent();
  const downloads = new CalendarDownloads(content, { ...aSite(), language: 'en' }, fetchWriter, toasts);
  const source = viewModelsOf(
    {
      events: counted,
      signups: tracked,
      hours,
      volunteers,
      guides,
      shelf,
      programs,
      ownFeeds: null,
      session,
      feed,
      toasts,
      unsent,
      clock: time,
      scheduler: time,
      idSource: ids,
    },
    [CalendarDownloads, () => downloads],
    [SessionViewModel, () => session],
    [UnsavedWorkViewModel, () => unsaved],
    [UnsentViewModel, () => unsent],
    [SiteContentViewModel, () => content],
  );
  const show = (page: ReactNode) => showPage(page, { source, address, actor });
  return {
    events: eventsHeard,
    signups: signupsHeard,
    hours: hoursHeard,
    volunteers,
    guides,
    shelf,
    show,
    toasts,
    unsent,
    unsaved,
    device,
    form,
    sheet,
    time,
    changes,
    user: userEvent.setup({ delay: null }),
  };
}
