import type { OpenFormat } from '../../adapters/mock/simulated-reads';
import { SimulatedUnitOfWork } from '../../adapters/mock/simulated-unit-of-work';
import type { SimulationPlace } from '../../adapters/mock/simulation';
import type { Clock, IdSource } from '../../core/shared/system.port';
import { mailsWithoutReceipts } from '../shared/mails-without-receipts';
import { simulatedMails, siteHere } from './simulated-mails';

/** What writes on the records of this browser, with the mails that services write meanwhile. */
export function simulatedUnits<Repositories>(
  place: SimulationPlace,
  repositories: (open: OpenFormat) => Repositories,
  ports: { readonly clock: Clock; readonly ids: IdSource },
): SimulatedUnitOfWork<Repositories> {
  Object.assign(simulatedMails, mailsWithoutReceipts(siteHere()));
  return new SimulatedUnitOfWork(place, repositories, ports);
}
