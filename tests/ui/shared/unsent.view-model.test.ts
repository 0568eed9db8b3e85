import { expect, test, vi } from 'vitest';
import { LocalStorageUnsentStore } from '../../../src/adapters/local-storage/local-storage-unsent-store';
import type { AnyCall } from '../../../src/core/api/api';
import { fail, ok } from '../../../src/core/shared/result';
import { KEPT_CALLS, type KeptCall } from '../../../src/core/shared/unsent/unsent-change';
import { UnsavedWorkViewModel } from '../../../src/ui/shared/leave/unsaved-work.view-model';
import { ToastViewModel } from '../../../src/ui/shared/toast/toast.view-model';
import { sendAgain } from '../../../src/ui/shared/unsent/send-again';
import { UnsentViewModel } from '../../../src/ui/shared/unsent/unsent.view-model';
import { FakeStorage, SharedStorage } from '../../support/fake-storage';
import { FakeTime } from '../../support/fake-time';
import { RecordingLogger } from '../../support/recording-logger';
import { aUser } from '../../support/users';

const PARKER = aUser({ id: 'parker', role: 'program_manager' });
const AWAY = fail({ code: 'unavailable' });

/** Pages of one device, and a server that can be away. */
function device() {
  const [shared, time] = [new SharedStorage(), new FakeTime()];
  const server = { answer: ok(undefined) as Awaited<ReturnType<AnyCall>>, calls: [] as unknown[] };
  const call: AnyCall = async (input) => {
    server.calls.push(input);
    return server.answer;
  };
  const open = (user = PARKER) => {
    const toasts = new ToastViewModel(time, time);
    const unsaved = new UnsavedWorkViewModel();
    const unsent = new UnsentViewModel({
      session: { user, interruption: null },
      unsaved,
      store: new LocalStorageUnsentStore(() => new FakeStorage(shared), time, new RecordingLogger()),
      toasts,
      clock: time,
      scheduler: time,
      fetchSendAgain: async () => (changes, waiting) => sendAgain(changes, waiting, async () => call),
    });
    const close = unsent.start();
    const press = (name: string, input: unknown) => unsent.track(name, input, () => call(input));
    return { toasts, unsaved, unsent, close, press };
  };
  return { shared, time, server, call, open };
}

const mark = (id: string) => ({ id, base: 'first', mark: 'attended', minutes: null });

test.each(KEPT_CALLS)('%s that could not be sent is kept on the device until it is', async (name) => {
  const { shared, time, server, open } = device();
  const input = name === 'hours.approve' ? { entries: [{ id: 'work', base: 'first' }] } : mark('robin');
  server.answer = AWAY;
  const first = open();
  await first.press(name, input);
  expect(first.unsent.failedOf(name)).toMatchObject([{ call: name, input }]);
  first.close();

  const second = open();
  await time.advance(0);
  expect(second.unsent.listed).toEqual([[name, 1]]);
  server.answer = ok(undefined);
  await time.advance(15_000);
  expect(server.calls.at(-1)).toEqual(input);
  expect(second.unsent.listed).toEqual([]);
  expect(second.toasts.toast).toMatchObject({ title: 'Changes Saved' });
  expect(shared.items.size).toBe(0);
});

test('five marks wait for the connection; what went through once is not sent again', async () => {
  const { time, server, open } = device();
  server.answer = AWAY;
  const page = open();
  for (const id of ['a', 'b', 'c', 'd', 'e']) await page.press('signups.mark', mark(id));
  expect(page.unsent.listed).toEqual([['signups.mark', 5]]);
  server.calls.length = 0;
  await time.advance(60_000);
  // One try tells that the server is away.
  expect(server.calls.length).toBeLessThanOrEqual(4);
  server.answer = ok(undefined);
  server.calls.length = 0;
  await time.advance(5_000);
  page.unsent.reached();
  await time.advance(0);
  expect(server.calls).toEqual(['a', 'b', 'c', 'd', 'e'].map(mark));
  await time.advance(60_000);
  expect(server.calls).toHaveLength(5);
  expect(page.toasts.toast).toMatchObject({ description: '5 changes that waited are saved now.' });
});

test('a page that ends while a mark is on its way loses nothing', async () => {
  const { time, server, open } = device();
  const first = open();
  void first.unsent.track('signups.mark', mark('robin'), () => new Promise<never>(() => {}));
  expect(first.unsaved.isLeftBy('app')).toBe(true);
  // Not closed: the browser is gone.
  const second = open();
  await time.advance(0);
  expect(server.calls).toEqual([mark('robin')]);
  expect(second.unsent.listed).toEqual([]);
});

