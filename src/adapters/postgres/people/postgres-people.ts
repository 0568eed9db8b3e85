import { type SelectQueryBuilder, sql } from 'kysely';
import { ROLES } from '../../../core/access/role';
import {
  NAMED_HOLDERS,
  type PeopleOrder,
  type PeopleQuery,
  type RoleHolders,
  type StaffMember,
} from '../../../core/people/people-query';
import type { Person } from '../../../core/people/person';
import type { PersonRepository } from '../../../core/people/person.repository.port';
import type { PageOf } from '../../../core/shared/page-of';
import type { Database, Tables } from '../database';
import { isInSearchColumn } from '../word-search';
import { inState, PERSON_COLUMNS, personColumns, personOf } from './person-row';

type People<Row> = SelectQueryBuilder<Tables, 'user', Row>;

const ORDERS: Readonly<Record<PeopleOrder, ReturnType<typeof sql>>> = {
  name: sql`lower(name) collate "C"`,
  email: sql`email collate "C"`,
  createdAt: sql`"createdAt"`,
  lastSignInAt: sql`"lastSignInAt"`,
};

/** People in PostgreSQL. */
export class PostgresPeople implements PersonRepository {
  constructor(private readonly database: Database) {}

  find(id: string): Promise<Person | null> {
    return this.one((people) => people.where('id', '=', id));
  }

  async some(ids: readonly string[]): Promise<readonly Person[]> {
    const rows = await this.rows().where(sql<boolean>`id = any(${ids})`).execute();
    return rows.map(personOf);
  }

  async withEmails(emails: readonly string[]): Promise<readonly Person[]> {
    if (emails.length === 0) return [];
    const rows = await this.rows().where(sql<boolean>`email = any(${emails})`).execute();
    return rows.map(personOf);
  }

  findByEmail(email: string): Promise<Person | null> {
    return this.one((people) => people.where('email', '=', email));
  }

  async add(person: Person): Promise<void> {
    await this.database
      .insertInto('user')
      .values({ ...personColumns(person), joinedAt: null })
      .execute();
  }

  async replace(person: Person): Promise<void> {
    const joinedAt = sql<Date>`coalesce("joinedAt", current_timestamp)`;
    await this.database
      .updateTable('user')
      .set({ ...personColumns(person), ...(person.state === 'active' && { joinedAt }) })
      .set({ updatedAt: sql`current_timestamp` })
      .where('id', '=', person.id)
      .execute();
  }

  async page(query: PeopleQuery): Promise<PageOf<Person>> {
    // The page is found in an index, and only its own rows are read.
    const ids = paged(filtered(this.database.selectFrom('user').select('id'), query), query);
    const [rows, count] = await Promise.all([
      paged(this.rows().where('id', 'in', ids), { ...query, page: 1 }).execute(),
      filtered(
        this.database.selectFrom('user').select(({ fn }) => fn.countAll<number>().as('total')),
        query,
      ).executeTakeFirstOrThrow(),
    ]);
    return { items: rows.map(personOf), total: count.total };
  }

  /** Each role's first names and its count come from an index. */
  async roleHolders(): Promise<readonly RoleHolders[]> {
    const { rows } = await sql<RoleHolders>`
      select role,
        array(select name from "user" where "user".role = known.role order by ${ORDERS.name}, id limit ${NAMED_HOLDERS})
          as names,
        (select count(*)::int from "user" where "user".role = known.role) as total
      from unnest(${ROLES}::text[]) with ordinality as known(role, place)
      order by place`.execute(this.database);
    return rows;
  }

  staff(): Promise<readonly StaffMember[]> {
    return this.database
      .selectFrom('user')
      .select(['id', 'name'])
      .where('role', 'in', ['admin', 'program_manager'])
      .where(inState('active'))
      .orderBy(ORDERS.name)
      .orderBy('id')
      .execute();
  }

  async hasJoined(id: string): Promise<boolean> {
    const row = await this.database
      .selectFrom('user')
      .select('id')
      .where('id', '=', id)
      .where('joinedAt', 'is not', null)
      .executeTakeFirst();
    return row !== undefined;
  }

  async lockAdmins(): Promise<readonly string[]> {
    const admins = await this.database
      .selectFrom('user')
      .select('id')
      .where('role', '=', 'admin')
      .where(inState('active'))
      .orderBy('id')
      .forUpdate()
      .execute();
    return admins.map(({ id }) => id);
  }

  private rows() {
    return this.database.selectFrom('user').select(PERSON_COLUMNS);
  }

  private async one(
    wanted: (rows: ReturnType<PostgresPeople['rows']>) => ReturnType<PostgresPeople['rows']>,
  ): Promise<Person | null> {
    const row = await wanted(this.rows())
      .$if(this.database.isTransaction, (rows) => rows.forUpdate())
      .executeTakeFirst();
    return row ? personOf(row) : null;
  }
}

/** Those of a query, whatever its page. */
function filtered<Row>(rows: People<Row>, { search, role, state }: PeopleQuery): People<Row> {
  const isWanted = isInSearchColumn(search);
  return rows
    .$if(role !== null, (matching) => matching.where('role', '=', role))
    .$if(state !== null, (matching) => matching.where(inState(state ?? 'active')))
    .$if(isWanted !== null, (matching) => matching.where(isWanted ?? sql<boolean>`true`));
}

/** In the order of a query, and only its page. */
function paged<Row>(rows: People<Row>, { order, isDescending, page, size }: PeopleQuery): People<Row> {
  return rows
    .orderBy(ORDERS[order], (by) => (isDescending ? by.desc() : by.asc()).nullsLast())
    .orderBy('id')
    .limit(size)
    .offset((page - 1) * size);
}
