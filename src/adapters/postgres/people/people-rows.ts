import { type Selectable, type SelectQueryBuilder, sql } from 'kysely';
import { ROLES, type Role } from '../../../core/access/role';
import type { PeopleOrder, PeopleQuery } from '../../../core/people/people-query';
import type { Person, PersonState } from '../../../core/people/person';
import { NAMED_HOLDERS, type RoleHolders } from '../../../core/people/role-holders';
import type { Database, Tables } from '../database';
import { isInSearchColumn } from '../word-search';

const COLUMNS = [
  'id',
  'revision',
  'name',
  'email',
  'phone',
  'role',
  'image',
  'banned',
  'joinedAt',
  'createdAt',
  'lastSignInAt',
] as const;

/** A row of the table of people. */
type PersonRow = Pick<Selectable<Tables['user']>, (typeof COLUMNS)[number]>;

type People<Row> = SelectQueryBuilder<Tables, 'user', Row>;

const ORDERS: Readonly<Record<PeopleOrder, ReturnType<typeof sql>>> = {
  name: sql`lower(name) collate "C"`,
  email: sql`email collate "C"`,
  createdAt: sql`"createdAt"`,
  lastSignInAt: sql`"lastSignInAt"`,
};

/** Rows of people, as personOf takes them. */
export function peopleRows(database: Database): People<PersonRow> {
  return database.selectFrom('user').select(COLUMNS);
}

/** Those of a query, whatever its page. */
export function filtered<Row>(rows: People<Row>, { search, role, state }: PeopleQuery): People<Row> {
  const isWanted = isInSearchColumn(search);
  return rows
    .$if(role !== null, (found) => found.where('role', '=', role))
    .$if(state !== null, (found) => found.where(inState(state ?? 'active')))
    .$if(isWanted !== null, (found) => found.where(isWanted ?? sql<boolean>`true`));
}

/** In the order of a query, and only its page. */
export function paged<Row>(rows: People<Row>, { order, isDescending, page, size }: PeopleQuery): People<Row> {
  return rows
    .orderBy(ORDERS[order], (by) => (isDescending ? by.desc() : by.asc()).nullsLast())
    .orderBy('id')
    .limit(size)
    .offset((page - 1) * size);
}

/** The holders of every role: each role's first names and its count come from an index. */
export async function readRoleHolders(database: Database): Promise<readonly RoleHolders[]> {
  const { rows } = await sql<RoleHolders>`
    select role,
      array(select name from "user" where "user".role = known.role order by ${ORDERS.name}, id limit ${NAMED_HOLDERS})
        as names,
      (select count(*)::int from "user" where "user".role = known.role) as total
    from unnest(${ROLES}::text[]) with ordinality as known(role, place)
    order by place`.execute(database);
  return rows;
}

function inState(state: PersonState) {
  return {
    contact: sql<boolean>`not banned and role is null`,
    invited: sql<boolean>`not banned and role is not null and "joinedAt" is null`,
    active: sql<boolean>`not banned and role is not null and "joinedAt" is not null`,
    deactivated: sql<boolean>`banned`,
  }[state];
}

/** The person that a row holds. */
export function personOf(row: PersonRow): Person {
  return {
    id: row.id,
    revision: row.revision,
    name: row.name,
    email: row.email,
    ...(row.phone !== null && { phone: row.phone }),
    // The table takes no other roles.
    role: row.role as Role | null,
    state: stateOf(row),
    ...(row.image && { avatar: row.image }),
    createdAt: row.createdAt.getTime(),
    ...(row.lastSignInAt && { lastSignInAt: row.lastSignInAt.getTime() }),
  };
}

function stateOf({ banned, role, joinedAt }: PersonRow): PersonState {
  if (banned) return 'deactivated';
  if (role === null) return 'contact';
  return joinedAt === null ? 'invited' : 'active';
}
