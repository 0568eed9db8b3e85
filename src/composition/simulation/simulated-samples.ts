import { applicationsFormat, staffNotesFormat } from '../../adapters/mock/applications/application-formats';
import { dropRecords } from '../../adapters/mock/drop-records';
import { eventsFormat } from '../../adapters/mock/events/simulated-events';
import { completionsFormat, guidesFormat } from '../../adapters/mock/guides/simulated-guide-reads';
import { samplePickups } from '../../adapters/mock/pickups/sample-pickups';
import { pickupsFormat } from '../../adapters/mock/pickups/simulated-pickup-repository';
import { programsFormat } from '../../adapters/mock/programs/simulated-programs';
import { shelfFormat } from '../../adapters/mock/shelf/shelf-format';
import { signupsFormat } from '../../adapters/mock/signups/simulated-signup-reads';
import { browserSimulation, type RecordsFormat, SimulatedRecords } from '../../adapters/mock/simulation';
import { actorWith, plainRefusal } from '../../core/access/actor-with';
import type { ResetSamples } from '../../core/settings/reset-samples.port';
import { fail } from '../../core/shared/result';
import { sortedBy } from '../../core/shelf/goods-to-sort';
import { calendarSamplesOf } from './calendar/calendar-samples';
import { guideSamplesOf } from './programs/guide-samples';
import { programSamplesOf } from './programs/program-samples';
import { shelfSamplesOf } from './programs/shelf-samples';
import type { ServicePorts } from './simulated-service';

/** The formats whose samples can be put back; an area joins with its own. */
function formatsOf(ports: Pick<ServicePorts, 'clock'>): readonly Pick<RecordsFormat<unknown>, 'name'>[] {
  const { programs, samples } = programSamplesOf(ports);
  const { events, signups } = calendarSamplesOf(ports);
  const guides = guideSamplesOf(ports);
  return [
    programsFormat(programs),
    applicationsFormat(samples),
    staffNotesFormat(samples),
    eventsFormat(events),
    signupsFormat(signups),
    shelfFormat(shelfSamplesOf(ports)),
    guidesFormat(guides),
    completionsFormat(guides),
  ];
}

/** Puts the samples of this browser's simulation back. Pickups stay, and their goods wait to be sorted again. */
export function resetSamplesOfSimulation(
  ports: Pick<ServicePorts, 'clock' | 'session'>,
  view: Pick<Window, 'localStorage' | 'dispatchEvent'> = globalThis,
): ResetSamples {
  const pickups = new SimulatedRecords(
    browserSimulation(view),
    pickupsFormat(() => samplePickups(ports.clock.now())),
  );
  return {
    execute: async () => {
      const result = await actorWith('settings.save', ports.session);
      if (!result.ok) return fail(plainRefusal(result.failure));
      const dropped = dropRecords(view, formatsOf(ports));
      if (!dropped.ok) return dropped;
      const stored = pickups.write(sortedBy(shelfSamplesOf(ports)(), pickups.read()));
      return stored.ok ? stored : fail({ code: 'unavailable' });
    },
  };
}
