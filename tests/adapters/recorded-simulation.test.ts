import { expect, test } from 'vitest';
import { LINKS_FORMAT } from '../../src/adapters/mock/account/simulated-account-links';
import { AUDIT_FORMAT } from '../../src/adapters/mock/audit/audit-format';
import { giftsFormat } from '../../src/adapters/mock/gifts/simulated-gifts';
import { OUTBOX_FORMAT } from '../../src/adapters/mock/mail/outbox-format';
import { messagesFormat } from '../../src/adapters/mock/messages/simulated-message-repository';
import { peopleFormat } from '../../src/adapters/mock/people/simulated-person-repository';
import { pickupsFormat } from '../../src/adapters/mock/pickups/simulated-pickup-repository';
import { simulatedPlans } from '../../src/adapters/mock/plans/simulated-plans';
import { simulatedReceipts } from '../../src/adapters/mock/receipts/simulated-receipts';
import { settingsRecords } from '../../src/adapters/mock/settings/simulated-settings';
import {
  type RecordsFormat,
  SimulatedRecords,
  type SimulationPlace,
} from '../../src/adapters/mock/simulation';
import { FakeStorage } from '../support/fake-storage';
import recording from '../support/recorded/simulation-of-2026-11-23.json' with { type: 'json' };

/**
 * What Chromium held on 2026-11-23, after admins had invited and deactivated people, recorded, settled and refunded gifts, imported a
 * file, scheduled a pickup, archived a message and written the receipts of a year, and a donor had stopped a plan. Never edit the
 * values: people's browsers hold them.
 */
const RECORDED: Readonly<Record<string, readonly string[]>> = recording;

/** Samples would take the place of what cannot be read. */
const lost = () => {
  throw new Error('What was recorded is not read.');
};

/** Reads records, and keeps what was read. */
function keepAgain<T>(records: { readonly read: () => T; readonly write: (value: T) => unknown }): void {
  records.write(records.read());
}

const as =
  <T>(format: RecordsFormat<T>) =>
  (place: SimulationPlace) =>
    keepAgain(new SimulatedRecords(place, { ...format, samples: lost }));

const KEEPERS: Readonly<Record<string, (place: SimulationPlace) => void>> = {
  'simulation:account-links': as(LINKS_FORMAT),
  'simulation:audit': as(AUDIT_FORMAT),
  'simulation:gifts': as(giftsFormat(lost)),
  'simulation:messages': as(messagesFormat(lost)),
  'simulation:outbox': as(OUTBOX_FORMAT),
  'simulation:people': as(peopleFormat(lost)),
  'simulation:pickups': as(pickupsFormat(lost)),
  'simulation:plans': (place) => keepAgain(simulatedPlans(place, lost)),
  'simulation:receipts': (place) => keepAgain(simulatedReceipts(place, lost)),
  'simulation:settings': (place) => keepAgain(settingsRecords(place)),
};

const CASES = Object.entries(RECORDED).flatMap(([key, texts]) =>
  texts.map((text, at) => [key, at, text] as const),
);

test('every record of the simulation was recorded', () => {
  expect(Object.keys(RECORDED).sort()).toEqual(Object.keys(KEEPERS).sort());
});

test.each(CASES)('%s, recording %d, is read and kept without loss', (key, _, text) => {
  const storage = new FakeStorage();
  storage.setItem(key, text);
  KEEPERS[key]?.({ storage, tell: () => {} });
  // A later version may add fields; everything that was recorded is there.
  expect(JSON.parse(storage.getItem(key) ?? '')).toMatchObject(JSON.parse(text));
});
