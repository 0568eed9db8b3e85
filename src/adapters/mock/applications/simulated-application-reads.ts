import type { Application } from '../../../core/applications/application';
import type { ApplicationRepository } from '../../../core/applications/application.repository.port';
import { countInPrograms } from '../../../core/applications/application-counts';
import type { OpenFormat } from '../simulated-reads';
import { type ApplicationSamples, applicationsFormat } from './application-formats';

/** What most pages read of the simulation's applications. */
export function simulatedApplicationReads(
  open: OpenFormat,
  samples: ApplicationSamples,
): Pick<ApplicationRepository, 'showCounts' | 'ofPerson' | 'ofAccounts'> {
  const records = open(applicationsFormat(samples));
  const those = (isWanted: (application: Application) => boolean) => records.read().filter(isWanted);
  return {
    showCounts: async (programs) => countInPrograms(records.read(), programs),
    ofPerson: async (id) => those(({ personId }) => personId === id),
    ofAccounts: async (ids) => those(({ personId }) => personId !== null && ids.includes(personId)),
  };
}
