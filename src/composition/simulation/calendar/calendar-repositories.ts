import { simulatedEventRepository } from '../../../adapters/mock/events/simulated-events';
import { simulatedGuideRepositories } from '../../../adapters/mock/guides/simulated-guides';
import { simulatedPersonRepository } from '../../../adapters/mock/people/simulated-person-repository';
import { simulatedLookRepository } from '../../../adapters/mock/signups/simulated-looks';
import { simulatedSignupRepository } from '../../../adapters/mock/signups/simulated-signups';
import { simulatedWorkRepository } from '../../../adapters/mock/signups/simulated-works';
import type { OpenFormat } from '../../../adapters/mock/simulated-reads';
import { isStaff } from '../../../core/access/role';
import type { User } from '../../../core/account/user';
import { type Followers, followedUnit } from '../../../core/signups/following/followers';
import type { UnitOfWork } from '../../../core/unit-of-work/unit-of-work.port';
import { simulatedSamples } from '../people-samples';
import { guideSamplesOf } from '../programs/guide-samples';
import { programRepositories } from '../programs/program-repositories';
import { simulatedMails } from '../simulated-mails';
import { type ServicePorts, simulatedUnit, staffUnit } from '../simulated-service';
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
      works: simulatedWorkRepository(open, samples.signups),
      people: simulatedPersonRepository(open, simulatedSamples).people,
      ...simulatedGuideRepositories(open, guideSamplesOf(ports)),
    };
    return { ...repositories, looks: simulatedLookRepository(repositories) };
  };
}

type CalendarRecords = ReturnType<ReturnType<typeof calendarRepositories>>;
type FollowedRecords = CalendarRecords & { readonly followers: Followers };

/** As simulatedService, for a service whose changes sign-ups follow, and which staff ask in both languages. */
export function followedService<Records extends CalendarRecords, Service>(
  records: (open: OpenFormat) => Records,
  make: (unit: UnitOfWork<Records & { readonly followers: Followers }>, actor: User) => Service,
) {
  return (ports: ServicePorts): ((actor: User) => Service) => {
    const [ofMembers, ofStaff] = [simulatedUnit(records, ports), staffUnit(records, ports)];
    return (actor) => {
      const unit = isStaff(actor.role) ? ofStaff : ofMembers;
      return make(followedUnit(unit, simulatedMails), actor);
    };
  };
}

/** Makes the service of an area that decides by these records, for each person who calls. */
export function calendarService<Service>(
  ports: ServicePorts,
  make: (unit: UnitOfWork<FollowedRecords>, actor: User) => Service,
): (actor: User) => Service {
  return followedService(calendarRepositories(ports), make)(ports);
}
