import type { Unit } from '../unit-of-work/unit-of-work.port';
import type { Event } from './event';
import type { Effect } from './event-view';
import type { MayRead } from './readable-events';

/** An event before and after a change. */
export interface EventChange {
  readonly before: Event;
  readonly after: Event;
}

/** Who asks what changes would do, and when (ms); `mayRead` says which other events are named to them. */
export interface EffectReader {
  readonly now: number;
  readonly actorId: string;
  readonly mayRead: MayRead;
}

/** What hangs on events: who signed up for them. Sign-ups implement it. */
export interface EventFollowers {
  /**
   * Locks everybody whose times or places a change of these events may touch. A write calls it before it finds the events, which it
   * locks in the order of their ids.
   */
  lockSignedUp(eventIds: readonly string[]): Promise<void>;
  /** Lets the sign-ups follow a change that was kept, in the same write. `actorId` is the account of who changes the event. */
  followEvent(unit: Unit, change: EventChange, actorId: string): Promise<void>;
  /** What these changes would do, as followEvent does it: whom they would mail, and who would be in two places at once. */
  effectOf(changes: readonly EventChange[], by: EffectReader): Promise<Effect>;
}
