import { simulatedFigures } from '../../../adapters/mock/figures/simulated-figures';
import { simulatedProgramRepository } from '../../../adapters/mock/programs/simulated-programs';
import { SoFarService } from '../../../core/figures/so-far.service';
import { calendarSamplesOf } from '../calendar/calendar-samples';
import { type ServicePorts, simulatedUnit } from '../simulated-service';
import { guideSamplesOf } from './guide-samples';
import { programSamplesOf } from './program-samples';
import { shelfSamplesOf } from './shelf-samples';

/** The figures that this browser's simulation tells everybody. Where nothing is stored, as in the build, they are those of the samples. */
export function soFarOfSimulation(ports: Pick<ServicePorts, 'clock' | 'ids'>): SoFarService {
  const { programs, samples: applications } = programSamplesOf(ports);
  const { events, signups } = calendarSamplesOf(ports);
  const guides = guideSamplesOf(ports);
  const unit = simulatedUnit(
    (open) => ({
      programs: simulatedProgramRepository(open, programs),
      figures: simulatedFigures(open, {
        events,
        signups,
        applications,
        shelf: shelfSamplesOf(ports),
        guides,
      }),
    }),
    ports,
  );
  return new SoFarService(unit, ports.clock);
}
