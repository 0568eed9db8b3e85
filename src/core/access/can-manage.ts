import type { Person } from '../people/person';
import { isStaff } from './role';

/** Whether somebody can manage programs now: an active admin or program manager. */
export function canManage({ role, state }: Pick<Person, 'role' | 'state'>): boolean {
  return state === 'active' && isStaff(role);
}
