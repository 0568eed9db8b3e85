import type { Cancel, Scheduler } from '../../core/shared/system.port';

/** Browsers keep a timer's delay in 32 bits and fire longer ones at once, so no single timer is longer than 24 days. */
const LONGEST_TIMER_MS = 24 * 24 * 60 * 60 * 1000;

/** The timer functions of a window or of Node. */
export interface Timers {
  setTimeout(task: () => void, delay: number): unknown;
  clearTimeout(handle: unknown): void;
  setInterval(task: () => void, period: number): unknown;
  clearInterval(handle: unknown): void;
  /** Not every browser has it. */
  requestIdleCallback?(task: () => void, options: { timeout: number }): number;
  cancelIdleCallback?(handle: number): void;
}

/** Timers of the browser; a delay beyond 24 days is walked in steps. */
export class BrowserScheduler implements Scheduler {
  constructor(private readonly timers: Timers) {}

  after(delay: number, task: () => void): Cancel {
    let remaining = delay;
    let handle: unknown;
    const step = () => {
      const wait = Math.min(remaining, LONGEST_TIMER_MS);
      remaining -= wait;
      handle = this.timers.setTimeout(remaining > 0 ? step : task, wait);
    };
    step();
    return () => this.timers.clearTimeout(handle);
  }

  every(period: number, task: () => void): Cancel {
    const handle = this.timers.setInterval(task, period);
    return () => this.timers.clearInterval(handle);
  }

  whenIdle(longest: number, task: () => void): Cancel {
    const { timers } = this;
    if (!timers.requestIdleCallback) return this.after(0, task);
    const handle = timers.requestIdleCallback(task, { timeout: longest });
    return () => timers.cancelIdleCallback?.(handle);
  }
}
