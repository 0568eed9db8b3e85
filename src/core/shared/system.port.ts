/** Tells the time. The only source of 'now' in core, adapters and view models. */
export interface Clock {
  /** Milliseconds since 1970-01-01T00:00:00Z. */
  now(): number;
}

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

/** Makes ids that are unique in this browser and, for all practical purposes, everywhere. */
export interface IdSource {
  next(): string;
}

/** The moments in a page's life that the session and unsaved work depend on. */
export interface PageLifecycle {
  /** Runs `task` at once when the document is complete, otherwise on its load event. */
  whenLoaded(task: () => void): Cancel;
  /** Runs `task` each time the page comes back out of the browser's back-forward cache, where it heard nothing. */
  onReturn(task: () => void): Cancel;
  /** Runs `task` at once, and each time the page comes into view or goes out of it, with whether it is in view now. */
  followView(task: (isInView: boolean) => void): Cancel;
  /** Runs `task` whenever the page may be about to end: it is hidden, left or closed. What `task` does at once still happens. */
  onLeave(task: () => void): Cancel;
}

/** What may have been changed by somebody else: in another tab, in another browser, or through another process. */
export const CHANGED_THINGS = [
  'session',
  'content',
  'campaigns',
  'people',
  'messages',
  'pickups',
  'gifts',
  'receipts',
  'programs',
  'applications',
  'events',
  'signups',
  'guides',
  'shelf',
  'settings',
] as const;

/** One of these things. */
export type ChangedThing = (typeof CHANGED_THINGS)[number];

/**
 * Tells of changes that were made elsewhere. A notice carries no data: who hears it reads again. Notices may come
 * twice, or for a change of one's own, and after a lost connection one comes for everything, since some were missed.
 */
export interface Changes {
  /** Calls `listener` for each notice until the returned function is called. */
  subscribe(listener: (thing: ChangedThing) => void): Cancel;
  /**
   * Calls `listener` each time a write of this page is done, in general after the notices of that write. Missing where
   * no page writes.
   */
  onOwnWrite?(listener: () => void): Cancel;
}
