import { may } from '../access/may';
import type { User } from '../account/user';
import type { Program } from '../programs/program';
import type { Event } from './event';

/** Whether somebody may read an event. */
export type MayRead = (event: Pick<Event, 'programId'>) => boolean;

/** Which events staff may read, out of all programs: an admin every one, a manager those of the programs that they manage. */
export function readableEvents(
  programs: readonly Pick<Program, 'id' | 'managerIds'>[],
  actor: Pick<User, 'id' | 'role'>,
): MayRead {
  const read = programs.filter((program) => may(actor, 'event.list', program));
  const ids = new Set(read.map(({ id }) => id));
  return ({ programId }) => may(actor, 'event.list') || (programId !== null && ids.has(programId));
}
