import { expect, test } from 'vitest';
import { MockGiftArchives } from '../../../src/adapters/mock/gifts/mock-gift-archives';
import { sampleGifts } from '../../../src/adapters/mock/gifts/sample-gifts';
import { SimulatedGifts } from '../../../src/adapters/mock/gifts/simulated-gifts';
import { samplePickups } from '../../../src/adapters/mock/pickups/sample-pickups';
import { pickupsFormat } from '../../../src/adapters/mock/pickups/simulated-pickup-repository';
import { samplePlans, simulatedPlans } from '../../../src/adapters/mock/plans/simulated-plans';
import { sampleReceipts } from '../../../src/adapters/mock/receipts/sample-receipts';
import { simulatedReceipts } from '../../../src/adapters/mock/receipts/simulated-receipts';
import { SimulatedRecords } from '../../../src/adapters/mock/simulation';
import type { User } from '../../../src/core/account/user';
import { archiveText, type GiftArchive } from '../../../src/core/gift-archive/gift-archive';
import { fail, ok } from '../../../src/core/shared/result';
import { GiftArchiveViewModel } from '../../../src/ui/gifts/archive/gift-archive.view-model';
import { ToastViewModel } from '../../../src/ui/shared/toast/toast.view-model';
import { FakeStorage } from '../../support/fake-storage';
import { FakeTime } from '../../support/fake-time';
import { aGift, aPlan } from '../../support/gift-builder';
import { aPickup } from '../../support/message-builder';
import { RecordingLogger } from '../../support/recording-logger';
import { aUser } from '../../support/users';

const OTHER: GiftArchive = {
  pickups: [aPickup({ id: 'other-goods', state: 'collected', goods: [{ description: 'Boots', count: 2 }] })],
  gifts: [aGift({ id: 'other' })],
  imports: [],
  plans: [aPlan({ id: 'other-plan' })],
  receipts: [],
  mailings: [{ receiptId: 'r1', at: 9, to: 'rosa@mail.example' }],
  runs: [{ year: 2026, isStopped: true, donors: [{ key: 'rosa@mail.example\n', outcome: 'mailed' }] }],
};

function setUp(storage = new FakeStorage(), user: User | null = aUser({ role: 'admin' })) {
  const time = new FakeTime();
  const place = { storage, tell: () => undefined };
  const samples = () => {
    const gifts = sampleGifts(time.now());
    const receipts = sampleReceipts(time.now(), { gifts, goods: [] });
    return { gifts, plans: samplePlans(time.now()), pickups: samplePickups(time.now()), receipts };
  };
  const audited: unknown[] = [];
  const archives = new MockGiftArchives({
    gifts: new SimulatedGifts(place, () => samples().gifts),
    plans: simulatedPlans(place, () => samples().plans),
    receipts: simulatedReceipts(place, () => samples().receipts),
    pickups: new SimulatedRecords(
      place,
      pickupsFormat(() => samplePickups(time.now())),
    ),
    audit: async (...what) => void audited.push(what),
    session: { read: async () => ok(user) },
    scheduler: time,
    samples,
  });
  const toasts = new ToastViewModel(time, time);
  const viewModel = new GiftArchiveViewModel({
    giftArchives: archives,
    toasts,
    clock: time,
    logger: new RecordingLogger(),
  });
  const read = async () => {
    const answer = await time.run(archives.read());
    if (!answer.ok) throw new Error(answer.failure.code);
    return answer.value;
  };
  return { time, storage, archives, viewModel, toasts, audited, read };
}

const fileOf = (text: string) => ({ size: text.length, text: async () => text });

test('a backup restored over anything is the gift book as it was, and the log says so', async () => {
  const { time, archives, viewModel, audited, read } = setUp();
  const before = await read();
  const text = await time.run(viewModel.download());
  expect(await time.run(archives.replace(OTHER))).toMatchObject({ ok: true });
  expect(await read()).toEqual(OTHER);
  await time.run(viewModel.choose(fileOf(text ?? '')));
  expect(viewModel.state).toMatchObject({
    status: 'found',
    now: { gifts: 1, plans: 1 },
    inFile: { gifts: before.gifts.length },
  });
  // Looking into a file changes nothing.
  expect(await read()).toEqual(OTHER);
  expect(await time.run(viewModel.replace())).toBe(true);
  expect(await read()).toEqual(before);
  expect(audited.at(-1)).toEqual(['gift.restore', 'gift-book', { gifts: `${before.gifts.length}` }]);
});

