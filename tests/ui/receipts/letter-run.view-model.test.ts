import { expect, test } from 'vitest';
import type { ReceiptRun } from '../../../src/core/receipts/receipt-run';
import type { StatementLetters } from '../../../src/core/receipts/statement-letters.service';
import { ChangeFeed } from '../../../src/core/shared/change-feed';
import { fail, ok } from '../../../src/core/shared/result';
import { LetterRunViewModel } from '../../../src/ui/receipts/letters/letter-run.view-model';
import { ToastViewModel } from '../../../src/ui/shared/toast/toast.view-model';
import { FakeTime } from '../../support/fake-time';
import { InMemoryChanges } from '../../support/in-memory/in-memory-changes';

/** Letters of 2025 for three donors; a step writes one and takes 200 ms. */
function setUp(writer: 'server' | 'page') {
  const [time, changes] = [new FakeTime(), new InMemoryChanges()];
  const toasts = new ToastViewModel(time, time);
  const kept = { run: null as ReceiptRun | null, reads: 0, steps: 0, isFull: false };
  const runAs = (state: ReceiptRun['state'], done: number): ReceiptRun => ({
    year: 2025,
    state,
    donors: 3,
    done,
    mailed: done,
    paper: 0,
    sends: true,
  });
  const change = (state: ReceiptRun['state']) => async () => {
    kept.run = runAs(state, kept.run?.done ?? 0);
    return ok(kept.run);
  };
  const receipts = {
    startRun: change('running'),
    stopRun: change('stopped'),
    run: async () => {
      kept.reads += 1;
      return ok(kept.run);
    },
  };
  const writeOne = () => {
    const done = (kept.run?.done ?? 0) + 1;
    kept.run = runAs(done === 3 ? 'done' : (kept.run?.state ?? 'running'), done);
    changes.change('receipts');
  };
  const letters: StatementLetters = {
    writeSome: async () => {
      await new Promise<void>((resolve) => time.after(200, resolve));
      if (kept.isFull) return fail({ code: 'quota' });
      if (kept.run?.state !== 'running') return ok(false);
      kept.steps += 1;
      writeOne();
      return ok(true);
    },
  };
  const page = new LetterRunViewModel({
    receiptBook: receipts,
    pageLetters: writer === 'page' ? letters : null,
    feed: new ChangeFeed(changes, time, time),
    toasts,
  });
  return { time, changes, toasts, kept, page, writeOne };
}

test('with a server the page only watches: it follows the progress, and the letters go on without it', async () => {
  const { time, kept, page, writeOne } = setUp('server');
  const end = page.start();
  await page.showYear(2025);
  expect([page.value, page.isWrittenHere]).toEqual([null, false]);
  await page.begin();
  expect(page.value).toMatchObject({ state: 'running', done: 0 });
  await time.advance(60_000);
  expect(kept.steps).toBe(0);
  writeOne();
  writeOne();
  const { reads } = kept;
  await time.advance(500);
  expect(kept.reads).toBe(reads + 1);
  expect(page.value).toMatchObject({ state: 'running', done: 2 });
  await page.stop();
  expect(page.value).toMatchObject({ state: 'stopped', done: 2 });
  end();
  expect(time.pending).toBe(0);
});

test("the simulation's letters are written while the page is open, and go on when it is opened again", async () => {
  const { time, kept, page } = setUp('page');
  expect(page.isWrittenHere).toBe(true);
  let end = page.start();
  await page.showYear(2025);
  await page.begin();
  await time.advance(250);
  expect(kept.steps).toBe(1);
  end();
  await time.advance(60_000);
  // The step that was under way is done; no further step begins.
  expect(kept.steps).toBe(2);
  end = page.start();
  await page.showYear(2025);
  await time.advance(60_000);
  expect([kept.steps, page.value?.state]).toEqual([3, 'done']);
  end();
});

test("a stop ends the simulation's letters after the step that is under way", async () => {
  const { time, kept, page } = setUp('page');
  const end = page.start();
  await page.showYear(2025);
  await page.begin();
  await time.advance(250);
  await page.stop();
  await time.advance(60_000);
  expect([kept.steps, page.value?.state]).toEqual([1, 'stopped']);
  await page.begin();
  await time.advance(60_000);
  expect([kept.steps, page.value?.state]).toEqual([3, 'done']);
  end();
});

test('a step that fails says so and ends the writing', async () => {
  const { time, toasts, kept, page } = setUp('page');
  const end = page.start();
  await page.showYear(2025);
  kept.isFull = true;
  await page.begin();
  await time.advance(250);
  expect(toasts.toast).toMatchObject({ title: 'The letters stopped', variant: 'destructive' });
  kept.isFull = false;
  await page.begin();
  await time.advance(60_000);
  expect(page.value?.state).toBe('done');
  end();
});

test('another year shows nothing of the one before', async () => {
  const { page, kept } = setUp('server');
  page.start();
  await page.showYear(2025);
  await page.begin();
  kept.run = null;
  const shown = page.showYear(2024);
  expect(page.value).toBeNull();
  await shown;
  expect(page.value).toBeNull();
});
