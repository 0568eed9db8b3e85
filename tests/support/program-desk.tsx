import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import type { User } from '../../src/core/account/user';
import { pageOfApplications } from '../../src/core/applications/application-query';
import type { Applications } from '../../src/core/applications/applications.api';
import type { Hours, StaffWork } from '../../src/core/hours/hours.api';
import { OTHER_WORK } from '../../src/core/hours/hours.inputs';
import type { Program } from '../../src/core/programs/program';
import type { ProgramView } from '../../src/core/programs/program-view';
import type { Programs } from '../../src/core/programs/programs.api';
import { ChangeFeed } from '../../src/core/shared/change-feed';
import { fail, ok } from '../../src/core/shared/result';
import type { ChangedThing } from '../../src/core/shared/system.port';
import { ProgramFormViewModel } from '../../src/ui/programs/form/program-form.view-model';
import { UnsavedWorkViewModel } from '../../src/ui/shared/leave/unsaved-work.view-model';
import { SessionViewModel } from '../../src/ui/shared/session/session.view-model';
import { ToastViewModel } from '../../src/ui/shared/toast/toast.view-model';
import { CountingIds } from './counting-ids';
import { FakeTime } from './fake-time';
import { viewModelsOf } from './fake-view-models';
import { InMemoryChanges } from './in-memory/in-memory-changes';
import { aProgram } from './program-builder';
import { showPage } from './show-page';
import { aUser } from './users';

/** The people who can manage programs. */
const STAFF = [
  { id: 'avery', name: 'Avery Admin' },
  { id: 'parker', name: 'Parker Manager' },
];

/** A program as staff see it, to which two people have applied. */
export function aProgramView(part: Partial<Program> = {}, figures: Partial<ProgramView> = {}): ProgramView {
  const program = aProgram(part);
  const managers = STAFF.filter(({ id }) => program.managerIds.includes(id));
  return {
    program,
    managers,
    waiting: 2,
    enrolled: 17,
    people: 30,
    sessions: 4,
    minutes: 90,
    pairsGiven: 12,
    ran: null,
    next: [],
    ...figures,
  };
}

interface DeskOptions {
  readonly role?: 'admin' | 'program_manager';
  readonly seen?: readonly ProgramView[];
  /** Hours of volunteers. */
  readonly work?: readonly StaffWork[];
  /** Answers that replace those of the desk, which keeps whatever it is given. */
  readonly overrides?: Partial<Programs>;
  readonly address?: string;
}

/** Where staff look after programs; `port` hears the calls that are not replaced. */
export function programDesk(options: DeskOptions = {}) {
  const { role = 'admin', seen = [aProgramView()], work = [], overrides, address = '/' } = options;
  const time = new FakeTime();
  const toasts = new ToastViewModel(time, time);
  const changes = new InMemoryChanges();
  const feed = new ChangeFeed(changes, time, time);
  const actor: User = aUser(
    role === 'admin' ? { id: 'avery', role } : { id: 'parker', name: 'Parker Manager', role },
  );
  const stored = aProgram({ revision: 'second' });
  const port = {
    list: vi.fn<Programs['list']>(async () =>
      ok({ items: seen.map(({ program, ...rest }) => ({ ...program, ...rest })), total: seen.length }),
    ),
    get: vi.fn<Programs['get']>(async ({ id }) => {
      const found = seen.find(({ program }) => program.id === id);
      return found ? ok(found) : fail({ code: 'not-found' });
    }),
    managers: vi.fn<Programs['managers']>(async () => ok(STAFF)),
    create: vi.fn<Programs['create']>(async ({ publish, ...sent }) =>
      ok({ ...stored, ...sent, state: publish ? 'active' : 'draft' }),
    ),
    save: vi.fn<Programs['save']>(async ({ base, ...sent }) => ok({ ...stored, ...sent })),
    publish: vi.fn<Programs['publish']>(async ({ id }) => ok({ ...stored, id })),
    archive: vi.fn<Programs['archive']>(async ({ id }) => ok({ ...stored, id })),
    restore: vi.fn<Programs['restore']>(async ({ id }) => ok({ ...stored, id })),
    deleteDraft: vi.fn<Programs['deleteDraft']>(async () => ok(undefined)),
  };
  const programs = { ...port, ...overrides };
  const session = Object.assign(Object.create(SessionViewModel.prototype), {}) as SessionViewModel;
  Object.defineProperty(session, 'user', { value: actor });
  const form = () => new ProgramFormViewModel({ programs, session, toasts, idSource: new CountingIds() });
  const applications = {
    list: async (query: Parameters<Applications['list']>[0]) => ok(pageOfApplications([], query, [])),
    similar: async () => ok(null),
    record: vi.fn<Applications['record']>(async () => fail({ code: 'conflict', reason: 'closed' })),
  };
  const events = { upcoming: async () => ok({ items: [], total: 0 }) };
  const hours = {
    list: vi.fn<Hours['list']>(async ({ show, programId }) => {
      const all = work.filter((one) => programId === null || (one.programId ?? OTHER_WORK) === programId);
      const items = all.filter((one) => one.hours === show);
      const count = (state: StaffWork['hours']) => all.filter((one) => one.hours === state).length;
      const counts = { claimed: count('claimed'), approved: count('approved'), returned: count('returned') };
      return ok({ items, total: items.length, counts });
    }),
    approve: async () => ok([]),
    giveBack: async () => ok([]),
  };
  const unsaved = new UnsavedWorkViewModel();
  const source = viewModelsOf(
    {
      applications,
      programs,
      events,
      hours,
      session,
      feed,
      toasts,
      clock: time,
      idSource: new CountingIds(),
    },
    [ProgramFormViewModel, form],
    [SessionViewModel, () => session],
    [UnsavedWorkViewModel, () => unsaved],
  );
  const show = (page: ReactNode) => showPage(page, { source, address, actor });
  /** Somebody else changes this. */
  const change = async (thing: ChangedThing) => {
    changes.change(thing);
    await time.advance(1_000);
  };
  return { show, port, change, hours, toasts, form, user: userEvent.setup({ delay: null }) };
}
