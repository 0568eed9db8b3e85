import { createAtom } from 'mobx';
import type { Cancel, Clock, Scheduler } from '../../core/shared/system.port';

const TICK_MS = 1000;

/** The one ticker behind all countdowns. It runs only while `now` is observed: no countdown in view, no timer. */
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

  /** ms since the epoch; observers are notified every second. */
  get now(): number {
    this.tick.reportObserved();
    return this.clock.now();
  }
}
