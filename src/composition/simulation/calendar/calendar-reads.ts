import { simulatedApplicationReads } from '../../../adapters/mock/applications/simulated-application-reads';
import { simulatedEventRepository } from '../../../adapters/mock/events/simulated-events';
import { simulatedPersonReads } from '../../../adapters/mock/people/simulated-person-reads';
import { simulatedProgramRepository } from '../../../adapters/mock/programs/simulated-programs';
import { signupsFormat, simulatedSignupReads } from '../../../adapters/mock/signups/simulated-signup-reads';
import type { OpenFormat } from '../../../adapters/mock/simulated-reads';
import { simulatedSamples } from '../people-samples';
import { programSamplesOf } from '../programs/program-samples';
import type { ServicePorts } from '../simulated-service';
import { calendarSamplesOf } from './calendar-samples';

/** What most pages read of the events of this browser and of who signed up for them. */
export function calendarReads(ports: Pick<ServicePorts, 'clock'>) {
  const samples = calendarSamplesOf(ports);
  const { programs, samples: applications } = programSamplesOf(ports);
  return (open: OpenFormat) => ({
    programs: simulatedProgramRepository(open, programs),
    applications: simulatedApplicationReads(open, applications),
    events: simulatedEventRepository(open, samples.events),
    signups: simulatedSignupReads(open(signupsFormat(samples.signups))),
    people: simulatedPersonReads(open, simulatedSamples),
  });
}
