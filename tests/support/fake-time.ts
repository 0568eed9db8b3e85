import type { Cancel, Clock, Scheduler } from '../../src/core/shared/system.port';

interface Timer {
  at: number;
  readonly period?: number;
  readonly task: () => void;
}

/** Clock and scheduler in one: time stands still until a test moves it. */
export class FakeTime implements Clock, Scheduler {
  /** Whether the page is never idle, so that what waits for that runs at its latest. */
  busy = false;
  private readonly timers = new Set<Timer>();

  /** `settleAll` waits for everything that needs no time to pass, also beyond promises. */
  constructor(
    private current = Date.UTC(2026, 10, 21, 12),
    private readonly settleAll: () => Promise<void> = settle,
  ) {}

  now(): number {
    return this.current;
  }

  after(delay: number, task: () => void): Cancel {
    return this.add({ at: this.current + delay, task });
  }

  every(period: number, task: () => void): Cancel {
    return this.add({ at: this.current + period, period, task });
  }

  whenIdle(longest: number, task: () => void): Cancel {
    return this.after(this.busy ? longest : 0, task);
  }

  /** How many timers are running; 0 after everything was disposed. */
  get pending(): number {
    return this.timers.size;
  }

  /** Sets the clock, as when a person changes it; running timers are not affected. */
  setNow(now: number): void {
    for (const timer of this.timers) timer.at += now - this.current;
    this.current = now;
  }

  /** Advances by `ms`: fires due timers in order and lets promises settle after each. */
  async advance(ms: number): Promise<void> {
    const end = this.current + ms;
    await this.settleAll();
    for (let next = this.nextDue(end); next; next = this.nextDue(end)) {
      this.current = Math.max(this.current, next.at);
      if (next.period === undefined) this.timers.delete(next);
      else next.at += next.period;
      next.task();
      await this.settleAll();
    }
    this.current = end;
  }

  /** Moves on until what a call waits for has come to pass, and gives back its answer. */
  async run<T>(answer: Promise<T>, ms = 10_000): Promise<T> {
    await this.advance(ms);
    return answer;
  }

  private nextDue(end: number): Timer | undefined {
    return [...this.timers].filter((timer) => timer.at <= end).sort((a, b) => a.at - b.at)[0];
  }

  private add(timer: Timer): Cancel {
    this.timers.add(timer);
    return () => this.timers.delete(timer);
  }
}

/** Lets pending promise chains settle. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve();
}
