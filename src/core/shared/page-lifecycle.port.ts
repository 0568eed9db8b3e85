import type { Cancel } from './time/scheduler.port';

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
