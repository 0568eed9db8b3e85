import { simulatedReceiptRepositories } from '../../src/adapters/mock/receipts/simulated-receipts';
import { settingsRecords } from '../../src/adapters/mock/settings/simulated-settings';
import { SimulatedUnitOfWork } from '../../src/adapters/mock/simulated-unit-of-work';
import type { SimulationPlace } from '../../src/adapters/mock/simulation';
import type { Gift } from '../../src/core/gifts/gift';
import type { Person } from '../../src/core/people/person';
import type { Pickup } from '../../src/core/pickups/pickup';
import type { Receipt } from '../../src/core/receipts/receipt';
import { FIRST_SETTINGS } from '../../src/core/settings/settings';
import type { ReceiptBookSetUp } from '../contracts/receipt-book.contract';
import { CountingIds } from './counting-ids';
import { FakeTime } from './fake-time';
import { ORGANIZATION } from './receipt-builder';

/** What a simulation keeps at first, and its ports. */
interface SimulatedReceiptsSetUp {
  readonly gifts?: () => readonly Gift[];
  readonly pickups?: () => readonly Pickup[];
  readonly receipts?: () => readonly Receipt[];
  readonly people?: () => readonly Person[];
  readonly clock?: FakeTime;
  readonly ids?: CountingIds;
}

/** Units of work on the receipts of a simulation. */
export function simulatedReceiptUnit(
  place: SimulationPlace,
  {
    gifts = () => [],
    pickups = () => [],
    receipts = () => [],
    people = () => [],
    clock = new FakeTime(),
    ids = new CountingIds(),
  }: SimulatedReceiptsSetUp = {},
) {
  const { address, phone, email } = ORGANIZATION;
  return new SimulatedUnitOfWork(
    place,
    (open) =>
      simulatedReceiptRepositories(open, {
        samples: receipts,
        pickups,
        gifts,
        people,
        contact: async () => ({ address, phone, email }),
      }),
    { clock, ids },
  );
}

/** Keeps how the foundation is registered, as receipts name it. */
export function nameFoundation(
  place: SimulationPlace,
  { hasLegalName = true, sendsSince = null }: Partial<ReceiptBookSetUp> = {},
): void {
  const { ein, signatory } = ORGANIZATION;
  const legalName = hasLegalName ? ORGANIZATION.legalName : '';
  settingsRecords(place).write({
    settings: { ...FIRST_SETTINGS, legalName, ein, signatory, sendReceipts: sendsSince !== null },
    revision: 'kept',
    receiptsSince: sendsSince,
  });
}
