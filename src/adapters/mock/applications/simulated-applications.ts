import * as v from 'valibot';
import {
  type Application,
  applicationSchema,
  isEnrolled,
  type StaffNote,
  staffNoteSchema,
} from '../../../core/applications/application';
import type {
  ApplicationRepository,
  StaffNoteRepository,
} from '../../../core/applications/application.repository.port';
import { countApplications, pageOfApplications } from '../../../core/applications/application-query';
import { newBeneficiaries } from '../../../core/applications/new-beneficiaries';
import type { ProgramFigures } from '../../../core/applications/program-applications.repository.port';
import { keyAmong } from '../../../core/shared/person-key';
import { calendarDateAt } from '../../../core/shared/time/calendar';
import { type OpenFormat, simulatedRepository } from '../simulated-reads';
import type { RecordsFormat } from '../simulation';

/** What is there at first. */
export interface ApplicationSamples {
  readonly applications: () => readonly Application[];
  readonly staffNotes: () => readonly StaffNote[];
}

/** How a browser keeps applications. */
export function applicationsFormat({
  applications: samples,
}: ApplicationSamples): RecordsFormat<readonly Application[]> {
  return { name: 'applications', version: 1, schema: v.array(applicationSchema), samples };
}

/** How a browser keeps staff notes. */
export function staffNotesFormat({
  staffNotes: samples,
}: ApplicationSamples): RecordsFormat<readonly StaffNote[]> {
  return { name: 'staff-notes', version: 1, schema: v.array(staffNoteSchema), samples };
}

/** The simulation's applications and staff notes within a unit of work. `forgetOld` deletes what is too old, before they are listed. */
export function simulatedApplicationRepositories(
  open: OpenFormat,
  samples: ApplicationSamples,
  forgetOld: () => Promise<void> = async () => {},
): { readonly applications: ApplicationRepository; readonly staffNotes: StaffNoteRepository } {
  const kept = open(applicationsFormat(samples));
  return {
    staffNotes: simulatedRepository(open(staffNotesFormat(samples))),
    applications: {
      ...simulatedRepository(kept),
      page: async (query, programs) => {
        await forgetOld();
        return pageOfApplications(kept.read(), query, programs);
      },
      showCounts: async (programs) => {
        const ids = programs.map(({ id }) => id);
        return countApplications(kept.read().filter(({ programId }) => ids.includes(programId)));
      },
      keyOfNamed: async (who) => keyAmong(kept.read(), who),
      newBeneficiaries: async (since) => newBeneficiaries(kept.read(), since),
      ofPerson: async (personId) => kept.read().filter((one) => one.personId === personId),
      ofAccounts: async (personIds) =>
        kept.read().filter((one) => one.personId !== null && personIds.includes(one.personId)),
      pendingOf: async (programId) =>
        kept
          .read()
          .filter((one) => one.programId === programId && one.state === 'pending')
          .sort((one, other) => one.receivedAt - other.receivedAt || (one.id < other.id ? -1 : 1)),
      counts: async (programIds) =>
        new Map(programIds.map((id) => [id, figuresOf(kept.read().filter((one) => one.programId === id))])),
    },
  };
}

function figuresOf(applications: readonly Application[]): ProgramFigures {
  const days = applications
    .filter(({ state }) => state === 'approved' || state === 'denied')
    .flatMap(({ decidedAt }) => decidedAt ?? [])
    .sort((one, other) => one - other)
    .map(calendarDateAt);
  const approved = applications.filter(({ as, state }) => as === 'participant' && state === 'approved');
  const [first, last] = [days[0], days.at(-1)];
  return {
    waiting: applications.filter(({ state }) => state === 'pending').length,
    enrolled: applications.filter(isEnrolled).length,
    people: new Set(approved.map(({ personKey }) => personKey)).size,
    decided: first && last ? { first, last } : null,
  };
}
