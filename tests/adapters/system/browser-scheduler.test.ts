import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BrowserScheduler } from '../../../src/adapters/system/browser-scheduler';

const DAY_MS = 24 * 60 * 60 * 1000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Vitest's fake timers have replaced the global ones. */
const scheduler = () => new BrowserScheduler(globalThis);

test('a delay of 60 days fires once, after 60 days, in steps of at most 24 days', () => {
  const task = vi.fn();
  const steps = vi.spyOn(globalThis, 'setTimeout');
  scheduler().after(60 * DAY_MS, task);
  vi.advanceTimersByTime(60 * DAY_MS - 1);
  expect(task).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(task).toHaveBeenCalledTimes(1);
  for (const [, delay] of steps.mock.calls) expect(delay).toBeLessThanOrEqual(24 * DAY_MS);
});

test('a cancelled delay never fires, even between two steps', () => {
  const task = vi.fn();
  const cancel = scheduler().after(30 * DAY_MS, task);
  vi.advanceTimersByTime(25 * DAY_MS);
  cancel();
  vi.advanceTimersByTime(30 * DAY_MS);
  expect(task).not.toHaveBeenCalled();
});

test('a period fires until cancelled', () => {
  const task = vi.fn();
  const cancel = scheduler().every(1000, task);
  vi.advanceTimersByTime(3000);
  cancel();
  vi.advanceTimersByTime(3000);
  expect(task).toHaveBeenCalledTimes(3);
});
