import { SimulatedUnitOfWork } from '../../adapters/mock/simulated-unit-of-work';
import { siteMailsOf } from '../../core/mail/site-mails';
import { signupMailsOf } from '../../core/signups/mails/signup-mails';
import { simulatedMails, siteAddress } from './simulated-mails';

/** What writes on the records of this browser, with the mails that services write meanwhile. */
export function simulatedUnits<Repositories>(
  ...given: ConstructorParameters<typeof SimulatedUnitOfWork<Repositories>>
): SimulatedUnitOfWork<Repositories> {
  const address = siteAddress();
  Object.assign(simulatedMails, siteMailsOf(address), signupMailsOf(address));
  return new SimulatedUnitOfWork(...given);
}
