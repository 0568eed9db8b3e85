import { simulatedEventRepository } from '../../../adapters/mock/events/simulated-events';
import { simulatedProgramRepository } from '../../../adapters/mock/programs/simulated-programs';
import { signupsFormat, simulatedSignupReads } from '../../../adapters/mock/signups/simulated-signup-reads';
import type { OpenFormat } from '../../../adapters/mock/simulated-reads';
import { programSamplesOf } from '../programs/program-samples';
import type { ServicePorts } from '../simulated-service';
import { calendarSamplesOf } from './calendar-samples';

/** The events of this browser, and how many signed up for them. */
export function calendarEvents(ports: Pick<ServicePorts, 'clock'>) {
  const samples = calendarSamplesOf(ports);
  const { programs } = programSamplesOf(ports);
  return (open: OpenFormat) => ({
    programs: simulatedProgramRepository(open, programs),
    events: simulatedEventRepository(open, samples.events),
    signups: simulatedSignupReads(open(signupsFormat(samples.signups))),
  });
}
