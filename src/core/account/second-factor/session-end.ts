import { isStaff } from '../../access/role';

const HOUR = 60 * 60_000;
/** So many sessions of one person are open at once; with another one the oldest ends. */
export const MOST_SESSIONS = 20;

/** How long a session lasts without a call that its person made, in ms. */
export function idleEndMs(role: string | null): number {
  return isStaff(role) ? HOUR : 12 * HOUR;
}
