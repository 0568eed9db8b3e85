import type { OpenFormat } from '../../adapters/mock/simulated-reads';
import { SimulatedUnitOfWork } from '../../adapters/mock/simulated-unit-of-work';
import type { SimulationPlace } from '../../adapters/mock/simulation';
import { siteMailsOf } from '../../core/mail/site-mails';
import type { Clock, IdSource } from '../../core/shared/system.port';
import { signupMailsOf } from '../../core/signups/mails/signup-mails';
import { simulatedMails, siteAddress } from './simulated-mails';

/** What writes on the records of this browser, with the mails that services write meanwhile. */
export function simulatedUnits<Repositories>(
  place: SimulationPlace,
  repositories: (open: OpenFormat) => Repositories,
  ports: { readonly clock: Clock; readonly ids: IdSource },
): SimulatedUnitOfWork<Repositories> {
  const address = siteAddress();
  Object.assign(simulatedMails, siteMailsOf(address), signupMailsOf(address));
  return new SimulatedUnitOfWork(place, repositories, ports);
}