test('nobody else on the device sees or sends it, and the person does when they are back', async () => {
  const { time, server, open } = device();
  server.answer = AWAY;
  const mine = open();
  await mine.press('signups.mark', mark('robin'));
  mine.close();
  server.answer = ok(undefined);
  server.calls.length = 0;
  const theirs = open(aUser({ id: 'avery', role: 'admin' }));
  await time.advance(60_000);
  expect([theirs.unsent.listed, server.calls]).toEqual([[], []]);
  theirs.close();
  open();
  await time.advance(0);
  expect(server.calls).toEqual([mark('robin')]);
});

test('what somebody else changed meanwhile is not sent over it, and the person is told', async () => {
  const { time, server, shared, open } = device();
  server.answer = AWAY;
  const page = open();
  await page.press('signups.mark', mark('robin'));
  server.answer = fail({ code: 'conflict' });
  await time.advance(15_000);
  expect(page.toasts.toast).toMatchObject({ title: 'Not saved', variant: 'destructive' });
  expect([page.unsent.listed, shared.items.size]).toEqual([[], 0]);
});

test('leaving the view, the page and the app counts, once each place was left only the app', async () => {
  const { server, open } = device();
  const { unsent, press } = open();
  const left = () => (['view', 'path', 'app'] as const).map((departure) => unsent.isLeftBy(departure));
  expect(left()).toEqual([false, false, false]);
  server.answer = AWAY;
  await press('signups.mark', mark('robin'));
  expect(left()).toEqual([true, true, true]);
  unsent.leave();
  expect(left()).toEqual([false, false, true]);
  await press('hours.approve', { entries: [{ id: 'work', base: 'first' }] });
  expect(left()).toEqual([false, true, true]);
});

test('any other change counts only while it is on its way, and what a form holds is asked about by the form', async () => {
  const { server, open, shared } = device();
  const { unsent, press } = open();
  server.answer = AWAY;
  const publishing = press('programs.publish', { id: 'walk', base: 'first' });
  expect([unsent.isLeftBy('path'), unsent.isLeftBy('app')]).toEqual([false, true]);
  await publishing;
  expect([unsent.isLeftBy('app'), shared.items.size]).toEqual([false, 0]);
  await press('shelf.move', { id: 'count', kind: 'counted', count: 7 });
  expect([unsent.isLeftBy('path'), unsent.isLeftBy('app')]).toEqual([false, false]);
  unsent.leave();
  expect([unsent.isLeftBy('app'), unsent.listed]).toEqual([true, [['shelf.move', 1]]]);
});

test('somebody who goes while a mark is being saved is not asked if it is saved soon, and is if it is not', async () => {
  const { time, open } = device();
  const { unsent, unsaved } = open();
  const saving = () => {
    let answer: (value: ReturnType<typeof ok<undefined>>) => void = () => {};
    const sent = new Promise<ReturnType<typeof ok<undefined>>>((resolve) => {
      answer = resolve;
    });
    void unsent.track('signups.mark', mark('robin'), () => sent);
    return () => answer(ok(undefined));
  };
  const save = saving();
  const soon = unsaved.mayLeave('path');
  save();
  await time.advance(0);
  expect([unsaved.asking, await soon]).toEqual([null, true]);
  const saveLate = saving();
  const late = unsaved.mayLeave('path');
  await time.advance(1_000);
  expect(unsaved.asking).toBe(unsent);
  saveLate();
  await time.advance(0);
  expect(await late).toBe(true);
});

test('what is discarded is neither sent nor kept', async () => {
  const { time, server, shared, open } = device();
  server.answer = AWAY;
  const { unsent, press } = open();
  await press('signups.mark', mark('robin'));
  unsent.discard();
  server.calls.length = 0;
  await time.advance(60_000);
  expect([server.calls, shared.items.size, unsent.isLeftBy('app')]).toEqual([[], 0, false]);
});

test('a place that shows a change sends it by itself, and leaves it where it does not', async () => {
  const { server, time, open } = device();
  server.answer = AWAY;
  const { unsent, press } = open();
  await press('signups.mark', mark('robin'));
  await press('signups.mark', mark('sam'));
  // The try that begins with the page is over.
  await time.advance(0);
  const resend = vi.fn();
  const stop = unsent.showIn('signups.mark', {
    shows: ({ input }) => (input as { id: string }).id === 'robin',
    resend,
  });
  expect(unsent.listed).toEqual([['signups.mark', 1]]);
  server.calls.length = 0;
  await time.advance(15_000);
  expect(resend).toHaveBeenCalledOnce();
  expect(server.calls).toEqual([mark('sam')]);
  stop();
  expect(unsent.listed).toEqual([['signups.mark' satisfies KeptCall, 2]]);
});
