import { type Application, isEnrolled } from '../../../core/applications/application';
import type {
  ApplicationRepository,
  StaffNoteRepository,
} from '../../../core/applications/application.repository.port';
import { countInPrograms } from '../../../core/applications/application-counts';
import { pageOfApplications } from '../../../core/applications/application-query';
import { newBeneficiaries } from '../../../core/applications/new-beneficiaries';
import type { ProgramFigures } from '../../../core/applications/program-applications.repository.port';
import { keyAmong } from '../../../core/shared/person-key';
import { calendarDateAt } from '../../../core/shared/time/calendar';
import { type OpenFormat, simulatedRepository } from '../simulated-reads';
import { type ApplicationSamples, applicationsFormat, staffNotesFormat } from './application-formats';

/** The simulation's applications and staff notes within a unit of work. `deleteExpired` runs before they are listed. */
export function simulatedApplicationRepositories(
  open: OpenFormat,
  samples: ApplicationSamples,
  deleteExpired: () => Promise<void> = async () => {},
): { readonly applications: ApplicationRepository; readonly staffNotes: StaffNoteRepository } {
  const kept = open(applicationsFormat(samples));
  return {
    staffNotes: simulatedRepository(open(staffNotesFormat(samples))),
    applications: {
      ...simulatedRepository(kept),
      page: async (query, programs) => {
        await deleteExpired();
        return pageOfApplications(kept.read(), query, programs);
      },
      showCounts: async (programs) => countInPrograms(kept.read(), programs),
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
