import { canManage } from '../access/can-manage';
import type { ToldManager } from '../mail/told-manager';
import type { Person } from '../people/person';

/** Those of some people who can manage programs now, by their addresses. */
export function toldManagers(people: readonly Person[]): readonly (ToldManager & Pick<Person, 'id'>)[] {
  return people
    .filter(canManage)
    .map(({ id, email, role }) => ({ id, email, isAdmin: role === 'admin' }))
    .sort((a, b) => (a.email < b.email ? -1 : 1));
}
