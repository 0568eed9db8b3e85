import { vi } from 'vitest';
import type { Application } from '../../src/core/applications/application';
import { type OwnApplication, ownApplication } from '../../src/core/applications/own/own-application';
import type { OwnApplications } from '../../src/core/applications/own/own-applications.api';
import type { Program } from '../../src/core/programs/program';
import type { OfferedProgram } from '../../src/core/programs/program-view';
import type { Programs } from '../../src/core/programs/programs.api';
import { ok } from '../../src/core/shared/result';
import { OwnFormViewModel } from '../../src/ui/applications/own/own-form.view-model';
import { ToastViewModel } from '../../src/ui/shared/toast/toast.view-model';
import { anApplication } from './application-builder';
import { CountingIds } from './counting-ids';
import { FakeTime } from './fake-time';
import { inMemoryTypedForms } from './in-memory/in-memory-typed-forms';
import { aProgram } from './program-builder';
import { aUser } from './users';

/** An application as its applicant sees it. */
export function anOwnApplication(
  part: Partial<Application> = {},
  program: Partial<Program> = {},
): OwnApplication {
  return ownApplication(anApplication(part), aProgram(program), new Map());
}

/** A program as it is offered. */
export function anOfferedProgram(part: Partial<OfferedProgram> = {}): OfferedProgram {
  const { managerIds, places, nextStep, revision, state, createdAt, archivedAt, ...offered } = aProgram();
  return { ...offered, placesLeft: 3, dropIn: [], ...part };
}

interface DeskOptions {
  readonly role?: 'beneficiary' | 'volunteer';
  readonly program?: Partial<OfferedProgram>;
  /** The person's own application that the form changes. */
  readonly own?: OwnApplication | null;
  /** Answers that replace those of the desk, which keeps whatever it is given. */
  readonly overrides?: Partial<OwnApplications & Programs>;
}

/** Somebody has the form open. */
export function applicantDesk({ role = 'beneficiary', program, own = null, overrides }: DeskOptions = {}) {
  const time = new FakeTime(Date.UTC(2026, 10, 23, 20));
  const toasts = new ToastViewModel(time, time);
  const offered = anOfferedProgram(program);
  const kept = (sent: Partial<Application>) => ok(anOwnApplication({ ...sent, revision: 'second' }));
  const port = {
    list: vi.fn<OwnApplications['list']>(async () => ok(own ? [own] : [])),
    send: vi.fn<OwnApplications['send']>(async (sent) => kept(sent)),
    change: vi.fn<OwnApplications['change']>(async ({ base, ...sent }) => kept(sent)),
    offered: vi.fn<Programs['offered']>(async () => ok([offered])),
  };
  Object.assign(port, overrides);
  const user = aUser({ id: 'ben', name: 'Ben Beneficiary', email: 'ben@fsr.example', role });
  const viewModel = new OwnFormViewModel({
    ownApplications: port,
    programs: port,
    session: { user },
    toasts,
    idSource: new CountingIds(),
    typedForms: inMemoryTypedForms(),
  });
  const first = viewModel.open({
    as: role === 'volunteer' ? 'volunteer' : 'participant',
    program: offered,
    own,
  });
  return { viewModel, first, port, toasts };
}
