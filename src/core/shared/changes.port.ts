import type { Cancel } from './system.port';

/** What may have been changed by somebody else: in another tab, in another browser, or through another process. */
export type ChangedThing =
  | 'content'
  | 'campaigns'
  | 'session'
  | 'people'
  | 'messages'
  | 'pickups'
  | 'gifts'
  | 'receipts';

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
