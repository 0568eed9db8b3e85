import { type Application, isEnrolled } from '../../../core/applications/application';
import type {
  ApplicationRepositories,
  ProgramFigures,
} from '../../../core/applications/application.repository.port';
import { pageOfApplications } from '../../../core/applications/application-query';
import { newBeneficiaries } from '../../../core/applications/first-approvals';
import { keyAmong } from '../../../core/shared/person-key';
import { calendarDateAt } from '../../../core/shared/time/calendar';
import { type OpenFormat, simulatedRepository } from '../simulated-reads';
import { type ApplicationSamples, applicationsFormat, staffNotesFormat } from './application-formats';
import { simulatedApplicationReads } from './simulated-application-reads';

/** The simulation's applications and staff notes within a unit of work. `deleteExpired` runs before they are listed. */
export function simulatedApplicationRepositories(
  open: OpenFormat,
  samples: ApplicationSamples,
  deleteExpired: () => Promise<void> = async () => {},
): Pick<ApplicationRepositories, 'applications' | 'staffNotes'> {
  const records = open(applicationsFormat(samples));
  const those = (isWanted: (application: Application) => boolean) => records.read().filter(isWanted);
  return {
    staffNotes: simulatedRepository(open(staffNotesFormat(samples))),
    applications: {
      ...simulatedRepository(records),
      ...simulatedApplicationReads(open, samples),
      page: async (query, programs) => {
        await deleteExpired();
        return pageOfApplications(records.read(), query, programs);
      },
      keyOfNamed: async (who) => keyAmong(records.read(), who),
      newBeneficiaries: async (since) => newBeneficiaries(records.read(), since),
      pendingOf: async (id) =>
        those(({ programId, state }) => programId === id && state === 'pending').sort(
          (a, b) => a.receivedAt - b.receivedAt || (a.id < b.id ? -1 : 1),
        ),
      counts: async (ids) =>
        new Map(ids.map((id) => [id, figuresOf(those(({ programId }) => programId === id))])),
    },
  };
}

function figuresOf(applications: readonly Application[]): ProgramFigures {
  const answered = applications.filter(({ state }) => state === 'approved' || state === 'denied');
  const days = answered.flatMap(({ decidedAt }) => (decidedAt === null ? [] : calendarDateAt(decidedAt)));
  const approved = answered.filter(({ as, state }) => as === 'participant' && state === 'approved');
  const [first, last] = [days.toSorted()[0], days.toSorted().at(-1)];
  return {
    waiting: applications.filter(({ state }) => state === 'pending').length,
    enrolled: approved.filter(isEnrolled).length,
    people: new Set(approved.map(({ personKey }) => personKey)).size,
    decided: first && last ? { first, last } : null,
  };
}
