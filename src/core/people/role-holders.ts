import type { Role } from '../access/role';
import { ALL_PEOPLE, findPeople } from './people-query';
import { type Person, roleSchema } from './person';

/** So many of a role's people are named; the others are counted. */
export const NAMED_HOLDERS = 8;

/** Who has a role, in whatever state their account is. */
export interface RoleHolders {
  readonly role: Role;
  /** The first NAMED_HOLDERS of them by name. */
  readonly names: readonly string[];
  /** How many they are. */
  readonly total: number;
}

/** The holders of every role, in the order of ROLES, from a list that holds everybody. */
export function roleHoldersOf(people: readonly Person[]): readonly RoleHolders[] {
  return roleSchema.options.map((role) => {
    const { items, total } = findPeople(people, { ...ALL_PEOPLE, role, size: NAMED_HOLDERS });
    return { role, names: items.map(({ name }) => name), total };
  });
}
