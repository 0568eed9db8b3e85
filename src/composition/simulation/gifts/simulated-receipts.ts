import { sampleGifts } from '../../../adapters/mock/gifts/sample-gifts';
import { samplePickups } from '../../../adapters/mock/pickups/sample-pickups';
import {
  type ReceiptPlaces,
  simulatedReceiptRepositories,
} from '../../../adapters/mock/receipts/simulated-receipts';
import { DEFAULT_CONTENT } from '../../../core/content/default-content';
import { DueReceiptsService } from '../../../core/receipts/due-receipts.service';
import { receiptMail } from '../../../core/receipts/mails/receipt-mail';
import {
  OwnReceiptsService,
  type ReceiptRepositories,
  ReceiptsService,
} from '../../../core/receipts/receipts.service';
import { StatementLettersService } from '../../../core/receipts/statement-letters.service';
import type { UnitOfWork } from '../../../core/unit-of-work/unit-of-work.port';
import { simulatedSamples } from '../people-samples';
import { receiptSamplesOf } from '../simulated-records';
import { type ServicePorts, simulatedUnit } from '../simulated-service';

/** What the receipts of this browser are made of. */
export function receiptPlacesOf(ports: ServicePorts): ReceiptPlaces {
  const now = () => ports.clock.now();
  return {
    samples: receiptSamplesOf(ports),
    pickups: () => samplePickups(now()),
    gifts: () => sampleGifts(now()),
    people: simulatedSamples,
    contact: async () => {
      const loaded = await ports.content.load();
      return ((loaded.ok && loaded.value?.value) || DEFAULT_CONTENT).siteSettings.contact;
    },
  };
}

function receiptUnitOfSimulation(ports: ServicePorts): UnitOfWork<ReceiptRepositories> {
  const places = receiptPlacesOf(ports);
  return simulatedUnit((open) => simulatedReceiptRepositories(open, places), ports);
}

const mails = { receipt: receiptMail };

/** The receipts of this browser's simulation. */
export function receiptsOfSimulation(ports: ServicePorts) {
  const unit = receiptUnitOfSimulation(ports);
  return (actor: { readonly id: string; readonly name: string }) =>
    new ReceiptsService(unit, actor, { sends: false, mails });
}

/** Everybody's own receipts in this browser's simulation. */
export function ownReceiptsOfSimulation(ports: ServicePorts) {
  const unit = receiptUnitOfSimulation(ports);
  return ({ id, email }: { readonly id: string; readonly email: string }) =>
    new OwnReceiptsService(unit, { personId: id, email });
}

/** All at once, in portions that do not hold the page up: each unit of work stores all receipts again. */
const PACE = { aMinute: Number.POSITIVE_INFINITY, together: 250 };

/** The receipts of this browser's simulation that are sent by themselves: all at once. */
export function dueReceiptsOfSimulation(ports: ServicePorts): DueReceiptsService {
  const { clock, logger } = ports;
  const unit = receiptUnitOfSimulation(ports);
  return new DueReceiptsService(unit, { clock, logger, mails, pace: PACE });
}

/** The statement runs of this browser's simulation, which a page works through. */
export function lettersOfSimulation(ports: ServicePorts): StatementLettersService {
  const { clock, logger } = ports;
  return new StatementLettersService(receiptUnitOfSimulation(ports), { clock, logger, mails });
}
