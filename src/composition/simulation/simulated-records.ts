import { LINKS_FORMAT } from '../../adapters/mock/account/simulated-account-links';
import { applicationsFormat, staffNotesFormat } from '../../adapters/mock/applications/application-formats';
import { eventsFormat } from '../../adapters/mock/events/simulated-events';
import { sampleGifts } from '../../adapters/mock/gifts/sample-gifts';
import { SimulatedGifts } from '../../adapters/mock/gifts/simulated-gifts';
import { completionsFormat, guidesFormat } from '../../adapters/mock/guides/simulated-guide-reads';
import { OUTBOX_FORMAT } from '../../adapters/mock/mail/outbox-format';
import { sampleMessages } from '../../adapters/mock/messages/sample-messages';
import { messagesFormat } from '../../adapters/mock/messages/simulated-message-repository';
import { samplePickups } from '../../adapters/mock/pickups/sample-pickups';
import { pickupsFormat } from '../../adapters/mock/pickups/simulated-pickup-repository';
import { samplePlans, simulatedPlans } from '../../adapters/mock/plans/simulated-plans';
import { MockExpiredRecords } from '../../adapters/mock/privacy/mock-expired-records';
import { MockPersonalRecords } from '../../adapters/mock/privacy/mock-personal-records';
import { programsFormat } from '../../adapters/mock/programs/simulated-programs';
import { sampleReceipts } from '../../adapters/mock/receipts/sample-receipts';
import {
  type ReceiptSamples,
  type SimulatedReceipts,
  simulatedReceipts,
} from '../../adapters/mock/receipts/simulated-receipts';
import { settingsOf, settingsRecords } from '../../adapters/mock/settings/simulated-settings';
import { signupsFormat } from '../../adapters/mock/signups/simulated-signup-reads';
import type { Opens } from '../../adapters/mock/simulated-reads';
import { browserSimulation, SimulatedRecords } from '../../adapters/mock/simulation';
import { goodsOfPickup } from '../../core/gifts/gift';
import { DeleteExpired } from '../../core/privacy/delete-expired';
import { calendarSamplesOf } from './calendar/calendar-samples';
import { guideSamplesOf } from './programs/guide-samples';
import { programSamplesOf } from './programs/program-samples';
import type { ServicePorts } from './simulated-service';

type Clocked = Pick<ServicePorts, 'clock'>;

const place = browserSimulation(globalThis);
const giftRecords = ({ clock }: Clocked) => new SimulatedGifts(place, () => sampleGifts(clock.now()));

const messageFormat = ({ clock }: Clocked) => messagesFormat(() => sampleMessages(clock.now()));

/** What visitors of this browser have sent with its forms, for parts of the simulation that have no unit of work. */
export function handedInRecords(ports: Clocked) {
  const pickups = pickupsFormat(() => samplePickups(ports.clock.now()));
  return {
    messages: new SimulatedRecords(place, messageFormat(ports)),
    pickups: new SimulatedRecords(place, pickups),
  };
}

/** Records of this browser for parts of the simulation that have no unit of work. */
const opened: Opens = (format) => new SimulatedRecords(place, format);

/** Programs with the applications to them, and events with those who signed up. */
function appliedRecords(ports: Clocked, opens: Opens) {
  const { programs, samples } = programSamplesOf(ports);
  const calendar = calendarSamplesOf(ports);
  return {
    programs: opens(programsFormat(programs)),
    applications: opens(applicationsFormat(samples)),
    staffNotes: opens(staffNotesFormat(samples)),
    events: opens(eventsFormat(calendar.events)),
    signups: opens(signupsFormat(calendar.signups)),
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
export function simulatedRecords(ports: Clocked, opens: Opens): MockPersonalRecords {
  return new MockPersonalRecords({
    ...handedInRecords(ports),
    ...appliedRecords(ports, opens),
    // They are erased in one step with applications and sign-ups, which may run again.
    messages: opens(messageFormat(ports)),
    guides: opens(guidesFormat(guideSamplesOf(ports))),
    completions: opens(completionsFormat(guideSamplesOf(ports))),
    gifts: giftRecords(ports),
    plans: simulatedPlans(place, () => samplePlans(ports.clock.now())),
    receipts: receiptsOfSimulation(ports),
    outbox: new SimulatedRecords(place, OUTBOX_FORMAT),
    settings: settingsRecords(place),
  });
}

/** Deletes all expired records of this browser. */
export function deleteExpiredInSimulation(ports: Pick<ServicePorts, 'clock' | 'logger'>): DeleteExpired {
  const records = new MockExpiredRecords({
    ...handedInRecords(ports),
    ...appliedRecords(ports, opened),
    gifts: giftRecords(ports),
    links: new SimulatedRecords(place, LINKS_FORMAT),
    settings: () => settingsOf(place),
  });
  return new DeleteExpired(records, ports.clock, ports.logger);
}
