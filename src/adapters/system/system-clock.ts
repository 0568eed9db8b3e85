import type { Clock } from '../../core/shared/clock.port';

/** The computer's clock. */
export class SystemClock implements Clock {
  now(): number {
    return Date.now();
  }
}
