import { ListedCommonPasswords } from '../../adapters/common-passwords/listed-common-passwords';
import { simulatedHasher } from '../../adapters/mock/account/simulated-passwords';
import { asHolder, ownAvatarOf, THIS_BROWSER } from '../../adapters/mock/account/this-browser';
import { simulatedAuditLog } from '../../adapters/mock/audit/simulated-audit';
import type { AvatarRepository } from '../../core/account/account.repository.port';
import { ownAccountApi } from '../../core/account/own-account.api';
import { OwnAccountService } from '../../core/account/own-account.service';
import { passwordCheck } from '../../core/account/passwords/password-check';
import { AuditService } from '../../core/audit/audit.service';
import type { ImageLibrary } from '../../core/content/pictures/image-library.port';
import { peopleApi } from '../../core/people/people.api';
import { PeopleService } from '../../core/people/people.service';
import { fail, ok } from '../../core/shared/result';
import { calendarRepositories, followedService } from './calendar/calendar-repositories';
import { accountRepositories, simulatedLetters } from './simulated-links';
import { browserHash, simulatedPeople } from './simulated-people';
import { type ServicePorts, simulatedService } from './simulated-service';
import { simulatedSiteNames } from './simulated-site-names';

/** Pictures beside people's names in this browser's library. A former one counts as unused, and goes with others. */
function simulatedAvatars(library: Pick<ImageLibrary, 'put'> | null): AvatarRepository {
  return {
    put: async (picture) => {
      const answer = await library?.put(picture);
      if (answer?.ok) return answer;
      return fail({ code: answer?.failure.code === 'quota' ? 'quota' : 'unavailable' });
    },
    drop: async () => {},
  };
}

/** User Management in this browser. */
export function peopleOfSimulation(ports: ServicePorts) {
  const serviceFor = followedService(
    (open) => ({ ...calendarRepositories(ports)(open), ...accountRepositories(ports)(open) }),
    (unit, actor) => new PeopleService(unit, actor, simulatedLetters(ports)),
  );
  return asHolder(peopleApi, simulatedPeople(), ports.hint, serviceFor(ports));
}

/** People's own accounts in this browser; `library` keeps their pictures. */
function ownAccounts(ports: ServicePorts, library: Pick<ImageLibrary, 'put'> | null) {
  return simulatedService(
    (open) => ({ ...accountRepositories(ports)(open), avatars: simulatedAvatars(library) }),
    (unit, user) =>
      new OwnAccountService(unit, user, {
        hasher: simulatedHasher(browserHash()),
        findWeakness: passwordCheck(new ListedCommonPasswords(), 'next', simulatedSiteNames(ports.content)),
        sessionId: async () => ok(THIS_BROWSER),
      }),
  )(ports);
}

/** The account of the person who is signed in in this browser. */
export function ownAccountOfSimulation(ports: ServicePorts) {
  return asHolder(ownAccountApi, simulatedPeople(), ports.hint, ownAccounts(ports, null));
}

/** The picture beside their name, in `library`. */
export function ownAvatarOfSimulation(ports: ServicePorts, library: Pick<ImageLibrary, 'put'>) {
  return ownAvatarOf(simulatedPeople(), ports.hint, ownAccounts(ports, library));
}

/** The audit log of this browser's simulation. */
export function auditOfSimulation(ports: ServicePorts) {
  const people = simulatedPeople();
  return simulatedService(
    (open) => ({ audit: simulatedAuditLog(open, people) }),
    (unit) => new AuditService(unit),
  )(ports);
}