test('a file of the first version, which knew no goods and no letters, leaves the goods that are there', async () => {
  const { time, viewModel, read } = setUp();
  const before = await read();
  const { pickups: _, runs: __, ...first } = OTHER;
  const text = archiveText(first as GiftArchive, 1).replace('"version": 3', '"version": 1');
  await time.run(viewModel.choose(fileOf(text)));
  expect(viewModel.state).toMatchObject({
    status: 'found',
    now: { goods: before.pickups?.length },
    inFile: { goods: null },
  });
  expect(await time.run(viewModel.replace())).toBe(true);
  expect(await read()).toEqual({ ...first, pickups: before.pickups, runs: [] });
});

test('letters that were being sent when a backup was made wait until somebody goes on with them', async () => {
  const { time, viewModel, read } = setUp();
  const [run] = OTHER.runs;
  const sending = { ...OTHER, runs: [{ ...OTHER.runs[0], isStopped: false }] } as GiftArchive;
  await time.run(viewModel.choose(fileOf(archiveText(sending, 1))));
  expect(await time.run(viewModel.replace())).toBe(true);
  expect((await read()).runs).toEqual([run]);
});

test('a storage without room keeps everything as it was', async () => {
  const { time, storage, archives, viewModel, toasts, audited, read } = setUp();
  const before = await read();
  await time.run(viewModel.choose(fileOf(archiveText(OTHER, 1))));
  // The gifts have room, and the plans have none.
  const write = storage.setItem.bind(storage);
  storage.setItem = (key, value) => {
    if (key === 'simulation:plans' && value.includes('other-plan'))
      throw new DOMException('', 'QuotaExceededError');
    write(key, value);
  };
  expect(await time.run(viewModel.replace())).toBe(false);
  expect(toasts.toast?.description).toBe('This browser has no room for it. Nothing was changed.');
  expect(await read()).toEqual(before);
  expect(audited).toEqual([]);
  expect(await time.run(archives.reset())).toMatchObject({ ok: true });
});

test('reset brings the samples back, with days around that day', async () => {
  const { time, archives, viewModel, audited, read } = setUp();
  await time.run(archives.replace(OTHER));
  await time.advance(400 * 24 * 60 * 60 * 1000);
  expect(await time.run(viewModel.reset())).toBe(true);
  const { gifts, receipts, mailings, runs, pickups } = await read();
  expect(gifts).toEqual(sampleGifts(time.now()));
  expect(receipts).toEqual(sampleReceipts(time.now(), { gifts, goods: [] }));
  expect(pickups?.map(({ id }) => id)).toEqual(samplePickups(time.now()).map(({ id }) => id));
  expect([mailings, runs]).toEqual([[], []]);
  expect(audited.at(-1)).toMatchObject(['gift.reset', 'gift-book', {}]);
});

test('a file that is wrong or too large is refused in words, and nothing can be replaced', async () => {
  const { time, viewModel, read } = setUp();
  const before = await read();
  const wrong = archiveText(OTHER, 1).replace('10000', '"10000"');
  await time.run(viewModel.choose(fileOf(wrong)));
  expect(viewModel.state).toEqual({
    status: 'refused',
    message: 'This backup is damaged: gifts, entry 1, cents. Nothing was changed.',
  });
  expect(await time.run(viewModel.replace())).toBe(false);
  await time.run(
    viewModel.choose({ size: 21 * 1024 * 1024, text: () => Promise.reject(new Error('unread')) }),
  );
  expect(viewModel.state).toMatchObject({ status: 'refused' });
  expect(await read()).toEqual(before);
});

test.each([
  ['unauthenticated', null],
  ['forbidden', aUser({ role: 'program_manager' })],
] as const)('the gift book is neither taken out nor replaced by somebody who is %s', async (code, user) => {
  const storage = new FakeStorage();
  const before = await setUp(storage).read();
  const { time, archives, viewModel, toasts, audited } = setUp(storage, user);
  for (const call of [() => archives.read(), () => archives.replace(OTHER), () => archives.reset()])
    expect(await time.run<unknown>(call())).toEqual(fail({ code }));
  expect(await time.run(viewModel.reset())).toBe(false);
  expect(toasts.toast).toMatchObject({ variant: 'destructive' });
  expect(audited).toEqual([]);
  expect(await setUp(storage).read()).toEqual(before);
});
