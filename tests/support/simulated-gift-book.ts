import {
  SimulatedGifts,
  simulatedGiftRepository,
  simulatedImportRepository,
} from '../../src/adapters/mock/gifts/simulated-gifts';
import { simulatedPickupRepository } from '../../src/adapters/mock/pickups/simulated-pickup-repository';
import { simulatedReceiptRepositories } from '../../src/adapters/mock/receipts/simulated-receipts';
import { simulatedPort } from '../../src/adapters/mock/simulated-port';
import { SimulatedUnitOfWork } from '../../src/adapters/mock/simulated-unit-of-work';
import type { SimulationPlace } from '../../src/adapters/mock/simulation';
import type { Role } from '../../src/core/access/role';
import type { User } from '../../src/core/account/user';
import type { Gift } from '../../src/core/gifts/gift';
import { giftsApi } from '../../src/core/gifts/gifts.api';
import { GiftsService } from '../../src/core/gifts/gifts.service';
import type { Person } from '../../src/core/people/person';
import type { Pickup } from '../../src/core/pickups/pickup';
import { receiptedUnit } from '../../src/core/receipts/receipted-unit';
import { ok } from '../../src/core/shared/result';
import type { Scheduler } from '../../src/core/shared/system.port';
import { CountingIds } from './counting-ids';
import { FakeStorage } from './fake-storage';
import { FakeTime } from './fake-time';
import { ORGANIZATION } from './receipt-builder';
import { rerunning } from './rerunning';
import { simulatedAuditLogOf } from './simulated-audit-log';
import { staySignedIn } from './stay-signed-in';
import { aUser } from './users';

interface Options {
  readonly gifts?: readonly Gift[];
  readonly goods?: readonly Pickup[];
  readonly people?: readonly Person[];
  readonly place?: SimulationPlace;
  readonly time?: FakeTime;
  readonly ids?: CountingIds;
  readonly scheduler?: Scheduler;
  readonly role?: Role;
  readonly isRunTwice?: boolean;
}

/** The gift book on records of a browser, for somebody who is signed in. */
export function simulatedGiftBook({
  gifts = [],
  goods = [],
  people = [],
  place = { storage: new FakeStorage(), tell: () => undefined },
  time = new FakeTime(),
  ids = new CountingIds(),
  scheduler = time,
  role = 'admin',
  isRunTwice = false,
}: Options = {}) {
  const { address, phone, email } = ORGANIZATION;
  const places = {
    gifts: () => gifts,
    pickups: () => goods,
    people: () => people,
    samples: () => [],
    contact: async () => ({ address, phone, email }),
  };
  const unit = new SimulatedUnitOfWork(
    place,
    (open) => ({
      gifts: simulatedGiftRepository(open, places),
      giftImports: simulatedImportRepository(open, places.gifts),
      pickups: simulatedPickupRepository(open, places.pickups),
      ...simulatedReceiptRepositories(open, places),
    }),
    { clock: time, ids },
  );
  const service = (actor: User) =>
    new GiftsService(receiptedUnit(isRunTwice ? rerunning(unit) : unit), actor, time);
  const session = { read: async () => ok(aUser({ role })) };
  const book = simulatedPort(giftsApi, { session, keeper: staySignedIn, scheduler }, async () => service);
  return {
    book,
    place,
    time,
    ids,
    log: simulatedAuditLogOf(place, time),
    kept: () => new SimulatedGifts(place, places.gifts).read().gifts,
    run: <T>(answer: Promise<T>) => time.run(answer),
  };
}
