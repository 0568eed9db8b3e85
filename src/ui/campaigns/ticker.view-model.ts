import { createAtom } from 'mobx';
import type { Clock } from '../../core/shared/clock.port';
import type { Cancel, Scheduler } from '../../core/shared/scheduler.port';

const TICK_MS = 1000;

/**
 * The one ticker behind all countdowns. It runs while somebody observes `now`, so that a page without a countdown in
 * view has no timer.
 */
export class TickerViewModel {
  private stop: Cancel = () => {};
  private readonly tick = createAtom(
    'tick',
    () => {
      this.stop = this.scheduler.every(TICK_MS, () => this.tick.reportChanged());
    },
    () => this.stop(),
  );

  constructor(
    private readonly clock: Clock,
    private readonly scheduler: Scheduler,
  ) {}

  /** ms since the epoch; who observes it is told each second. */
  get now(): number {
    this.tick.reportObserved();
    return this.clock.now();
  }
}
