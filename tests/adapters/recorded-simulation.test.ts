import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { LINKS_FORMAT } from '../../src/adapters/mock/account/simulated-account-links';
import { SECOND_STEPS_FORMAT } from '../../src/adapters/mock/account/simulated-factors';
import {
  applicationsFormat,
  staffNotesFormat,
} from '../../src/adapters/mock/applications/application-formats';
import { AUDIT_FORMAT } from '../../src/adapters/mock/audit/audit-format';
import { eventsFormat } from '../../src/adapters/mock/events/simulated-events';
import { giftsFormat } from '../../src/adapters/mock/gifts/simulated-gifts';
import { completionsFormat, guidesFormat } from '../../src/adapters/mock/guides/simulated-guide-reads';
import { OUTBOX_FORMAT } from '../../src/adapters/mock/mail/outbox-format';
import { messagesFormat } from '../../src/adapters/mock/messages/simulated-message-repository';
import { peopleFormat } from '../../src/adapters/mock/people/simulated-person-reads';
import { pickupsFormat } from '../../src/adapters/mock/pickups/simulated-pickup-repository';
import { simulatedPlans } from '../../src/adapters/mock/plans/simulated-plans';
import { programsFormat } from '../../src/adapters/mock/programs/simulated-programs';
import { DUE_RECEIPTS_FORMAT } from '../../src/adapters/mock/receipts/simulated-due-receipts';
import { simulatedReceipts } from '../../src/adapters/mock/receipts/simulated-receipts';
import { settingsRecords } from '../../src/adapters/mock/settings/simulated-settings';
import { shelfFormat } from '../../src/adapters/mock/shelf/shelf-format';
import { signupsFormat } from '../../src/adapters/mock/signups/simulated-signup-reads';
import {
  type RecordsFormat,
  SimulatedRecords,
  type SimulationPlace,
} from '../../src/adapters/mock/simulation';
import { FakeStorage } from '../support/fake-storage';
import recording from '../support/recorded/simulation-of-2026-11-23.json' with { type: 'json' };
import later from '../support/recorded/simulation-of-2026-11-28.json' with { type: 'json' };
import secondSteps from '../support/recorded/simulation-of-2026-11-29.json' with { type: 'json' };
import dueReceipts from '../support/recorded/simulation-of-2026-11-30.json' with { type: 'json' };

/**
 * What Chromium held on 2026-11-23, after admins had invited and deactivated people, recorded, settled and refunded gifts, imported a
 * file, scheduled a pickup, archived a message and written the receipts of a year, and a donor had stopped a plan; and of the records
 * that came later, samples of 2026-11-28, 29 and 30 with every kind of value. Never edit the values: people's browsers hold them.
 */
const RECORDED: Readonly<Record<string, readonly string[]>> = {
  ...recording,
  ...later,
  ...secondSteps,
  ...dueReceipts,
};

const MOCK = resolve(import.meta.dirname, '../../src/adapters/mock');

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
  'simulation:applications': as(applicationsFormat({ applications: lost, staffNotes: lost })),
  'simulation:audit': as(AUDIT_FORMAT),
  'simulation:completions': as(completionsFormat({ guides: lost, completions: lost })),
  'simulation:due-receipts': as(DUE_RECEIPTS_FORMAT),
  'simulation:events': as(eventsFormat(lost)),
  'simulation:gifts': as(giftsFormat(lost)),
  'simulation:guides': as(guidesFormat({ guides: lost, completions: lost })),
  'simulation:messages': as(messagesFormat(lost)),
  'simulation:outbox': as(OUTBOX_FORMAT),
  'simulation:people': as(peopleFormat(lost)),
  'simulation:pickups': as(pickupsFormat(lost)),
  'simulation:plans': (place) => keepAgain(simulatedPlans(place, lost)),
  'simulation:programs': as(programsFormat(lost)),
  'simulation:receipts': (place) => keepAgain(simulatedReceipts(place, lost)),
  'simulation:second-steps': as(SECOND_STEPS_FORMAT),
  'simulation:settings': (place) => keepAgain(settingsRecords(place)),
  'simulation:shelf': as(shelfFormat(lost)),
  'simulation:signups': as(signupsFormat(lost)),
  'simulation:staff-notes': as(staffNotesFormat({ applications: lost, staffNotes: lost })),
};

const CASES = Object.entries(RECORDED).flatMap(([key, texts]) =>
  texts.map((text, at) => [key, at, text] as const),
);

/** The names in the source under which the simulation keeps records. */
function namesInSource(): readonly string[] {
  return readdirSync(MOCK, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => [
      ...readFileSync(join(MOCK, file), 'utf8').matchAll(
        /listFormat\('([a-z-]+)'|name: '([a-z-]+)',\s+version: /g,
      ),
    ])
    .map(([, list, other]) => `simulation:${list ?? other}`);
}

test('every record of the simulation was recorded', () => {
  expect(Object.keys(RECORDED).sort()).toEqual(Object.keys(KEEPERS).sort());
  // Campaigns are in each tab's own storage: recorded-browser.test.ts.
  expect(
    namesInSource()
      .filter((name) => name !== 'simulation:campaigns')
      .sort(),
  ).toEqual(Object.keys(KEEPERS).sort());
});

/** What is stored, with rows of plain values as long as they were recorded. */
function withoutAdded(stored: unknown, recorded: unknown): unknown {
  if (Array.isArray(stored) && Array.isArray(recorded)) {
    const isRow = recorded.some((value) => Object(value) !== value);
    const known = isRow ? stored.slice(0, recorded.length) : stored;
    return known.map((value, at) => withoutAdded(value, recorded[at]));
  }
  if (Object(stored) !== stored || Object(recorded) !== recorded || Array.isArray(stored)) return stored;
  return Object.fromEntries(
    Object.entries(Object(stored)).map(([name, value]) => [
      name,
      withoutAdded(value, Object(recorded)[name]),
    ]),
  );
}

test.each(CASES)('%s, recording %d, is read and kept without loss', (key, _, text) => {
  const storage = new FakeStorage();
  storage.setItem(key, text);
  KEEPERS[key]?.({ storage, tell: () => {} });
  // A later version may add fields, also at the end of rows without names; everything that was recorded is there.
  const recorded: unknown = JSON.parse(text);
  expect(withoutAdded(JSON.parse(storage.getItem(key) ?? ''), recorded)).toMatchObject(Object(recorded));
});
