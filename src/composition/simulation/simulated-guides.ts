import { sampleCompletions, sampleGuides } from '../../adapters/mock/guides/sample-guides';
import { type GuideSamples, simulatedGuideRepositories } from '../../adapters/mock/guides/simulated-guides';
import { simulatedPersonRepository } from '../../adapters/mock/people/simulated-person-repository';
import { simulatedProgramRepository } from '../../adapters/mock/programs/simulated-programs';
import type { OpenFormat } from '../../adapters/mock/simulated-reads';
import { GuidesService } from '../../core/guides/guides.service';
import { OwnGuidesService } from '../../core/guides/own-guides.service';
import { programSamplesOf, SAMPLE_READERS } from './program-samples';
import { simulatedSamples } from './simulated-people';
import { type ServicePorts, simulatedService } from './simulated-service';

type Clocked = Pick<ServicePorts, 'clock'>;

/** The sample guides of this browser, and who has done which training at first. */
export function guideSamplesOf({ clock }: Clocked): GuideSamples {
  return {
    guides: () => sampleGuides(clock.now(), SAMPLE_READERS),
    completions: () => sampleCompletions(clock.now(), SAMPLE_READERS),
  };
}

function guideRepositories(ports: Clocked) {
  return (open: OpenFormat) => ({
    ...simulatedGuideRepositories(open, guideSamplesOf(ports)),
    programs: simulatedProgramRepository(open, programSamplesOf(ports).programs),
  });
}

/** The guides of this browser's simulation, for staff. */
export function guidesOfSimulation(ports: ServicePorts) {
  const repositories = guideRepositories(ports);
  return simulatedService(
    (open) => ({ ...repositories(open), people: simulatedPersonRepository(open, simulatedSamples).people }),
    (unit, actor) => new GuidesService(unit, actor),
  )(ports);
}

/** The guides of this browser's simulation, for those whom they are for. */
export function ownGuidesOfSimulation(ports: ServicePorts) {
  return simulatedService(
    guideRepositories(ports),
    (unit, actor) => new OwnGuidesService(unit, actor),
  )(ports);
}
