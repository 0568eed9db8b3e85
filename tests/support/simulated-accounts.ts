import { simulatedAccountLinks } from '../../src/adapters/mock/account/simulated-account-links';
import { simulatedFactors } from '../../src/adapters/mock/account/simulated-factors';
import { simulatedHasher } from '../../src/adapters/mock/account/simulated-passwords';
import { thisBrowser } from '../../src/adapters/mock/account/this-browser';
import { SimulatedPeople } from '../../src/adapters/mock/people/simulated-people';
import { simulatedPersonRepository } from '../../src/adapters/mock/people/simulated-person-repository';
import type { OpenFormat } from '../../src/adapters/mock/simulated-reads';
import { SimulatedUnitOfWork } from '../../src/adapters/mock/simulated-unit-of-work';
import type { SimulationPlace } from '../../src/adapters/mock/simulation';
import { mailsOf } from '../../src/composition/shared/mails-of';
import type { PictureFile } from '../../src/core/content/pictures/image-library.port';
import type { Person } from '../../src/core/people/person';
import { ok } from '../../src/core/shared/result';
import { aSite } from './a-site';
import { browserRepositories } from './browser-repositories';
import { CountingIds } from './counting-ids';
import type { FakeTime } from './fake-time';

const hash = async (text: string) => `hash of ${text}`;

/** People in a simulation, with what they sign in with and take part in, and units of work on them; `keep` keeps pictures. */
export function simulatedAccounts(
  place: SimulationPlace,
  time: FakeTime,
  samples: () => readonly Person[],
  keep: (picture: PictureFile) => Promise<string> = async () => 'picture:one',
  kept: Parameters<typeof browserRepositories>[0] = {},
) {
  const others = browserRepositories(kept);
  const repositories = (open: OpenFormat) => {
    // The first to open records says what they contain at first.
    const accounts = simulatedPersonRepository(open, samples);
    return {
      ...others(open),
      ...accounts,
      ...simulatedFactors(open),
      links: simulatedAccountLinks(open),
      sessions: thisBrowser('a browser', () => time.now()),
      avatars: { put: async (picture: PictureFile) => ok(await keep(picture)), drop: async () => {} },
      feeds: { end: async () => {}, remove: async () => {} },
    };
  };
  const ids = new CountingIds();
  return {
    repositories,
    people: new SimulatedPeople(place, samples, hash),
    hasher: simulatedHasher(hash),
    unit: new SimulatedUnitOfWork(place, repositories, { clock: time, ids }),
    letters: {
      mails: mailsOf(aSite()),
      addressOf: ({ secret }: { readonly secret: string }) => `https://www.fsr.example/#${secret}`,
      newSecret: () => ids.next(),
    },
  };
}
