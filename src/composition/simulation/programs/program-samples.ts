import type { ApplicationSamples } from '../../../adapters/mock/applications/application-formats';
import {
  sampleApplications,
  sampleStaffNotes,
} from '../../../adapters/mock/applications/sample-applications';
import { samplePrograms } from '../../../adapters/mock/programs/sample-programs';
import type { ServicePorts } from '../simulated-service';

/** Who manages the sample programs, by the ids of the sample people. */
export const MANAGERS = { parker: 'account-2', deja: 'person-4', priya: 'person-16' };

const APPLICANTS = {
  ben: 'account-5',
  val: 'account-3',
  parker: { id: MANAGERS.parker, name: 'Parker Manager' },
  other: { id: MANAGERS.deja, name: 'Deja Whitfield' },
};

/** Who has done trainings and checked resources in the samples. */
export const SAMPLE_READERS = { val: APPLICANTS.val, parker: MANAGERS.parker };

/** The sample programs of this browser, and what is there at first of the applications to them. */
export function programSamplesOf({ clock }: Pick<ServicePorts, 'clock'>) {
  const programs = () => samplePrograms(clock.now(), MANAGERS);
  const samples: ApplicationSamples = {
    applications: () => sampleApplications(clock.now(), APPLICANTS, programs()),
    staffNotes: sampleStaffNotes,
  };
  return { programs, samples };
}
