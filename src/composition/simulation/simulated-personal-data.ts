import { asHolder } from '../../adapters/mock/account/this-browser';
import { personalDataApi } from '../../core/privacy/personal-data.api';
import { PersonalDataService } from '../../core/privacy/personal-data.service';
import type { ServicePorts } from './bind-simulated-port';
import { simulatedRecords } from './records/simulated-records';
import { accountRepositories } from './simulated-links';
import { simulatedPeople } from './simulated-people';
import { simulatedService } from './simulated-service';

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
