import { asHolder } from '../../adapters/mock/account/this-browser';
import { openedBy } from '../../adapters/mock/simulated-reads';
import { personalDataApi } from '../../core/privacy/personal-data.api';
import { PersonalDataService } from '../../core/privacy/personal-data.service';
import { calendarRepositories } from './calendar/calendar-repositories';
import { accountRepositories } from './simulated-links';
import { simulatedMails } from './simulated-mails';
import { simulatedPeople } from './simulated-people';
import { simulatedRecords } from './simulated-records';
import { type ServicePorts, simulatedService } from './simulated-service';

/** All data of one person in this browser. */
export function personalDataOfSimulation(ports: ServicePorts) {
  const serviceFor = simulatedService(
    (open) => ({
      ...calendarRepositories(ports)(open),
      ...accountRepositories(ports)(open),
      avatars: { drop: async () => {} },
      records: simulatedRecords(ports, openedBy(open)),
    }),
    (unit, actor) => new PersonalDataService(unit, actor, simulatedMails),
  );
  return asHolder(personalDataApi, simulatedPeople(), ports.hint, serviceFor(ports));
}
