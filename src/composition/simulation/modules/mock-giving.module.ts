import { ContainerModule, type ContainerModuleLoadOptions } from 'inversify';
import { SimulatedJournal } from '../../../adapters/mock/audit/simulated-journal';
import { MockGiftArchives } from '../../../adapters/mock/gifts/mock-gift-archives';
import { sampleGifts } from '../../../adapters/mock/gifts/sample-gifts';
import { SimulatedGifts } from '../../../adapters/mock/gifts/simulated-gifts';
import { samplePickups } from '../../../adapters/mock/pickups/sample-pickups';
import { samplePlans, simulatedPlans } from '../../../adapters/mock/plans/simulated-plans';
import { sampleReceipts } from '../../../adapters/mock/receipts/sample-receipts';
import { simulatedPort } from '../../../adapters/mock/simulated-port';
import { browserSimulation } from '../../../adapters/mock/simulation';
import { goodsOfPickup } from '../../../core/gifts/gift';
import { giftBookApi } from '../../../core/gifts/gift-book.api';
import { ownGivingApi } from '../../../core/gifts/own/own-giving.api';
import { ownReceiptsApi, receiptsApi } from '../../../core/receipts/receipts.api';
import { bindFactory } from '../../shared/token';
import { tokens } from '../../shared/tokens';
import { bindSimulatedPort, servicePorts } from '../bind-simulated-port';
import { handedInRecords } from '../records/handed-in-records';
import { receiptsOfSimulation as receiptRecords } from '../records/receipts-of-simulation';
import { simulatedJournal } from '../simulated-journal';
import { lettersOfSimulation, ownReceiptsOfSimulation, receiptsOfSimulation } from '../simulated-receipts';

/** The simulated gift book, in this browser's storage, and one's own gifts out of it. */
export const mockGivingModule = new ContainerModule((options) => {
  bindFactory(
    options,
    SimulatedGifts,
    { clock: tokens.clock },
    ({ clock }) => new SimulatedGifts(browserSimulation(window), () => sampleGifts(clock.now())),
  );
  bindMockReceipts(options);
  bindFactory(
    options,
    SimulatedJournal,
    { session: tokens.session, clock: tokens.clock, ids: tokens.idSource },
    simulatedJournal,
  );
  bindFactory(
    options,
    tokens.giftArchives,
    {
      gifts: SimulatedGifts,
      journal: SimulatedJournal,
      clock: tokens.clock,
      ids: tokens.idSource,
      scheduler: tokens.scheduler,
    },
    ({ gifts, journal, ...ports }) => {
      const now = () => ports.clock.now();
      const plans = () => samplePlans(now());
      return new MockGiftArchives({
        ...{ gifts, journal, scheduler: ports.scheduler },
        plans: simulatedPlans(browserSimulation(window), plans),
        receipts: receiptRecords(ports),
        pickups: handedInRecords(ports).pickups,
        samples: () => {
          const samples = { gifts: sampleGifts(now()), plans: plans(), pickups: samplePickups(now()) };
          const goods = samples.pickups.flatMap((pickup) => goodsOfPickup(pickup) ?? []);
          return { ...samples, receipts: sampleReceipts(now(), { gifts: samples.gifts, goods }) };
        },
      });
    },
  );
  bindSimulatedPort(options, tokens.giftBook, giftBookApi, async () => {
    return (await import('../simulated-gift-book')).giftBookOfSimulation;
  });
  const ownGivingPorts = { ...servicePorts, campaigns: tokens.campaignGateway };
  bindFactory(options, tokens.ownGiving, ownGivingPorts, ({ campaigns, ...given }) =>
    simulatedPort(ownGivingApi, given, async () => {
      return (await import('../simulated-own-giving')).ownGivingOfSimulation(given, campaigns);
    }),
  );
});

/** The simulated receipts, in this browser's storage; part of the simulated gift book. */
export function bindMockReceipts(options: ContainerModuleLoadOptions): void {
  bindSimulatedPort(options, tokens.receiptBook, receiptsApi, async () => receiptsOfSimulation);
  bindSimulatedPort(options, tokens.ownReceipts, ownReceiptsApi, async () => ownReceiptsOfSimulation);
  bindFactory(options, tokens.pageLetters, servicePorts, lettersOfSimulation);
}
