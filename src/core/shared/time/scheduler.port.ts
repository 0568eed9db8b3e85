/** Ends a timer or a subscription; calling it twice is harmless. */
export type Cancel = () => void;

/** Starts timers. The only source of timers in core, adapters and view models, so that tests need no waiting. */
export interface Scheduler {
  /** Runs `task` once after `delay` ms; a delay beyond 24 days is split by the adapter (browsers fire it at once). */
  after(delay: number, task: () => void): Cancel;
  /** Runs `task` every `period` ms until cancelled. */
  every(period: number, task: () => void): Cancel;
  /** Runs `task` once when nothing else has to be done, and after `longest` ms (at least 1) even if that never comes. */
  whenIdle(longest: number, task: () => void): Cancel;
}
