import { simulatedFigures } from '../../../adapters/mock/figures/simulated-figures';
import { FiguresService } from '../../../core/figures/figures.service';
import { calendarSamplesOf } from '../calendar/calendar-samples';
import { type ServicePorts, simulatedService } from '../simulated-service';
import { guideSamplesOf } from './guide-samples';
import { programRepositories } from './program-repositories';
import { programSamplesOf } from './program-samples';
import { shelfSamplesOf } from './shelf-samples';

/** The figures of this browser's simulation. */
export function figuresOfSimulation(ports: ServicePorts) {
  const repositories = programRepositories(ports);
  const { samples: applications } = programSamplesOf(ports);
  const shelf = shelfSamplesOf(ports);
  const { events, signups } = calendarSamplesOf(ports);
  const guides = guideSamplesOf(ports);
  return simulatedService(
    (open) => ({
      ...repositories(open),
      figures: simulatedFigures(open, { events, signups, applications, shelf, guides }),
    }),
    (unit, actor) => new FiguresService(unit, actor, ports.clock),
  )(ports);
}
