import {
  simulatedGiftRepository,
  simulatedImportRepository,
} from '../../src/adapters/mock/gifts/simulated-gift-repository';
import { SimulatedGifts } from '../../src/adapters/mock/gifts/simulated-gifts';
import { simulatedPickupRepository } from '../../src/adapters/mock/pickups/simulated-pickup-repository';
import { simulatedPlanRepository } from '../../src/adapters/mock/plans/simulated-plans';
import { simulatedReceiptsOfGifts } from '../../src/adapters/mock/receipts/simulated-receipts-of-gifts';
import { simulatedPort } from '../../src/adapters/mock/simulated-port';
import { SimulatedUnitOfWork } from '../../src/adapters/mock/simulated-unit-of-work';
import type { Role } from '../../src/core/account/role';
import type { User } from '../../src/core/account/user';
import type { Gift } from '../../src/core/gifts/gift';
import { giftBookApi } from '../../src/core/gifts/gift-book.api';
import { GiftBookService } from '../../src/core/gifts/gift-book.service';
import type { Pickup } from '../../src/core/pickups/pickup';
import type { RecurringPlan } from '../../src/core/plans/plan';
import { ok } from '../../src/core/shared/result';
import type { Scheduler } from '../../src/core/shared/scheduler.port';
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
  readonly plans?: readonly RecurringPlan[];
  readonly storage?: FakeStorage;
  readonly time?: FakeTime;
  readonly ids?: CountingIds;
  readonly scheduler?: Scheduler;
  readonly organization?: typeof ORGANIZATION;
  readonly role?: Role;
  readonly isRunTwice?: boolean;
}

/** The gift book on records of a browser, for somebody who is signed in. */
export function simulatedGiftBook({
  gifts = [],
  goods = [],
  plans = [],
  storage = new FakeStorage(),
  time = new FakeTime(),
  ids = new CountingIds(),
  scheduler = time,
  organization = ORGANIZATION,
  role = 'admin',
  isRunTwice = false,
}: Options = {}) {
  const place = { storage, tell: () => undefined };
  const samples = { gifts: () => gifts, pickups: () => goods, receipts: () => [] };
  const unit = new SimulatedUnitOfWork(
    place,
    (open) => ({
      gifts: simulatedGiftRepository(open, samples),
      giftImports: simulatedImportRepository(open, samples.gifts),
      giftReceipts: simulatedReceiptsOfGifts(open, { ...samples, organization: async () => organization }),
      pickups: simulatedPickupRepository(open, samples.pickups),
      plans: simulatedPlanRepository(open, () => plans),
    }),
    { clock: time, ids },
  );
  const service = (actor: User) => new GiftBookService(isRunTwice ? rerunning(unit) : unit, actor, time);
  const session = { read: async () => ok(aUser({ role })) };
  const book = simulatedPort(giftBookApi, { session, keeper: staySignedIn, scheduler }, async () => service);
  return {
    ...{ book, place, time, ids, log: simulatedAuditLogOf(place, time) },
    kept: () => new SimulatedGifts(place, samples.gifts).read().gifts,
    run: <T>(answer: Promise<T>) => time.run(answer),
  };
}
