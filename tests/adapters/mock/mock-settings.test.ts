import { expect, test } from 'vitest';
import { MockOutbox } from '../../../src/adapters/mock/mock-outbox';
import { MockSettingsStore } from '../../../src/adapters/mock/mock-settings-store';
import { fail, ok } from '../../../src/core/shared/result';
import { outboxContract } from '../../contracts/outbox.contract';
import { settingsStoreContract } from '../../contracts/settings-store.contract';
import { CountingIds } from '../../support/counting-ids';
import { FakeStorage } from '../../support/fake-storage';
import { FakeTime } from '../../support/fake-time';
import { aMail } from '../../support/mail-builder';

function make(storage = new FakeStorage()) {
  const time = new FakeTime();
  const place = { storage, tell: () => {} };
  return {
    storage,
    store: new MockSettingsStore(place, new CountingIds(), time),
    outbox: new MockOutbox(place, time, new CountingIds(), time),
    run: <T>(answer: Promise<T>) => time.run(answer),
  };
}

settingsStoreContract('MockSettingsStore', make);

outboxContract('MockOutbox', (mails) => {
  const made = make();
  for (const mail of mails) made.outbox.put(mail);
  return made;
});

test('settings that find no room in the browser stay as they were', async () => {
  const { storage, store, run } = make();
  const before = await run(store.read());
  storage.writeFault = new DOMException('full', 'QuotaExceededError');
  if (!before.ok) throw new Error('The simulation cannot be read.');
  const { settings, revision } = before.value;
  const saved = await run(store.save({ ...settings, legalName: 'New' }, revision));
  expect(saved).toEqual(fail({ code: 'quota' }));
  expect(await run(store.read())).toEqual(before);
});

test('the simulation sends nothing, and keeps the newest hundred mails', async () => {
  const { outbox, run } = make();
  for (let number = 0; number < 102; number++) outbox.put(aMail({ subject: `Mail ${number}` }));
  const listed = await run(outbox.list({ state: null, page: 1, size: 1 }));
  expect(listed).toMatchObject(ok({ total: 100, sends: false, items: [{ subject: 'Mail 101' }] }));
});
