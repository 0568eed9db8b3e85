import type { Role } from '../../core/access/role';
import { ROLES } from '../../core/access/role';
import { pathOf } from '../../core/navigation/paths';
import { ALL_PEOPLE, PEOPLE_ORDERS, type PeopleQuery } from '../../core/people/people-query';
import { PERSON_STATES } from '../../core/people/person';

const LONGEST_SEARCH = 200;
const LAST_PAGE = 1_000_000;

/** The question that an address asks, as in '?search=vera&role=donor&page=2'; what makes no sense is left out. */
export function queryOf(address: URLSearchParams): PeopleQuery {
  const page = Number(address.get('page'));
  const oneOf = <Choice extends string>(choices: readonly Choice[], name: string) =>
    choices.find((choice) => choice === address.get(name));
  return {
    ...ALL_PEOPLE,
    search: (address.get('search') ?? '').slice(0, LONGEST_SEARCH),
    role: oneOf(ROLES, 'role') ?? null,
    state: oneOf(PERSON_STATES, 'state') ?? null,
    order: oneOf(PEOPLE_ORDERS, 'order') ?? ALL_PEOPLE.order,
    isDescending: address.get('descending') === 'true',
    page: Number.isSafeInteger(page) && page > 0 && page <= LAST_PAGE ? page : 1,
  };
}

/** The address with another question in it; whatever else it says stays. Another question begins at page 1. */
export function withQuery(address: URLSearchParams, changed: Partial<PeopleQuery>): URLSearchParams {
  const next = new URLSearchParams(address);
  const { search, role, state, order, isDescending, page } = { ...queryOf(address), page: 1, ...changed };
  const written = {
    search,
    role: role ?? '',
    state: state ?? '',
    order: order === ALL_PEOPLE.order ? '' : order,
    descending: isDescending ? 'true' : '',
    page: page === 1 ? '' : String(page),
  };
  for (const [name, value] of Object.entries(written)) {
    if (value === '') next.delete(name);
    else next.set(name, value);
  }
  return next;
}

/** Whether less than everybody is asked for. */
export function isNarrowed({ search, role, state }: PeopleQuery): boolean {
  return search !== '' || role !== null || state !== null;
}

/** Where everybody with a role is listed. */
export function peopleOfRole(role: Role): string {
  return `${pathOf('user-management/all-users')}?role=${role}`;
}
