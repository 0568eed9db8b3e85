import { simulatedEventRepository } from '../../../adapters/mock/events/simulated-events';
import { simulatedGuideRepositories } from '../../../adapters/mock/guides/simulated-guides';
import { simulatedPersonRepository } from '../../../adapters/mock/people/simulated-person-repository';
import { simulatedLookRepository } from '../../../adapters/mock/signups/simulated-looks';
import { simulatedSignupRepository } from '../../../adapters/mock/signups/simulated-signups';
import type { OpenFormat } from '../../../adapters/mock/simulated-reads';
import type { User } from '../../../core/account/user';
import type { UnitOfWork } from '../../../core/unit-of-work/unit-of-work.port';
import { guideSamplesOf } from '../programs/guide-samples';
import { programRepositories } from '../programs/program-repositories';
import { simulatedSamples } from '../simulated-people';
import { type ServicePorts, simulatedService } from '../simulated-service';
import { calendarSamplesOf } from './calendar-samples';

/** The events of this browser and who signed up for them, with what decides about them. */
export function calendarRepositories(ports: Pick<ServicePorts, 'clock' | 'logger'>) {
  const samples = calendarSamplesOf(ports);
  const programs = programRepositories(ports);
  return (open: OpenFormat) => {
    const repositories = {
      ...programs(open),
      events: simulatedEventRepository(open, samples.events),
      signups: simulatedSignupRepository(open, samples.signups),
      people: simulatedPersonRepository(open, simulatedSamples).people,
      ...simulatedGuideRepositories(open, guideSamplesOf(ports)),
    };
    return { ...repositories, looks: simulatedLookRepository(repositories) };
  };
}

/** Makes the service of an area that decides by these records, for each person who calls. */
export function calendarService<Service>(
  ports: ServicePorts,
  make: (unit: UnitOfWork<ReturnType<ReturnType<typeof calendarRepositories>>>, actor: User) => Service,
): (actor: User) => Service {
  return simulatedService(calendarRepositories(ports), make)(ports);
}
