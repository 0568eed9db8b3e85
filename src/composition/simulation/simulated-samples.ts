import { applicationsFormat, staffNotesFormat } from '../../adapters/mock/applications/application-formats';
import { dropRecords } from '../../adapters/mock/drop-records';
import { eventsFormat } from '../../adapters/mock/events/simulated-events';
import { completionsFormat, guidesFormat } from '../../adapters/mock/guides/simulated-guides';
import { programsFormat } from '../../adapters/mock/programs/simulated-programs';
import { shelfFormat } from '../../adapters/mock/shelf/shelf-format';
import { signupsFormat } from '../../adapters/mock/signups/simulated-signups';
import type { RecordsFormat } from '../../adapters/mock/simulation';
import type { ResetSamples } from '../../core/settings/reset-samples.port';
import { calendarSamplesOf } from './calendar/calendar-samples';
import { guideSamplesOf } from './programs/guide-samples';
import { programSamplesOf } from './programs/program-samples';
import type { ServicePorts } from './simulated-service';

/** The formats whose samples can be put back; an area joins with its own. */
function formatsOf(ports: Pick<ServicePorts, 'clock'>): readonly Pick<RecordsFormat<unknown>, 'name'>[] {
  const { programs, samples, shelf } = programSamplesOf(ports);
  const { events, signups } = calendarSamplesOf(ports);
  const guides = guideSamplesOf(ports);
  return [
    ...[programsFormat(programs), applicationsFormat(samples), staffNotesFormat(samples)],
    ...[eventsFormat(events), signupsFormat(signups), shelfFormat(shelf)],
    ...[guidesFormat(guides), completionsFormat(guides)],
  ];
}

/** Puts the samples of this browser's simulation back. */
export function resetSamplesOfSimulation(ports: Pick<ServicePorts, 'clock'>): ResetSamples {
  return { execute: async () => dropRecords(globalThis, formatsOf(ports)) };
}
