import { canManage } from '../access/can-manage';
import type { Role } from '../access/role';
import { type PageOf, pageOf } from '../shared/page-of';
import { isFound } from '../shared/text/search-words';
import type { PeopleInput } from './people.inputs';
import { type Person, roleSchema } from './person';

/** Which people are asked for. */
export type PeopleQuery = PeopleInput['list'];

/** One of the orders of a list of people. */
export type PeopleOrder = PeopleQuery['order'];

/** Everybody, by name. */
export const ALL_PEOPLE: PeopleQuery = {
  search: '',
  role: null,
  state: null,
  order: 'name',
  isDescending: false,
  page: 1,
  size: 25,
};

/** Answers a query from a list that holds everybody. */
export function findPeople(people: readonly Person[], query: PeopleQuery): PageOf<Person> {
  const found = people.filter(
    (person) =>
      (query.role === null || person.role === query.role) &&
      (query.state === null || person.state === query.state) &&
      isFound([person.name, person.email, person.phone ?? ''], query.search),
  );
  return pageOf(
    found.sort((a, b) => compare(a, b, query)),
    query,
  );
}

/** People with the same name or time are sorted by id. */
function compare(person: Person, other: Person, { order, isDescending }: PeopleQuery): number {
  const [a, b] = [keyOf(person, order), keyOf(other, order)];
  if (a === undefined || b === undefined) return a === b ? byId(person, other) : a === undefined ? 1 : -1;
  if (a === b) return byId(person, other);
  return a < b === isDescending ? 1 : -1;
}

function keyOf(person: Person, order: PeopleOrder): string | number | undefined {
  return order === 'name' ? person.name.toLowerCase() : person[order];
}

function byId(a: Person, b: Person): number {
  return a.id < b.id ? -1 : 1;
}

/** An id and a name of somebody who can manage programs. */
export type StaffMember = Pick<Person, 'id' | 'name'>;

/** The active admins and program managers by name, from a list that holds everybody. */
export function staffOf(people: readonly Person[]): readonly StaffMember[] {
  const active = people.filter(canManage);
  const { items } = findPeople(active, { ...ALL_PEOPLE, size: active.length });
  return items.map(({ id, name }) => ({ id, name }));
}

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
