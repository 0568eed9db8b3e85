import { asHolder } from '../../adapters/mock/account/this-browser';
import { openedBy } from '../../adapters/mock/simulated-reads';
import { privacyApi } from '../../core/privacy/privacy.api';
import { PrivacyService } from '../../core/privacy/privacy.service';
import { calendarRepositories } from './calendar/calendar-repositories';
import { accountRepositories } from './simulated-links';
import { simulatedMails } from './simulated-mails';
import { simulatedPeople } from './simulated-people';
import { simulatedRecords } from './simulated-records';
import { type ServicePorts, simulatedService } from './simulated-service';

/** All data of one person in this browser. */
export function privacyOfSimulation(ports: ServicePorts) {
  const serviceFor = simulatedService(
    (open) => ({
      ...calendarRepositories(ports)(open),
      ...accountRepositories(ports)(open),
      avatars: { drop: async () => {} },
      records: simulatedRecords(ports, openedBy(open)),
    }),
    (unit, actor) => new PrivacyService(unit, actor, simulatedMails),
  );
  return asHolder(privacyApi, simulatedPeople(), ports.hint, serviceFor(ports));
}
