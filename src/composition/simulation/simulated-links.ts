import { ListedCommonPasswords } from '../../adapters/common-passwords/listed-common-passwords';
import { simulatedAccountLinks } from '../../adapters/mock/account/simulated-account-links';
import { simulatedFactors } from '../../adapters/mock/account/simulated-factors';
import { simulatedHasher } from '../../adapters/mock/account/simulated-passwords';
import { thisBrowser } from '../../adapters/mock/account/this-browser';
import { LATENCY_MS } from '../../adapters/mock/latency';
import { simulatedPersonRepository } from '../../adapters/mock/people/simulated-person-repository';
import type { OpenFormat } from '../../adapters/mock/simulated-reads';
import type { AccountLinks } from '../../core/account/links/account-links.port';
import { AccountLinksService } from '../../core/account/links/account-links.service';
import type { LinkLetters } from '../../core/account/links/send-link';
import { passwordCheck } from '../../core/account/passwords/password-check';
import type { ContentStore } from '../../core/content/content-store.port';
import { linkAddress } from '../../core/navigation/link-address';
import type { Clock, IdSource, Scheduler } from '../../core/shared/system.port';
import { delay } from '../../core/shared/time/delay';
import { simulatedSamples } from './people-samples';
import { simulatedMails, siteHere } from './simulated-mails';
import { browserHash } from './simulated-people';
import { simulatedUnit } from './simulated-service';
import { simulatedSiteNames } from './simulated-site-names';

interface Ports {
  readonly content: Pick<ContentStore, 'load'>;
  readonly clock: Clock;
  readonly ids: IdSource;
  readonly scheduler: Scheduler;
}

/** The people of this browser, what they sign in with, and where they are signed in. */
export function accountRepositories({ clock }: Pick<Ports, 'clock'>) {
  return (open: OpenFormat) => ({
    ...simulatedPersonRepository(open, simulatedSamples),
    ...simulatedFactors(open),
    links: simulatedAccountLinks(open),
    sessions: thisBrowser(navigator.userAgent, () => clock.now()),
    // Calendars cannot read from a browser, so nobody has an address that could end.
    feeds: { end: async () => {}, remove: async () => {} },
  });
}

/** How one-time links of this browser are written. */
export function simulatedLetters({ ids }: Pick<Ports, 'ids'>) {
  return {
    mails: simulatedMails,
    addressOf: (link, language) => linkAddress(siteHere(), link, language),
    newSecret: () => ids.next(),
  } satisfies LinkLetters;
}

/** One-time links of this browser, which are shown since no mail is sent. */
export function simulatedLinks(ports: Ports): AccountLinks {
  const links = new AccountLinksService(simulatedUnit(accountRepositories(ports), ports), {
    clock: ports.clock,
    letters: simulatedLetters(ports),
    sendsMail: false,
    hasher: simulatedHasher(browserHash()),
    findWeakness: passwordCheck(new ListedCommonPasswords(), 'password', simulatedSiteNames(ports.content)),
  });
  const soon = async <T>(call: () => Promise<T>) => {
    await delay(ports.scheduler, LATENCY_MS.command);
    return call();
  };
  return {
    sendsMail: false,
    request: (email) => soon(() => links.request(email)),
    holder: (link) => soon(() => links.holder(link)),
    choosePassword: (link, password) => soon(() => links.choosePassword(link, password)),
  };
}
