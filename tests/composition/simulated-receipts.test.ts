import { afterEach, expect, test, vi } from 'vitest';
import { simulatedReceipts } from '../../src/adapters/mock/receipts/simulated-receipts';
import { settingsRecords } from '../../src/adapters/mock/settings/simulated-settings';
import { browserSimulation } from '../../src/adapters/mock/simulation';
import { giftsOfSimulation } from '../../src/composition/simulation/gifts/simulated-gifts';
import { ok } from '../../src/core/shared/result';
import { CountingIds } from '../support/counting-ids';
import { FakeTime } from '../support/fake-time';
import { aDonor, aGiftDraft, anImportRow } from '../support/gift-builder';
import { RecordingLogger } from '../support/recording-logger';
import { aUser } from '../support/users';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

/** The gift book of a browser whose foundation sends receipts by themselves. */
function sendingBook() {
  localStorage.clear();
  const time = new FakeTime(Date.parse('2026-11-23T20:00:00Z'));
  const admin = aUser({ role: 'admin' });
  const place = browserSimulation(window);
  const settings = settingsRecords(place);
  const kept = settings.read();
  settings.write({
    ...kept,
    settings: { ...kept.settings, sendReceipts: true },
    receiptsSince: time.now(),
  });
  const book = giftsOfSimulation({
    clock: time,
    scheduler: time,
    ids: new CountingIds(),
    logger: new RecordingLogger(),
    session: { read: async () => ok(admin) },
    hint: { write: async () => ok(undefined) },
    content: { load: async () => ok(null) },
  })(admin);
  const receipts = () => simulatedReceipts(place).read();
  return { book, time, receipts };
}

test('an import of many gifts has its receipts at once, and stores them in a few portions', async () => {
  const { book, time, receipts } = sendingBook();
  const rows = Array.from({ length: 600 }, (_, at) =>
    anImportRow({
      externalId: `F-${at}`,
      donor: aDonor({ email: `d${at}@mail.example` }),
      receivedOn: '2026-11-20',
    }),
  );
  const stored = vi.spyOn(Storage.prototype, 'setItem');
  const imported = await time.run(book.import({ id: 'import-1', provider: 'Form', fileName: 'a.csv', rows }));
  expect(imported).toMatchObject({ ok: true, value: { added: 600 } });
  const addresses = receipts().mailings.map(({ to }) => to);
  expect(addresses.length).toBe(600);
  expect(new Set(addresses).size).toBe(600);
  const portions = stored.mock.calls.filter(([key]) => key === 'simulation:receipts');
  // The samples are stored first.
  expect(portions.length).toBeLessThanOrEqual(1 + 3);
});

test('receipts for which the browser has no room wait, and the import is kept; the next gift brings all of them', async () => {
  const { book, time, receipts } = sendingBook();
  const before = receipts().receipts.length;
  const setItem = Storage.prototype.setItem;
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (
    this: Storage,
    key,
    value,
  ) {
    if (key === 'simulation:receipts') throw new DOMException('full', 'QuotaExceededError');
    setItem.call(this, key, value);
  });
  const gift = { receivedOn: '2026-11-20' };
  const rows = ['ada', 'ben'].map((name) =>
    anImportRow({ ...gift, externalId: name, donor: aDonor({ email: `${name}@mail.example` }) }),
  );
  const imported = await time.run(book.import({ id: 'import-1', provider: 'Form', fileName: 'a.csv', rows }));
  expect(imported).toMatchObject({ ok: true, value: { added: 2 } });
  expect(receipts().receipts.length).toBe(before);
  full.mockRestore();
  const cleo = aDonor({ email: 'cleo@mail.example' });
  expect(await time.run(book.record({ id: 'new', ...aGiftDraft({ ...gift, donor: cleo }) }))).toMatchObject({
    ok: true,
  });
  expect(
    receipts()
      .mailings.map(({ to }) => to)
      .toSorted(),
  ).toEqual(['ada', 'ben', 'cleo'].map((name) => `${name}@mail.example`));
});
