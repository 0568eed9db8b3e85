import { LINKS_FORMAT } from '../../adapters/mock/account/simulated-account-links';
import {
  applicationsFormat,
  staffNotesFormat,
} from '../../adapters/mock/applications/simulated-applications';
import { sampleGifts } from '../../adapters/mock/gifts/sample-gifts';
import { SimulatedGifts } from '../../adapters/mock/gifts/simulated-gifts';
import { completionsFormat, guidesFormat } from '../../adapters/mock/guides/simulated-guides';
import { OUTBOX_FORMAT } from '../../adapters/mock/mail/outbox-format';
import { sampleMessages } from '../../adapters/mock/messages/sample-messages';
import { messagesFormat } from '../../adapters/mock/messages/simulated-message-repository';
import { samplePickups } from '../../adapters/mock/pickups/sample-pickups';
import { pickupsFormat } from '../../adapters/mock/pickups/simulated-pickup-repository';
import { samplePlans, simulatedPlans } from '../../adapters/mock/plans/simulated-plans';
import { MockOldRecords } from '../../adapters/mock/privacy/mock-old-records';
import { MockPersonalRecords } from '../../adapters/mock/privacy/mock-personal-records';
import { programsFormat } from '../../adapters/mock/programs/simulated-programs';
import { sampleReceipts } from '../../adapters/mock/receipts/sample-receipts';
import {
  type ReceiptSamples,
  type SimulatedReceipts,
  simulatedReceipts,
} from '../../adapters/mock/receipts/simulated-receipts';
import { settingsOf, settingsRecords } from '../../adapters/mock/settings/simulated-settings';
import { browserSimulation, SimulatedRecords } from '../../adapters/mock/simulation';
import { goodsOfPickup } from '../../core/gifts/gift';
import { ForgetOldRecords } from '../../core/privacy/forget-old-records';
import { programSamplesOf } from './program-samples';
import { guideSamplesOf } from './simulated-guides';
import type { ServicePorts } from './simulated-service';

type Clocked = Pick<ServicePorts, 'clock'>;

const place = browserSimulation(globalThis);
const giftRecords = ({ clock }: Clocked) => new SimulatedGifts(place, () => sampleGifts(clock.now()));

/** What visitors of this browser have sent with its forms, for parts of the simulation that have no unit of work. */
export function handedInRecords(ports: Clocked) {
  const messages = messagesFormat(() => sampleMessages(ports.clock.now()));
  const pickups = pickupsFormat(() => samplePickups(ports.clock.now()));
  return { messages: new SimulatedRecords(place, messages), pickups: new SimulatedRecords(place, pickups) };
}

/** Programs, applications and staff notes, for parts of the simulation that have no unit of work. */
function appliedRecords(ports: Clocked) {
  const { programs, samples } = programSamplesOf(ports);
  return {
    programs: new SimulatedRecords(place, programsFormat(programs)),
    applications: new SimulatedRecords(place, applicationsFormat(samples)),
    staffNotes: new SimulatedRecords(place, staffNotesFormat(samples)),
  };
}

/** The sample receipts of this browser, for the gifts and goods that are kept there. */
export function receiptSamplesOf(ports: Clocked): ReceiptSamples {
  const gifts = giftRecords(ports);
  const { pickups } = handedInRecords(ports);
  return () => {
    const goods = pickups.read().flatMap((pickup) => goodsOfPickup(pickup) ?? []);
    return sampleReceipts(ports.clock.now(), { gifts: gifts.read().gifts, goods });
  };
}

/** The receipts in this browser's storage, for the parts of the simulation that have no unit of work. */
export function receiptsOfSimulation(ports: Clocked): SimulatedReceipts {
  return simulatedReceipts(place, receiptSamplesOf(ports));
}

/** All records of the simulation about people apart from their accounts; sample data not loaded yet is loaded now. */
export function simulatedRecords(ports: Clocked): MockPersonalRecords {
  return new MockPersonalRecords({
    ...handedInRecords(ports),
    ...appliedRecords(ports),
    guides: new SimulatedRecords(place, guidesFormat(guideSamplesOf(ports))),
    completions: new SimulatedRecords(place, completionsFormat(guideSamplesOf(ports))),
    gifts: giftRecords(ports),
    plans: simulatedPlans(place, () => samplePlans(ports.clock.now())),
    receipts: receiptsOfSimulation(ports),
    outbox: new SimulatedRecords(place, OUTBOX_FORMAT),
    settings: settingsRecords(place),
  });
}

/** What deletes all that this browser has kept for long enough. */
export function oldRecordsOfSimulation(ports: Pick<ServicePorts, 'clock' | 'logger'>): ForgetOldRecords {
  const old = new MockOldRecords({
    ...handedInRecords(ports),
    ...appliedRecords(ports),
    gifts: giftRecords(ports),
    links: new SimulatedRecords(place, LINKS_FORMAT),
    settings: () => settingsOf(place),
  });
  return new ForgetOldRecords(old, ports.clock, ports.logger);
}
