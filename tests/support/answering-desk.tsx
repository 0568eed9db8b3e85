import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import type { Application, StaffNote } from '../../src/core/applications/application';
import { applicationView, pageOfApplications } from '../../src/core/applications/application-query';
import type { Applications } from '../../src/core/applications/applications.api';
import type { Programs } from '../../src/core/programs/programs.api';
import { ChangeFeed } from '../../src/core/shared/change-feed';
import { fail, ok } from '../../src/core/shared/result';
import type { Shelf } from '../../src/core/shelf/shelf.api';
import { RecordApplicationViewModel } from '../../src/ui/applications/staff/record-application.view-model';
import { OneApplicationViewModel } from '../../src/ui/applications/staff/staff-applications.view-model';
import { UnsavedWorkViewModel } from '../../src/ui/shared/leave/unsaved-work.view-model';
import { ToastViewModel } from '../../src/ui/shared/toast/toast.view-model';
import { anApplication } from './application-builder';
import { CountingIds } from './counting-ids';
import { FakeTime } from './fake-time';
import { viewModelsOf } from './fake-view-models';
import { InMemoryChanges } from './in-memory/in-memory-changes';
import { aProgramView } from './program-desk';
import { showPage } from './show-page';
import { aUser } from './users';

/** When staff sit down to answer. */
export const NOW = Date.UTC(2026, 10, 23, 20);

/** Where staff answer applications; `kept` are those that the back end has, which a test may change. */
export function answeringDesk({ kept = [anApplication()], address = '/' } = {}) {
  const time = new FakeTime(NOW);
  const toasts = new ToastViewModel(time, time);
  const feed = new ChangeFeed(new InMemoryChanges(), time, time);
  const user = aUser({ id: 'parker', name: 'Parker Manager', role: 'program_manager' });
  const seen = aProgramView({ asksSizes: true, places: 20 });
  const records = new Map<string, Application>(kept.map((one) => [one.id, one]));
  const note: StaffNote = { id: 'application-1', revision: 'none', text: '' };
  const change = (id: string, part: Partial<Application>) => {
    const changed = { ...(records.get(id) ?? anApplication()), ...part, revision: 'second' };
    records.set(id, changed);
    return ok(changed);
  };
  const decided = { decidedAt: NOW, decidedBy: { id: 'parker', name: 'Parker Manager' } };
  const port = {
    list: vi.fn<Applications['list']>(async (query) =>
      ok(pageOfApplications([...records.values()], query, [seen.program])),
    ),
    get: vi.fn<Applications['get']>(async ({ id }) => {
      const found = records.get(id);
      return found
        ? ok(
            applicationView(found, seen.program, {
              enrolled: seen.enrolled,
              note,
              reserved: new Map(),
              readsSpanish: false,
            }),
          )
        : fail({ code: 'not-found' });
    }),
    similar: vi.fn<Applications['similar']>(async () => ok(null)),
    record: vi.fn<Applications['record']>(async ({ agreed, ...sent }) => ok(anApplication(sent))),
    approve: vi.fn<Applications['approve']>(async ({ id, message }) =>
      change(id, { ...decided, state: 'approved', message }),
    ),
    deny: vi.fn<Applications['deny']>(async ({ id, base, ...denial }) =>
      change(id, { ...decided, ...denial, state: 'denied' }),
    ),
    withdraw: vi.fn<Applications['withdraw']>(async ({ id }) =>
      change(id, { ...decided, state: 'withdrawn' }),
    ),
    end: vi.fn<Applications['end']>(async ({ id, how }) => change(id, { ended: { at: NOW, how } })),
    changeSizes: vi.fn<Applications['changeSizes']>(async ({ id, pairs }) => change(id, { pairs })),
    told: vi.fn<Applications['told']>(async ({ id }) => change(id, { toldAt: NOW })),
    saveNote: vi.fn<Applications['saveNote']>(async ({ id, text }) => ok({ id, text, revision: 'second' })),
  };
  const programs = {
    list: vi.fn<Programs['list']>(async () => ok({ items: [{ ...seen, ...seen.program }], total: 1 })),
  };
  const give = vi.fn<Shelf['give']>(async () => ok(undefined));
  const one = () =>
    new OneApplicationViewModel({ applications: port, session: { user }, feed, toasts, clock: time });
  const recording = () =>
    new RecordApplicationViewModel({ applications: port, programs, toasts, idSource: new CountingIds() });
  const unsaved = new UnsavedWorkViewModel();
  const source = viewModelsOf(
    {
      applications: port,
      shelf: { give },
      programs,
      session: { user },
      feed,
      toasts,
      clock: time,
      idSource: new CountingIds(),
    },
    [UnsavedWorkViewModel, () => unsaved],
  );
  const show = (page: ReactNode) => showPage(page, { source, address });
  return {
    show,
    port,
    give,
    programs,
    toasts,
    one,
    recording,
    change,
    user: userEvent.setup({ delay: null }),
  };
}
