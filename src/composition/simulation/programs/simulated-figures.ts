import { simulatedFigures } from '../../../adapters/mock/figures/simulated-figures';
import type { OpenFormat } from '../../../adapters/mock/simulated-reads';
import { FiguresService } from '../../../core/figures/figures.service';
import { calendarSamplesOf } from '../calendar/calendar-samples';
import { type ServicePorts, simulatedService } from '../simulated-service';
import { guideSamplesOf } from './guide-samples';
import { programRepositories } from './program-repositories';
import { programSamplesOf } from './program-samples';
import { shelfSamplesOf } from './shelf-samples';

/** What the figures of this browser's simulation are read from. */
export function figureRepositories(ports: ServicePorts) {
  const repositories = programRepositories(ports);
  const { samples: applications } = programSamplesOf(ports);
  const shelf = shelfSamplesOf(ports);
  const { events, signups } = calendarSamplesOf(ports);
  const guides = guideSamplesOf(ports);
  return (open: OpenFormat) => ({
    ...repositories(open),
    figures: simulatedFigures(open, { events, signups, applications, shelf, guides }),
  });
}

/** The figures of this browser's simulation. */
export function figuresOfSimulation(ports: ServicePorts) {
  return simulatedService(
    figureRepositories(ports),
    (unit, actor) => new FiguresService(unit, actor, ports.clock),
  )(ports);
}
