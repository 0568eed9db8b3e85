import type { Person } from '../people/person';

/** Whether somebody can manage programs now: an active admin or program manager. */
export function canManage({ role, state }: Pick<Person, 'role' | 'state'>): boolean {
  return state === 'active' && (role === 'admin' || role === 'program_manager');
}
