import { asHolder } from '../../adapters/mock/account/this-browser';
import { personalDataApi } from '../../core/privacy/personal-data.api';
import { PersonalDataService } from '../../core/privacy/personal-data.service';
import { accountRepositories } from './simulated-links';
import { simulatedPeople } from './simulated-people';
import { simulatedRecords } from './simulated-records';
import { type ServicePorts, simulatedService } from './simulated-service';

/** All data of one person in this browser. */
export function personalDataOfSimulation(ports: ServicePorts) {
  const serviceFor = simulatedService(
    (open) => ({
      ...accountRepositories(ports)(open),
      avatars: { drop: async () => {} },
      records: simulatedRecords(ports),
    }),
    (unit, actor) => new PersonalDataService(unit, actor),
  );
  return asHolder(personalDataApi, simulatedPeople(), ports.hint, serviceFor(ports));
}
