import { simulatedApplicationReads } from '../../../adapters/mock/applications/simulated-application-reads';
import { simulatedPersonReads } from '../../../adapters/mock/people/simulated-person-reads';
import type { OpenFormat } from '../../../adapters/mock/simulated-reads';
import { simulatedSamples } from '../people-samples';
import { programSamplesOf } from '../programs/program-samples';
import type { ServicePorts } from '../simulated-service';
import { calendarEvents } from './calendar-events';

/** The events of this browser, and who signed up for them. */
export function calendarReads(ports: Pick<ServicePorts, 'clock'>) {
  const events = calendarEvents(ports);
  const { samples } = programSamplesOf(ports);
  return (open: OpenFormat) => ({
    ...events(open),
    applications: simulatedApplicationReads(open, samples),
    people: simulatedPersonReads(open, simulatedSamples),
  });
}
