import type { Unit } from '../unit-of-work/unit-of-work.port';

/** What hangs on accounts: the places that their owners have. Sign-ups implement it. */
export interface PeopleFollowers {
  /**
   * Gives up every place of somebody who is deactivated or gets another role, in the write that does it. They are not mailed about it;
   * `actorId` is the account of who does it.
   */
  leaveAllEvents(unit: Unit, personId: string, actorId: string): Promise<void>;
}
