import { simulatedSortedPickups } from '../../src/adapters/mock/shelf/simulated-sorted-pickups';
import { simulatedPort } from '../../src/adapters/mock/simulated-port';
import { SimulatedUnitOfWork } from '../../src/adapters/mock/simulated-unit-of-work';
import { mailsOf } from '../../src/composition/shared/mails-of';
import type { User } from '../../src/core/account/user';
import type { Event } from '../../src/core/events/event';
import type { Pickup } from '../../src/core/pickups/pickup';
import { ok } from '../../src/core/shared/result';
import { shelfApi } from '../../src/core/shelf/shelf.api';
import { ShelfService } from '../../src/core/shelf/shelf.service';
import type { ShelfMove } from '../../src/core/shelf/shelf-move';
import { followedUnit } from '../../src/core/signups/following/followers';
import type { Signup } from '../../src/core/signups/signup';
import { aSite } from './a-site';
import type { KeptApplications } from './applications-harness';
import { browserRepositories } from './browser-repositories';
import { CountingIds } from './counting-ids';
import { FakeStorage } from './fake-storage';
import { FakeTime } from './fake-time';
import { rerunning } from './rerunning';
import { staySignedIn } from './stay-signed-in';

/** Everything that the shelf is kept with. */
export interface KeptShelf extends KeptApplications {
  readonly moves: readonly ShelfMove[];
  readonly pickups: readonly Pickup[];
  readonly events?: readonly Event[];
  readonly signups?: readonly Signup[];
}

/** A move without a fault: three pairs of men's 13 that came. */
export function aMove(part: Partial<ShelfMove> = {}): ShelfMove {
  return {
    id: 'move-1',
    place: 1,
    at: 1_000,
    byId: 'parker',
    cut: 'men',
    size: 13,
    wide: false,
    count: 3,
    kind: 'received',
    pickupId: null,
    applicationId: null,
    eventId: null,
    reverses: null,
    note: '',
    ...part,
  };
}

/** The shelf on the records of a browser. */
export function shelfInBrowser(kept: KeptShelf, { isRunTwice = false } = {}) {
  const time = new FakeTime();
  const place = { storage: new FakeStorage(), tell: () => {} };
  const repositories = browserRepositories(kept);
  const simulated = new SimulatedUnitOfWork(
    place,
    (open) => ({
      ...repositories(open),
      pickups: simulatedSortedPickups(open, () => kept.pickups),
    }),
    { clock: time, ids: new CountingIds() },
  );
  const unit = followedUnit(
    isRunTwice ? rerunning(simulated) : simulated,
    mailsOf(aSite('http://localhost:4173')),
  );
  return {
    unit,
    shelfOf: (actor: User) =>
      simulatedPort(
        shelfApi,
        { session: { read: async () => ok(actor) }, keeper: staySignedIn, scheduler: time },
        async () => (user) => new ShelfService(unit, user),
      ),
    run: <T>(answer: Promise<T>) => time.run(answer),
  };
}
